\pset null NULL

-- The key by domain
SELECT u, uri_surt(u::uri) FROM unnest(ARRAY['HTTP://Www.Example.com:80/a/../b?c#d', 'http://me@h:81/', 'http://192.0.2.1',
    'http://[::0001]:/', 'mailto:a@b', '//a', 'x', '', 'http://a,b.c./', 'http://./', 'file:///x']) u;
SELECT uri_surt('http://münchen.example/é'::text::uri(rfc3987)), uri_surt('ftp://u:p@h.example/a'::uri(rfc1738)),
    uri_surt('x://reg$a,b/'::uri(rfc2396));

-- In a domain
SELECT h, uri_in_domain(('http://' || h || ':81/')::uri, 'example.com')
    FROM unnest(ARRAY['example.com', 'www.EXAMPLE.com', 'a.b.example.com', 'notexample.com', 'example.com.', 'example.com.org', 'a,example.com', 'com']) h;
SELECT uri_in_domain('http://192.0.2.1/', '192.0.2.1'), uri_in_domain('http://192.0.2.1/', '2.1'),
    uri_in_domain('http://[::1]/', '[0::1]'), uri_in_domain('mailto:a@example.com', 'example.com'),
    uri_host_below('http://a.b/', 'ftp://b/x');
SELECT u, uri_in_domain(u::uri, 'Example.com.'), uri_in_domain(u::uri, '.')
    FROM unnest(ARRAY['http://www.example.com/', 'http://example.com./', 'http://com/', 'http://./']) u;
SELECT h, uri_in_domain(('//' || h)::uri, 'b.c') AS b_c, uri_in_domain(('//' || h)::uri, 'c') AS c, uri_in_domain(('//' || h)::uri, '2.1') AS two_one
    FROM unnest(ARRAY['b.c', 'B.C', 'ab.c', 'a.b.c', 'a%2Eb.c', '%62.c', 'a,b.c', '.b.c', 'b..c', 'b.c..', 'c', '.c', 'c.b', '2.1', 'x.2.1', '1.2.1.2.1']) h;
SELECT uri_host_below('//x.192.0.2.1', '//192.0.2.1'), uri_host_below('//b.c.', '//b.c.'), uri_host_below('//b.c', '//b.c.');
SELECT u, uri_in_domain(u::iri, 'bücher.example') FROM unnest(ARRAY['http://bücher.example/', 'http://a.bücher.example./', 'http://example/']) u;
SELECT uri_in_domain('http://h/', 'a/b');
SELECT uri_in_domain('http://h/', 'a:80');

-- Below a prefix
SELECT u, u::uri <@ 'http://h/app' AS app, uri 'http://h/app/' @> u::uri AS folder
    FROM unnest(ARRAY['http://h/app', 'http://h/app/', 'HTTP://H:80/app/x?y#z', 'http://h/apple', 'http://h/x/../app/x',
        'http://h/app/../x', 'http://h/app/%2e%2e/x', 'https://h/app/', 'http://h:81/app/', 'http://u@h/app/', '/app/', 'http://h/%61pp/']) u;

-- An index in the order of keys finds both.
CREATE TABLE pages (id integer, u uri);
INSERT INTO pages SELECT i, (CASE i % 3 WHEN 0 THEN 'HTTP' ELSE 'http' END || '://' || (ARRAY['', 'www.', 'a.b.'])[i % 3 + 1]
    || 'site' || i % 40 || '.example' || (ARRAY['', ':80', ':8080'])[i % 7 % 3 + 1] || '/' || i % 11 || '/./' || i % 5)::uri
    FROM generate_series(1, 4000) i;
CREATE INDEX ON pages (u uri_surt_ops);
ANALYZE pages;
EXPLAIN (COSTS OFF) SELECT * FROM pages WHERE uri_in_domain(u, 'site7.example');
EXPLAIN (COSTS OFF) SELECT * FROM pages WHERE u <@ 'http://site7.example/3';
EXPLAIN (COSTS OFF) SELECT * FROM pages WHERE 'http://site7.example/3' @> u;
EXPLAIN (COSTS OFF) SELECT * FROM pages ORDER BY u USING ^< LIMIT 1;
CREATE TABLE prefixes (p uri);
INSERT INTO prefixes VALUES ('http://site7.example/3'), ('http://www.site1.example/'), ('HTTP://A.b.site2.example:80'),
    ('http://site3.example:8080/0/1'), ('http://site39.example/10/'), ('https://site7.example/'), ('/x'), ('http://example/');
SET enable_seqscan = off;
EXPLAIN (COSTS OFF) SELECT count(*) FROM prefixes JOIN pages ON u <@ p;
SELECT p, count(u) FROM prefixes LEFT JOIN pages ON u <@ p GROUP BY p ORDER BY p;
SELECT count(*), sum(id) FROM pages WHERE uri_in_domain(u, 'site7.example');
SET enable_seqscan = on;
SET enable_indexscan = off;
SET enable_bitmapscan = off;
SELECT p, count(u) FROM prefixes LEFT JOIN pages ON u <@ p GROUP BY p ORDER BY p;
SELECT count(*), sum(id) FROM pages WHERE uri_in_domain(u, 'site7.example');
RESET enable_indexscan;
RESET enable_bitmapscan;

-- Whatever is below, its key is in the range: over all pairs of many texts, by three revisions
CREATE FUNCTION outside(grammar text) RETURNS TABLE (u text, p text) LANGUAGE plpgsql AS $$
BEGIN
    RETURN QUERY EXECUTE format($q$
        WITH texts AS (SELECT (s || a || t)::text::uri(%1$I) AS v
            FROM unnest(ARRAY['http:', 'HTTP:', 'x:']) s, unnest(ARRAY['', '//h', '//H:80', '//h:', '//u@h', '//%%41.b', '//1.2.3.4']) a,
            unnest(ARRAY['/', '/a', '/a/', '/%%61/b', '/a/./b', '/a/../b', '/..', '/a/%%2e%%2e/b', '/a/b?c', '//a', '/a;x/b']) t)
        SELECT a.v::text, b.v::text FROM texts a, texts b WHERE a.v <@ b.v
            AND NOT (uri_surt(a.v) COLLATE "C" >= uri_below_begin(b.v) AND uri_surt(a.v) COLLATE "C" < uri_below_end(b.v))$q$, grammar);
END
$$;
SELECT * FROM outside('rfc3986');
SELECT * FROM outside('rfc2396');
SELECT * FROM outside('rfc1808');

-- Values of other revisions are read by RFC 3986: what has another host is not below.
SELECT 'http://i/a'::uri(rfc1808) <@ 'http://h/'::uri(rfc1808), 'http://h/a'::uri(rfc1808) <@ 'http://h/',
    'http://h/é/x'::text::uri(rfc3987) <@ 'http://h/é'::text::uri(rfc3987);

-- What the planner expects of them is near the truth: of 4000 pages, 100 are in the domain.
CREATE FUNCTION planned(condition text, relation text DEFAULT 'pages') RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    plan json;
BEGIN
    EXECUTE 'EXPLAIN (FORMAT JSON) SELECT * FROM ' || relation || ' WHERE ' || condition INTO plan;
    RETURN plan->0->'Plan'->>'Plan Rows';
END
$$;
SELECT condition, planned(condition) BETWEEN least AND most AS near
    FROM (VALUES ($$uri_in_domain(u, 'site7.example')$$, 20, 300), ($$uri_in_domain(u, 'example')$$, 3800, 4000),
        ($$uri_in_domain(u, 'other')$$, 1, 20), ($$uri_host_below(u, u)$$, 1, 200),
        ($$u <@ 'http://site7.example/'$$, 1, 200)) v (condition, least, most);
SELECT count(*) FROM pages WHERE uri_in_domain(u, 'site7.example');
CREATE TEMPORARY TABLE sparse AS SELECT CASE WHEN id % 10 = 0 THEN u END AS u FROM pages;
ANALYZE sparse;
SELECT planned($$uri_in_domain(u, 'example')$$, 'sparse') BETWEEN 300 AND 500 AS near;

-- The domain, the rule and the grammar may be another in each row.
SELECT d, uri_in_domain('http://a.b.example/', d) FROM unnest(ARRAY['example', 'b.example', 'c.example', 'example', 'A.b.example']) d;
