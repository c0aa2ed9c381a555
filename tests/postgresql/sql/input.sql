CREATE EXTENSION uric;
\pset null NULL

-- The text is kept byte for byte.
SELECT uri 'HTTP://A.Example:080/%7e/../x?#';
SELECT uri '', uri '//[::1]:', uri '?', uri '../a';

-- Errors have a position, what was expected, and the state 22P02.
SELECT uri 'http://host:port/';
SELECT uri 'http://host:80b';
SELECT uri 'http://user:p w@host/';
SELECT uri 'http://a b/';
SELECT uri 'http://h/a b';
SELECT uri 'http://h/%4';
SELECT uri 'http://h/é';
SELECT uri 'é://';
SELECT uri 'http://h/a|b';
SELECT (repeat('a', 200) || ' ')::uri;
DO $$
DECLARE
    detail text;
BEGIN
    PERFORM 'http://[::g]/'::uri;
EXCEPTION WHEN invalid_text_representation THEN
    GET STACKED DIAGNOSTICS detail = PG_EXCEPTION_DETAIL;
    RAISE NOTICE '22P02: %', detail;
END
$$;

-- The grammar and the rule are a type modifier.
CREATE TABLE modifiers (
    a uri,
    b uri(rfc2396),
    c uri(rfc3986, absolute),
    d uri(RFC3986, "absolute-URI"),
    e uri(rfc2396bis_01, reference),
    f uri("url-syntax-1997", absoluteurl)
);
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute
    WHERE attrelid = 'modifiers'::regclass AND attnum > 0 ORDER BY attnum;
INSERT INTO modifiers (b) VALUES ('http://reg$name,x/');
INSERT INTO modifiers (b) VALUES ('http://[::1]/');
INSERT INTO modifiers (c) VALUES ('http://h/#f');
INSERT INTO modifiers (c) VALUES ('//h/');
INSERT INTO modifiers (d) VALUES ('http://h/#f');
INSERT INTO modifiers (a) VALUES ('//h/');
UPDATE modifiers SET c = a WHERE a IS NOT NULL;
SELECT uri_grammar(b), uri_rule(b), uri_grammar(b::uri(rfc3986)) FROM modifiers WHERE b IS NOT NULL;
\set VERBOSITY terse
SELECT 'x'::uri(rfc9999);
\set VERBOSITY default
SELECT 'x'::uri(rfc3986, nothing);
SELECT 'x'::uri(rfc3986, absolute, reference);
DROP TABLE modifiers;

-- Casts
SELECT 'http://h/'::text::uri, 'http://h/'::varchar::uri, 'http://h/'::uri::text;
SELECT 'a b'::text::uri;
SELECT 'http://h/'::uri::varchar(5), 'http://h/'::uri || '?q';

-- The number of a rule is stored: it never changes.
SELECT number, format_type('uri'::regtype, number) FROM generate_series(1, 63) number;
SELECT format_type('uri'::regtype, 255);
