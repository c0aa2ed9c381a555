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

-- What is too long for a value is an error.
SELECT length(uri_encode(repeat('é', 200000000), 'path'));
