-- The extension uric, version 1.0
\echo Use "CREATE EXTENSION uric" to load this file. \quit

---- The type

CREATE TYPE uri;

CREATE FUNCTION uri_in(cstring, oid, integer) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_out(uri) RETURNS cstring
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_recv(internal, oid, integer) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_send(uri) RETURNS bytea
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_typmod_in(cstring[]) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_typmod_out(integer) RETURNS cstring
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';

CREATE TYPE uri (
    INPUT = uri_in,
    OUTPUT = uri_out,
    RECEIVE = uri_recv,
    SEND = uri_send,
    TYPMOD_IN = uri_typmod_in,
    TYPMOD_OUT = uri_typmod_out,
    INTERNALLENGTH = VARIABLE,
    ALIGNMENT = int4,
    STORAGE = extended,
    COLLATABLE = true -- otherwise, postgres_fdw would not send uri_host(u) = 'a', which has a collation
);
COMMENT ON TYPE uri IS 'URI or reference; uri(rfc2396), uri(rfc3986, absolute): by that grammar and rule';

CREATE FUNCTION uri(uri, integer, boolean) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_to_rule';
CREATE FUNCTION uri(text, integer, boolean) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_from_text';
CREATE FUNCTION text(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_to_text';

CREATE CAST (uri AS uri) WITH FUNCTION uri(uri, integer, boolean) AS IMPLICIT;
CREATE CAST (text AS uri) WITH FUNCTION uri(text, integer, boolean) AS ASSIGNMENT;
CREATE CAST (varchar AS uri) WITH FUNCTION uri(text, integer, boolean) AS ASSIGNMENT;
CREATE CAST (uri AS text) WITH FUNCTION text(uri) AS ASSIGNMENT;

-- The input function of a type reads each literal, without the modifier. An IRI that is no URI can
-- therefore be a literal of this type alone. All functions of uri take a value of this type, too.
CREATE TYPE iri;
CREATE FUNCTION iri_in(cstring) RETURNS iri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION iri_out(iri) RETURNS cstring
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_out';
CREATE FUNCTION iri_recv(internal) RETURNS iri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION iri_send(iri) RETURNS bytea
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_send';
CREATE TYPE iri (
    INPUT = iri_in,
    OUTPUT = iri_out,
    RECEIVE = iri_recv,
    SEND = iri_send,
    LIKE = uri,
    COLLATABLE = true
);
COMMENT ON TYPE iri IS 'IRI or reference (RFC 3987)';
CREATE FUNCTION iri(uri) RETURNS iri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_to_iri';
CREATE FUNCTION iri(text) RETURNS iri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'iri_from_text';
CREATE CAST (iri AS uri) WITHOUT FUNCTION AS IMPLICIT;
CREATE CAST (uri AS iri) WITH FUNCTION iri(uri) AS ASSIGNMENT;
CREATE CAST (text AS iri) WITH FUNCTION iri(text) AS ASSIGNMENT;
CREATE CAST (varchar AS iri) WITH FUNCTION iri(text) AS ASSIGNMENT;
CREATE CAST (iri AS text) WITH FUNCTION text(uri) AS ASSIGNMENT;

---- Components: NULL where they are absent, '' where they are empty

CREATE FUNCTION uri_scheme(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_authority(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_userinfo(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_host(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_port_text(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_port(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_path(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_query(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_fragment(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_host_kind(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_host_inet(uri) RETURNS inet
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_grammar(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_rule(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_part(uri, name text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_path_array(uri) RETURNS text[]
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_query_pairs(uri, delimiters text DEFAULT '&', OUT name text, OUT value text)
    RETURNS SETOF record
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 ROWS 5 AS 'MODULE_PATHNAME';

---- Operations

CREATE TYPE uri_level AS ENUM ('string', 'case', 'percent', 'path', 'syntax', 'scheme');
COMMENT ON TYPE uri_level IS 'level of the comparison ladder (RFC 3986, 6.2)';

CREATE FUNCTION uri_resolve(base uri, reference uri, strict boolean DEFAULT true) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_relativize(base uri, target uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_normalize(uri, level uri_level DEFAULT 'syntax', ipv6 boolean DEFAULT false) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_compare(uri, uri, level uri_level DEFAULT 'string') RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_within(base uri, reference uri, prefix uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';

CREATE FUNCTION uri_encode(data text, component text, also text DEFAULT '', grammar text DEFAULT 'rfc3986')
    RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_encode(data bytea, component text, also text DEFAULT '', grammar text DEFAULT 'rfc3986')
    RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME', 'uri_encode_bytea';
CREATE FUNCTION uri_decode(text, plus_is_space boolean DEFAULT false) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_decode_bytea(text, plus_is_space boolean DEFAULT false) RETURNS bytea
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';

---- Any text: verdicts, reasons and findings

CREATE FUNCTION uric_check(text, rule text DEFAULT 'reference', grammar text DEFAULT 'rfc3986') RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uric_check_text';
CREATE FUNCTION uric_explain(text, OUT grammar text, OUT rule text, OUT valid boolean, OUT "position" integer,
        OUT component text, OUT message text, OUT expected text[])
    RETURNS SETOF record
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 8 AS 'MODULE_PATHNAME';
CREATE FUNCTION uric_explain(text, text, text DEFAULT 'rfc3986', OUT grammar text, OUT rule text,
        OUT valid boolean, OUT "position" integer, OUT component text, OUT message text, OUT expected text[])
    RETURNS SETOF record
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 ROWS 1 AS 'MODULE_PATHNAME', 'uric_explain_by';
CREATE FUNCTION uric_audit(text, purpose text DEFAULT 'any', OUT severity text, OUT finding text,
        OUT "position" integer, OUT length integer, OUT address inet, OUT section text, OUT message text)
    RETURNS SETOF record
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 2 AS 'MODULE_PATHNAME', 'uric_audit_text';
CREATE FUNCTION uric_audit(uri, purpose text DEFAULT 'any', OUT severity text, OUT finding text,
        OUT "position" integer, OUT length integer, OUT address inet, OUT section text, OUT message text)
    RETURNS SETOF record
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 2 AS 'MODULE_PATHNAME', 'uric_audit_uri';

---- Order and hashes: operators without "~" compare bytes, with "~" the normal form of syntax
---- (RFC 3986, 6.2.2), with "~~" that of the scheme (6.2.3)

CREATE FUNCTION uri_lt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_le(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_eq(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_ne(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_ge(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_gt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_cmp(uri, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_sortsupport(internal) RETURNS void
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_hash(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_hash_extended(uri, bigint) RETURNS bigint
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';

CREATE OPERATOR < (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_lt, COMMUTATOR = >,
    NEGATOR = >=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR <= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_le, COMMUTATOR = >=,
    NEGATOR = >, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR = (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_eq, COMMUTATOR = =,
    NEGATOR = <>, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR <> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_ne, COMMUTATOR = <>,
    NEGATOR = =, RESTRICT = neqsel, JOIN = neqjoinsel);
CREATE OPERATOR >= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_ge, COMMUTATOR = <=,
    NEGATOR = <, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR > (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_gt, COMMUTATOR = <,
    NEGATOR = <=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);

CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING btree AS
    OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >,
    FUNCTION 1 uri_cmp(uri, uri), FUNCTION 2 uri_sortsupport(internal);
CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING hash AS
    OPERATOR 1 =,
    FUNCTION 1 uri_hash(uri), FUNCTION 2 uri_hash_extended(uri, bigint);

-- The same for literals of type iri
CREATE FUNCTION iri_lt(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_lt';
CREATE FUNCTION iri_le(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_le';
CREATE FUNCTION iri_eq(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_eq';
CREATE FUNCTION iri_ne(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_ne';
CREATE FUNCTION iri_ge(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_ge';
CREATE FUNCTION iri_gt(iri, iri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_gt';
CREATE FUNCTION iri_cmp(iri, iri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_cmp';
CREATE FUNCTION iri_hash(iri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_hash';
CREATE FUNCTION iri_hash_extended(iri, bigint) RETURNS bigint
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME', 'uri_hash_extended';

CREATE OPERATOR < (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_lt, COMMUTATOR = >,
    NEGATOR = >=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR <= (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_le, COMMUTATOR = >=,
    NEGATOR = >, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR = (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_eq, COMMUTATOR = =,
    NEGATOR = <>, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR <> (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_ne, COMMUTATOR = <>,
    NEGATOR = =, RESTRICT = neqsel, JOIN = neqjoinsel);
CREATE OPERATOR >= (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_ge, COMMUTATOR = <=,
    NEGATOR = <, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR > (LEFTARG = iri, RIGHTARG = iri, FUNCTION = iri_gt, COMMUTATOR = <,
    NEGATOR = <=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);

CREATE OPERATOR CLASS iri_ops DEFAULT FOR TYPE iri USING btree AS
    OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >,
    FUNCTION 1 iri_cmp(iri, iri), FUNCTION 2 uri_sortsupport(internal);
CREATE OPERATOR CLASS iri_ops DEFAULT FOR TYPE iri USING hash AS
    OPERATOR 1 =,
    FUNCTION 1 iri_hash(iri), FUNCTION 2 iri_hash_extended(iri, bigint);

CREATE FUNCTION uri_syntax_lt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_le(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_eq(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_ne(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_ge(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_gt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_cmp(uri, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_sortsupport(internal) RETURNS void
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_hash(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_syntax_hash_extended(uri, bigint) RETURNS bigint
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';

CREATE OPERATOR ~< (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_lt, COMMUTATOR = ~>,
    NEGATOR = ~>=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR ~<= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_le, COMMUTATOR = ~>=,
    NEGATOR = ~>, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR ~= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_eq, COMMUTATOR = ~=,
    NEGATOR = ~<>, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR ~<> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_ne, COMMUTATOR = ~<>,
    NEGATOR = ~=, RESTRICT = neqsel, JOIN = neqjoinsel);
CREATE OPERATOR ~>= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_ge, COMMUTATOR = ~<=,
    NEGATOR = ~<, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR ~> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_syntax_gt, COMMUTATOR = ~<,
    NEGATOR = ~<=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);

CREATE OPERATOR CLASS uri_syntax_ops FOR TYPE uri USING btree AS
    OPERATOR 1 ~<, OPERATOR 2 ~<=, OPERATOR 3 ~=, OPERATOR 4 ~>=, OPERATOR 5 ~>,
    FUNCTION 1 uri_syntax_cmp(uri, uri), FUNCTION 2 uri_syntax_sortsupport(internal);
CREATE OPERATOR CLASS uri_syntax_ops FOR TYPE uri USING hash AS
    OPERATOR 1 ~=,
    FUNCTION 1 uri_syntax_hash(uri), FUNCTION 2 uri_syntax_hash_extended(uri, bigint);

CREATE FUNCTION uri_scheme_lt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_le(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_eq(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_ne(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_ge(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_gt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_cmp(uri, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_sortsupport(internal) RETURNS void
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_hash(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_scheme_hash_extended(uri, bigint) RETURNS bigint
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'MODULE_PATHNAME';

CREATE OPERATOR ~~< (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_lt, COMMUTATOR = ~~>,
    NEGATOR = ~~>=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR ~~<= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_le, COMMUTATOR = ~~>=,
    NEGATOR = ~~>, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR ~~= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_eq, COMMUTATOR = ~~=,
    NEGATOR = ~~<>, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR ~~<> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_ne, COMMUTATOR = ~~<>,
    NEGATOR = ~~=, RESTRICT = neqsel, JOIN = neqjoinsel);
CREATE OPERATOR ~~>= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_ge, COMMUTATOR = ~~<=,
    NEGATOR = ~~<, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR ~~> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_scheme_gt, COMMUTATOR = ~~<,
    NEGATOR = ~~<=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);

CREATE OPERATOR CLASS uri_scheme_ops FOR TYPE uri USING btree AS
    OPERATOR 1 ~~<, OPERATOR 2 ~~<=, OPERATOR 3 ~~=, OPERATOR 4 ~~>=, OPERATOR 5 ~~>,
    FUNCTION 1 uri_scheme_cmp(uri, uri), FUNCTION 2 uri_scheme_sortsupport(internal);
CREATE OPERATOR CLASS uri_scheme_ops FOR TYPE uri USING hash AS
    OPERATOR 1 ~~=,
    FUNCTION 1 uri_scheme_hash(uri), FUNCTION 2 uri_scheme_hash_extended(uri, bigint);

CREATE FUNCTION uri_smaller(uri, uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_larger(uri, uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE AGGREGATE min(uri) (
    SFUNC = uri_smaller, STYPE = uri, COMBINEFUNC = uri_smaller, SORTOP = <, PARALLEL = SAFE);
CREATE AGGREGATE max(uri) (
    SFUNC = uri_larger, STYPE = uri, COMBINEFUNC = uri_larger, SORTOP = >, PARALLEL = SAFE);

---- The order by domain, and what is below a domain or a prefix

CREATE FUNCTION uri_surt(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_lt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_le(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_eq(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_ge(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_gt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_cmp(uri, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_lt(uri, text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_le(uri, text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_eq(uri, text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_ge(uri, text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_gt(uri, text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_text_cmp(uri, text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_lt(text, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_le(text, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_eq(text, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_ge(text, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_gt(text, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION text_uri_surt_cmp(text, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_surt_sortsupport(internal) RETURNS void
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE OPERATOR ^< (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_surt_lt, COMMUTATOR = ^>,
    NEGATOR = ^>=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR ^<= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_surt_le, COMMUTATOR = ^>=,
    NEGATOR = ^>, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR ^= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_surt_eq, COMMUTATOR = ^=,
    RESTRICT = eqsel, JOIN = eqjoinsel);
CREATE OPERATOR ^>= (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_surt_ge, COMMUTATOR = ^<=,
    NEGATOR = ^<, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR ^> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_surt_gt, COMMUTATOR = ^<,
    NEGATOR = ^<=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);
CREATE OPERATOR ^< (LEFTARG = uri, RIGHTARG = text, FUNCTION = uri_surt_text_lt, COMMUTATOR = ^>,
    NEGATOR = ^>=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR ^<= (LEFTARG = uri, RIGHTARG = text, FUNCTION = uri_surt_text_le, COMMUTATOR = ^>=,
    NEGATOR = ^>, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR ^= (LEFTARG = uri, RIGHTARG = text, FUNCTION = uri_surt_text_eq, COMMUTATOR = ^=,
    RESTRICT = eqsel, JOIN = eqjoinsel);
CREATE OPERATOR ^>= (LEFTARG = uri, RIGHTARG = text, FUNCTION = uri_surt_text_ge, COMMUTATOR = ^<=,
    NEGATOR = ^<, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR ^> (LEFTARG = uri, RIGHTARG = text, FUNCTION = uri_surt_text_gt, COMMUTATOR = ^<,
    NEGATOR = ^<=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);
CREATE OPERATOR ^< (LEFTARG = text, RIGHTARG = uri, FUNCTION = text_uri_surt_lt, COMMUTATOR = ^>,
    NEGATOR = ^>=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR ^<= (LEFTARG = text, RIGHTARG = uri, FUNCTION = text_uri_surt_le, COMMUTATOR = ^>=,
    NEGATOR = ^>, RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR ^= (LEFTARG = text, RIGHTARG = uri, FUNCTION = text_uri_surt_eq, COMMUTATOR = ^=,
    RESTRICT = eqsel, JOIN = eqjoinsel);
CREATE OPERATOR ^>= (LEFTARG = text, RIGHTARG = uri, FUNCTION = text_uri_surt_ge, COMMUTATOR = ^<=,
    NEGATOR = ^<, RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR ^> (LEFTARG = text, RIGHTARG = uri, FUNCTION = text_uri_surt_gt, COMMUTATOR = ^<,
    NEGATOR = ^<=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel);
CREATE OPERATOR CLASS uri_surt_ops FOR TYPE uri USING btree AS
    OPERATOR 1 ^<, OPERATOR 2 ^<=, OPERATOR 3 ^=, OPERATOR 4 ^>=, OPERATOR 5 ^>,
    FUNCTION 1 uri_surt_cmp(uri, uri), FUNCTION 2 uri_surt_sortsupport(internal);
-- Keys are texts, in the order of their bytes.
ALTER OPERATOR FAMILY uri_surt_ops USING btree ADD
    OPERATOR 1 ^< (uri, text), OPERATOR 2 ^<= (uri, text), OPERATOR 3 ^= (uri, text),
    OPERATOR 4 ^>= (uri, text), OPERATOR 5 ^> (uri, text),
    OPERATOR 1 ^< (text, uri), OPERATOR 2 ^<= (text, uri), OPERATOR 3 ^= (text, uri),
    OPERATOR 4 ^>= (text, uri), OPERATOR 5 ^> (text, uri),
    OPERATOR 1 ~<~ (text, text), OPERATOR 2 ~<=~ (text, text), OPERATOR 3 = (text, text),
    OPERATOR 4 ~>=~ (text, text), OPERATOR 5 ~>~ (text, text),
    FUNCTION 1 (uri, text) uri_surt_text_cmp(uri, text),
    FUNCTION 1 (text, uri) text_uri_surt_cmp(text, uri),
    FUNCTION 1 (text, text) bttext_pattern_cmp(text, text);

-- For the planner: the range of keys below a domain, and below a prefix
CREATE FUNCTION uri_domain_begin(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_domain_end(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_below_begin(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_below_end(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_host_below_support(internal) RETURNS internal
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_below_support(internal) RETURNS internal
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_above_support(internal) RETURNS internal
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';

CREATE FUNCTION uri_of_domain(text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_host_below(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 SUPPORT uri_host_below_support AS 'MODULE_PATHNAME';
-- In SQL, so that the planner sees a constant of type uri, and what it knows of uri_host_below.
CREATE FUNCTION uri_in_domain(uri, domain text) RETURNS boolean
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
    RETURN uri_host_below($1, uri_of_domain($2));
CREATE FUNCTION uri_below(uri, prefix uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 SUPPORT uri_below_support AS 'MODULE_PATHNAME';
CREATE FUNCTION uri_above(prefix uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 SUPPORT uri_above_support AS 'MODULE_PATHNAME';
CREATE OPERATOR <@ (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_below, COMMUTATOR = @>,
    RESTRICT = matchingsel, JOIN = matchingjoinsel);
CREATE OPERATOR @> (LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_above, COMMUTATOR = <@,
    RESTRICT = matchingsel, JOIN = matchingjoinsel);
