\pset null NULL

SELECT r, uri_resolve('http://a/b/c/d;p?q', r::uri), uri_resolve('http://a/b/c/d;p?q', r::uri, strict => false)
    FROM unnest(ARRAY['g', '../g', '../../../g', '?y', '', '#s', '//g', 'http:g', 'g:h']) r;
SELECT uri_resolve('//a', 'b');
SELECT uri_resolve('http://a/'::uri(rfc2396), 'b');
SELECT uri_resolve('http://a/b/c'::uri(rfc2396), '?y'::uri(rfc2396, resolvable)),
    uri_resolve('http://a/b/c'::uri(rfc2396), ''::uri(rfc2396));
SELECT uri_resolve('http://h/'::uri(rfc1738), 'http://h/x'::uri(rfc1738));
SELECT t, uri_relativize('http://a/b/c?q', t::uri), uri_resolve('http://a/b/c?q', uri_relativize('http://a/b/c?q', t::uri)) = t::uri AS back
    FROM unnest(ARRAY['http://a/b/d', 'http://a/b/c?q', 'http://a/', 'http://x/', 'mailto:a', 'http://a/b/../c']) t;

SELECT level, uri_normalize('HTTP://EXAMPLE.com:80/%7euser/./a/../b%2F%c3', level)
    FROM unnest(enum_range(NULL::uri_level)) level;
SELECT uri_normalize('HTTP://A/..'), uri_normalize('http://[::0001]', 'scheme', ipv6 => true);
SELECT uri_normalize('HTTP://A:80', 'everything');
SELECT uri_compare('http://a/', 'http://b/'), uri_compare('http://a', 'HTTP://A:80/', 'syntax'),
    uri_compare('http://a', 'HTTP://A:80/', 'scheme'), uri_compare('b', 'a');

SELECT uri_within('http://h/app/', 'x/../y', 'http://h/app'), uri_within('http://h/app/', '../x', 'http://h/app'),
    uri_within('http://h/app/', 'http://h/apple', 'http://h/app'), uri_within('http://h/app/', '..%2fx', 'http://h/app');

SELECT uri_encode('a b/c?é', 'segment'), uri_encode('a&b=c', 'query'), uri_encode('a&b=c', 'query', '&='),
    uri_encode('\x00ff41'::bytea, 'path'), uri_encode('x', 'path', grammar => 'rfc2396');
SELECT uri_encode('x', 'scheme');
SELECT uri_decode('a%20b+%C3%A9'), uri_decode('a+b', plus_is_space => true), uri_decode_bytea('%00%ff+');
SELECT uri_decode('a%2');
SELECT uri_decode('a%00');
SELECT uri_decode('%ff');

-- All delimiters, a space and a line break, there and back
SELECT e, uri_decode(e) = t AS same FROM (SELECT t, uri_encode(t, 'query', ':/?@!$&''()*+,;=') AS e
    FROM unnest(ARRAY[':/?#[]@!$&''()*+,;=', 'a b', E'a\r\nb', 'a+b', '']) t) x;

-- Bases that are files, and bases that are none
SELECT t, uri_resolve('file:///etc/app/conf', t::uri) AS of_file, uri_resolve('http://h.example/etc/app/conf', t::uri) AS of_page
    FROM unnest(ARRAY['../HOSTS', '/etc/HOSTS', 'http://x/', 'mailto:a@b']) t;
SELECT uri_relativize('file:///etc/app/conf', 'file:///etc/hosts'), uri_relativize('http://h/a/b', 'http://x/a/c'), uri_relativize('http://h/a', 'file:///a');
SELECT uri_resolve('../a', 'http://h/');
SELECT uri_relativize('../a', 'file:///a');
SELECT uri_relativize('file:///a', '../a');
SELECT uri_normalize(u::uri) FROM unnest(ARRAY['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'http://www.ex%41mple.com/', 'http://[0:0::A]/', '/', '', '//H']) u;
SELECT u FROM unnest(ARRAY['x', '', 'http://B/', '/', 'http://b/', 'HTTP://b/', '/']::uri[]) u GROUP BY u ORDER BY u;
