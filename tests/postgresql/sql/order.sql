-- The same at each level of the ladder (RFC 3986, 6.2)
SELECT a, b, a::uri = b::uri AS bytes, a::uri ~= b::uri AS syntax, a::uri ~~= b::uri AS scheme
    FROM (VALUES ('http://a/', 'http://a/'), ('HTTP://A/', 'http://a/'), ('http://a/%7Ex', 'http://a/~x'),
        ('http://a/b/../c', 'http://a/c'), ('http://a', 'http://a/'), ('http://a:80/', 'http://a/'),
        ('http://a:/', 'http://a/'), ('http://a/B', 'http://a/b'), ('http://a/?', 'http://a/')) v (a, b);
SELECT 'http://a/'::uri(rfc2396) = 'http://a/'::uri AS same_text;

-- Values that are equal have one hash. A hash never changes: indexes and partitions store it.
SELECT uri_hash('HTTP://A/'), uri_syntax_hash('HTTP://A/'), uri_scheme_hash('HTTP://A:80/'),
    uri_syntax_hash('http://a/') = uri_syntax_hash('HTTP://A/') AS syntax,
    uri_scheme_hash('http://a') = uri_scheme_hash('HTTP://A:80/') AS scheme;
SELECT uri_hash_extended('HTTP://A/', 1), uri_syntax_hash_extended('HTTP://A/', 1),
    uri_scheme_hash_extended('HTTP://A:80/', 1);
SELECT uri_hash_extended(u, 0) & 4294967295 = uri_hash(u)::bigint & 4294967295 AS bytes,
    uri_syntax_hash_extended(u, 0) & 4294967295 = uri_syntax_hash(u)::bigint & 4294967295 AS syntax
    FROM (SELECT uri 'http://A/' u) x;

CREATE TABLE links (id serial, u uri);
INSERT INTO links (u) SELECT ('http://host' || i % 50 || '.example/' || i || '/./x')::uri
    FROM generate_series(1, 2000) i;
INSERT INTO links (u) SELECT (upper(uri_scheme(u)) || substr(u::text, 5))::uri FROM links;
ANALYZE links;

CREATE INDEX ON links (u);
CREATE INDEX ON links (u uri_scheme_ops);
CREATE INDEX ON links USING hash (u uri_syntax_ops);
SET enable_seqscan = off;
SET enable_bitmapscan = off;
EXPLAIN (COSTS OFF) SELECT id FROM links WHERE u = 'http://host7.example/7/./x';
SELECT id FROM links WHERE u = 'http://host7.example/7/./x';
EXPLAIN (COSTS OFF) SELECT id FROM links WHERE u ~~= 'http://HOST7.example:80/7/x' ORDER BY id;
SELECT id FROM links WHERE u ~~= 'http://HOST7.example:80/7/x' ORDER BY id;
EXPLAIN (COSTS OFF) SELECT id FROM links WHERE u ~= 'http://HOST7.example/7/x' ORDER BY id;
SELECT id FROM links WHERE u ~= 'http://HOST7.example/7/x' ORDER BY id;
SELECT count(*) FROM links WHERE u >= 'http://host5' AND u < 'http://host6';
RESET enable_seqscan;
RESET enable_bitmapscan;
SELECT count(*) FROM links WHERE u >= 'http://host5' AND u < 'http://host6';
SELECT count(DISTINCT u), min(u), max(u) FROM links;
SELECT min(u), max(u) FROM unnest(ARRAY['http://b/', 'http://a/', 'http://c/']::uri[]) u;
SELECT n_distinct, most_common_vals IS NULL AS all_differ, array_length(histogram_bounds::text::text[], 1)
    FROM pg_stats WHERE tablename = 'links' AND attname = 'u';

-- Joins by hash and by merge, and groups in parallel
SET enable_mergejoin = off;
SELECT count(*) FROM links a JOIN links b ON a.u ~= b.u;
SET enable_mergejoin = on;
SET enable_hashjoin = off;
SET enable_nestloop = off;
SELECT count(*) FROM links a JOIN links b ON a.u ~= b.u;
RESET enable_hashjoin;
RESET enable_nestloop;
SET parallel_setup_cost = 0;
SET parallel_tuple_cost = 0;
SET min_parallel_table_scan_size = 0;
EXPLAIN (COSTS OFF) SELECT count(*) FROM links WHERE uri_port(u) IS NULL;
SELECT count(*) FROM links WHERE uri_port(u) IS NULL;
RESET parallel_setup_cost;
RESET parallel_tuple_cost;
RESET min_parallel_table_scan_size;

-- Partitions by hash
CREATE TABLE sharded (u uri) PARTITION BY HASH (u);
CREATE TABLE shard0 PARTITION OF sharded FOR VALUES WITH (MODULUS 3, REMAINDER 0);
CREATE TABLE shard1 PARTITION OF sharded FOR VALUES WITH (MODULUS 3, REMAINDER 1);
CREATE TABLE shard2 PARTITION OF sharded FOR VALUES WITH (MODULUS 3, REMAINDER 2);
INSERT INTO sharded SELECT u FROM links;
SELECT tableoid::regclass, count(*) FROM sharded GROUP BY 1 ORDER BY 1;
EXPLAIN (COSTS OFF) SELECT * FROM sharded WHERE u = 'http://host7.example/7/./x';
CREATE TABLE by_scheme (u uri) PARTITION BY HASH (u uri_scheme_ops);
CREATE TABLE by_scheme0 PARTITION OF by_scheme FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE by_scheme1 PARTITION OF by_scheme FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO by_scheme VALUES ('HTTP://A:80'), ('http://a/'), ('http://a/b/..');
SELECT count(DISTINCT tableoid) FROM by_scheme;
DROP TABLE sharded, by_scheme;
