-- Errors that the server catches (since PostgreSQL 16; before, the functions are missing)
SELECT pg_input_is_valid('http://h/', 'uri'), pg_input_is_valid('http://a b/', 'uri'),
    pg_input_is_valid('//h/', 'uri(rfc3986, absolute)');
SELECT message, detail, hint, sql_error_code FROM pg_input_error_info('http://a b/', 'uri');
SELECT pg_input_is_valid('http://é/', 'uri'), pg_input_is_valid('http://é/', 'iri'), pg_input_is_valid('%', 'iri');
