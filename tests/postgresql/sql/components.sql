\pset null NULL

-- Absent is NULL, empty is ''.
CREATE TABLE parts (u uri);
INSERT INTO parts VALUES
    ('http://u:p@h.example:80/a/b?c=d#e'), ('http://@:?#'), ('http://h'), (''), ('mailto:a@b.example'),
    ('http://[FEDC:BA98::3210]:80/x.html'), ('//192.0.2.1/'), ('http://[v1.x]/'), ('a/b'), ('/'), ('urn:a:b');
SELECT u, uri_scheme(u), uri_authority(u), uri_userinfo(u), uri_host(u), uri_port_text(u), uri_path(u),
    uri_query(u), uri_fragment(u) FROM parts;
SELECT u, uri_host_kind(u), uri_host_inet(u), uri_port(u), uri_path_array(u) FROM parts;

-- A port is a number up to 65535: this one is not 80.
SELECT uri_port('http://h:4294967376/'), uri_port_text('http://h:4294967376/'), uri_port('http://h:65535'),
    uri_port('http://h:65536'), uri_port('http://h:00080'), uri_port('http://h:');

SELECT p, uri_path_array(p::uri) FROM unnest(ARRAY['', '/', 'a', '/a', '/a/', 'a//b', '/%2F/.']) p;
SELECT * FROM uri_query_pairs('?a=1&b=&c&=d&&e=f=g');
SELECT * FROM uri_query_pairs('?a=1;b=2&c', '&;');
SELECT count(*) FROM uri_query_pairs('http://h/');
SELECT count(*) FROM uri_query_pairs('http://h/?');

-- Components that are not separated as in RFC 3986
SELECT uri_host(u), uri_path(u), uri_part(u, 'user'), uri_part(u, 'type'), uri_part(u, 'nothing')
    FROM (SELECT 'ftp://me:pw@h:21/a/b;type=i'::uri(rfc1738) u) x;
SELECT uri_path(u), uri_part(u, 'params'), uri_query(u)
    FROM (SELECT 'http://h/a;b?c'::uri(rfc1808) u) x;
SELECT uri_authority(u), uri_host(u), uri_part(u, 'reg_name')
    FROM (SELECT 'http://reg$name,x/'::uri(rfc2396) u) x;

-- Offsets have one, two or four bytes.
SELECT n, uri_host(u), length(uri_path(u)), uri_query(u), uri_fragment(u), octet_length(u::text)
    FROM (SELECT n, ('http://h/' || repeat('p', n) || '?q#f')::uri u
        FROM unnest(ARRAY[0, 242, 243, 65522, 65523, 3000000]) n) x;
SELECT pg_column_size('http://example.com/a/b'::uri) - octet_length('http://example.com/a/b') AS beside_text;

-- TOAST: compressed, and out of line
CREATE TABLE long (u uri, v uri);
ALTER TABLE long ALTER v SET STORAGE EXTERNAL;
INSERT INTO long SELECT u, u FROM (SELECT ('http://h:1/' || repeat('path/', 100000) || '?q')::uri u) x;
SELECT uri_port(u), uri_query(v), u = v AS same, u ~= v AS same_syntax FROM long;

-- The components make up the text again, whatever there is of them, and whatever the size of offsets.
WITH texts AS (SELECT (s || a || p || q || f)::uri AS u
    FROM unnest(ARRAY['', 'http:', 'a+b:']) s,
        unnest(ARRAY['', '//', '//h', '//h:', '//h:1', '//@h', '//u:p@h', '//@', '//:', '//u@h:2', '//u@[::1]:3', '//1.2.3.4']) a,
        unnest(ARRAY['', '/', '/a', '/a//b', '/' || repeat('x', 300), '/' || repeat('x', 66000)]) p,
        unnest(ARRAY['', '?', '?a', '?/?']) q, unnest(ARRAY['', '#', '#f']) f)
SELECT count(*), count(*) FILTER (WHERE
        concat(uri_scheme(u) || ':', '//' || uri_authority(u), uri_path(u), '?' || uri_query(u), '#' || uri_fragment(u)) = u::text
        AND concat(uri_userinfo(u) || '@', uri_host(u), ':' || uri_port_text(u)) = coalesce(uri_authority(u), '')) AS same
    FROM texts;

-- Arrays of segments are those that PostgreSQL makes of their texts.
SELECT p, uri_path_array(p::uri) = '{a,bcd,"",efghi}'::text[] AS equal, array_dims(uri_path_array(p::uri)), (uri_path_array(p::uri))[2],
    hash_array(uri_path_array(p::uri)) = hash_array(string_to_array(ltrim(p, '/'), '/')) AS same_hash
    FROM unnest(ARRAY['/a/bcd//efghi', 'a/bcd//efghi']) p;
SELECT array_length(uri_path_array(('http://h' || repeat('/a', 100000))::uri), 1);
