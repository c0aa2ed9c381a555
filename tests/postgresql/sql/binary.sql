-- The binary format: 1, the number of the rule, the text
SELECT uri_send('http://h/'), uri_send('http://h/'::uri(rfc2396));

CREATE TABLE source (u uri, v uri(rfc1738));
INSERT INTO source VALUES ('http://h/a?b#c', 'ftp://u:p@h/a;type=i'), ('', NULL), ('a:b'::uri(rfc2396), NULL);
\copy source TO 'results/source.copy' (FORMAT binary)
CREATE TABLE target (LIKE source);
\copy target FROM 'results/source.copy' (FORMAT binary)
SELECT u, uri_query(u), uri_grammar(u), v, uri_part(v, 'type') FROM target;
SELECT count(*) FROM source JOIN target USING (u);

-- A column with a rule parses by its own.
CREATE TABLE other (u uri(rfc3986, absolute), v uri);
\copy other FROM 'results/source.copy' (FORMAT binary)

-- Hostile bytes are refused: another version, no such rule, a rule that refuses the text, bytes that are
-- no text, and nothing at all.
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\3\2\1a\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\3\1\377a\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\5\1\1a b\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\3\1\1\377\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\4\1\1a\0\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\377\377"' (FORMAT binary)
\copy target (u) FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\3\1\1a\377\377"' (FORMAT binary)
SELECT count(*) FROM target;
