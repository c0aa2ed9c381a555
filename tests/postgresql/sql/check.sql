\pset null NULL

SELECT uric_check('http://h/'), uric_check('h/', 'absolute'), uric_check('http://h/ '), uric_check('::1', 'ipv6address'),
    uric_check('http://é/', 'IRI', 'rfc3987'), uric_check('en-GB', 'reference', 'language-tag'),
    uric_check(''), uric_check(NULL);
SELECT uric_check('x', 'nothing');
\set VERBOSITY terse
SELECT uric_check('x', 'reference', 'rfc0');
\set VERBOSITY default

-- By each revision: which accept, and why the others refuse
SELECT grammar, rule, valid, position, component, message, expected FROM uric_explain('//[::1%25]/');
SELECT * FROM uric_explain('http://é€%/', 'IRI', 'rfc3987');
SELECT valid, position, component, message FROM uric_explain('http:// /', 'URI');
SELECT grammar FROM uric_explain('a:[') WHERE valid;

SELECT severity, finding, position, length, address FROM uric_audit('http://good.example@0x7f.1/é');
SELECT severity, finding, address FROM uric_audit(uri 'http://127.0.0.1/%2e%2e/', 'fetch');
SELECT count(*) FROM uric_audit('http://example.com/');
SELECT * FROM uric_audit('x', 'nothing');

-- Values of code points. A literal is read as a plain uri before its modifier is applied.
SELECT 'http://münchen.example/'::uri(rfc3987);
SELECT uri_host(u), uri_path(u), u FROM (SELECT 'http://münchen.example/straße?'::text::uri(rfc3987) u) x;
SELECT 'http://h/'::uri(urn);
SELECT uri_part('mailto:a@b?subject=x'::uri(mailto), 'to');

-- A long text takes time in proportion to its length.
SELECT count(*), sum(position), sum(length) FROM uric_audit('é' || repeat('%2e/', 200000));

-- The rule and the grammar may be others in each row.
SELECT t, r, g, uric_check(t, r, g) FROM (VALUES ('http://[::1]/', 'reference', 'rfc3986'), ('http://[::1]/', 'reference', 'rfc2396'),
    ('/a', 'reference', 'rfc3986'), ('/a', 'absolute', 'rfc3986'), ('::1', 'IPv6address', 'rfc3986'), ('urn:ab:c', 'absolute', 'urn'),
    ('urn:a', 'absolute', 'urn'), ('urn:a', 'absolute', 'rfc3986')) v (t, r, g);
