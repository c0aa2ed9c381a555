\pset null NULL

-- Literals and parameters of type iri need no cast.
CREATE TABLE names (id serial, u iri);
INSERT INTO names (u) VALUES ('http://bücher.example/é?ü#ö'), ('http://h/'), (''), ('../ß');
PREPARE added AS INSERT INTO names (u) VALUES ($1);
EXECUTE added('mailto:é@h');
SELECT u, uri_scheme(u), uri_host(u), uri_host_kind(u), uri_path(u), uri_query(u), uri_fragment(u), uri_grammar(u), uri_rule(u)
    FROM names ORDER BY id;
INSERT INTO names (u) VALUES ('http://h/a b');
INSERT INTO names (u) VALUES ('http://é:x');

-- An iri is a uri. What is to become an iri is parsed by RFC 3987.
INSERT INTO names (u) SELECT uri_normalize(u) FROM names WHERE id = 2;
INSERT INTO names (u) SELECT 'a/' || u::text FROM names WHERE id = 4;
UPDATE names SET u = uri 'http://h/x' WHERE id = 2;
UPDATE names SET u = 'http://reg$x,y/'::uri(rfc2396) WHERE id = 2;
UPDATE names SET u = 'http://a$%/'::text WHERE id = 2;
SELECT id, u::text, uri_rule(u) FROM names ORDER BY id;
SELECT uri_resolve('http://é/a/b'::iri, '../ß'::iri);
SELECT uri 'http://h/é';

-- Comparison and indexes
INSERT INTO names (u) SELECT ('http://bücher' || i || '.example/')::iri FROM generate_series(1, 1000) i;
CREATE UNIQUE INDEX ON names (u);
CREATE INDEX ON names USING hash (u);
CREATE INDEX ON names (u uri_surt_ops);
ANALYZE names;
SET enable_seqscan = off;
SET enable_bitmapscan = off;
EXPLAIN (COSTS OFF) SELECT id FROM names WHERE u = 'http://bücher7.example/';
SELECT u FROM names WHERE u = 'http://bücher7.example/';
SELECT u FROM names WHERE u BETWEEN 'http://bücher7' AND 'http://bücher70' ORDER BY u;
SELECT count(*) FROM names WHERE u <> 'http://bücher7.example/';
EXPLAIN (COSTS OFF) SELECT u FROM names WHERE u <@ 'http://bücher7.example/'::iri;
SELECT u FROM names WHERE u <@ 'http://bücher7.example/'::iri OR u ~~= 'HTTP://bücher8.example:80'::iri ORDER BY u;
RESET enable_seqscan;
RESET enable_bitmapscan;
SELECT count(*), count(DISTINCT a.u), max(a.u) FROM names a JOIN names b USING (u);
CREATE TABLE iris (u iri) PARTITION BY HASH (u);
CREATE TABLE iris0 PARTITION OF iris FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE iris1 PARTITION OF iris FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO iris SELECT u FROM names;
SELECT count(DISTINCT tableoid) FROM iris;
SELECT count(*) FROM iris WHERE u = 'http://bücher7.example/';
DROP TABLE iris;

-- The binary format
\copy names (u) TO 'results/names.copy' (FORMAT binary)
CREATE TABLE copied (u iri);
\copy copied FROM 'results/names.copy' (FORMAT binary)
SELECT count(*) FROM names JOIN copied USING (u);
DROP TABLE copied;
