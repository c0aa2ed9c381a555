-- Databases with other encodings: texts of the type are ASCII, and octets that are encoded are UTF-8's.
\set tested :DBNAME
CREATE DATABASE uric_latin1 ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0;
CREATE DATABASE uric_ascii ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0;
\c uric_latin1
SET client_encoding = 'UTF8';
CREATE EXTENSION uric;
SELECT uri 'http://h/é';
SELECT 'http://h/'::uri(rfc3987);
SELECT iri 'http://h/';
CREATE TABLE received (u uri);
\copy received FROM PROGRAM 'printf "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0\0\1\0\0\0\3\1\47a\377\377"' (FORMAT binary)
SELECT uri_encode('é', 'path'), uri_decode('%C3%A9') = 'é' AS decoded, length(uri_decode('%C3%A9'));
SELECT uri_decode('%E2%82%AC');
SELECT uric_check('http://h/é', 'IRI', 'rfc3987'), uric_check('http://h/é');
SELECT position, message FROM uric_explain('http://é/é%', 'IRI', 'rfc3987');
SELECT finding, position, length FROM uric_audit('é//x');
\c uric_ascii
CREATE EXTENSION uric;
SELECT uri 'http://h/a', uri_encode('a b', 'path');
SELECT 'http://h/'::uri(rfc3987);
SELECT message FROM uric_explain(convert_from('\x612f62ff'::bytea, 'SQL_ASCII'), 'IRI-reference', 'rfc3987');
\c :tested
DROP DATABASE uric_latin1;
DROP DATABASE uric_ascii;
