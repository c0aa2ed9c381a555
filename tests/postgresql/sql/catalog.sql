-- Operator classes are complete.
SELECT opcname, amname, amvalidate(c.oid) FROM pg_opclass c JOIN pg_am m ON m.oid = opcmethod
    WHERE opcname LIKE '_ri\_%' ORDER BY 1, 2;

-- All functions may run in parallel; all but the input of type modifiers are strict and immutable.
SELECT p.oid::regprocedure FROM pg_depend d JOIN pg_proc p ON p.oid = d.objid
    WHERE d.refobjid = (SELECT oid FROM pg_extension WHERE extname = 'uric')
    AND d.classid = 'pg_proc'::regclass AND prokind = 'f' AND (proparallel <> 's' OR provolatile <> 'i' OR NOT proisstrict);
