-- Runs once in the new database, as its superuser. Creates the servers' role, which owns its schemas and nothing else.
\getenv password DATABASE_PASSWORD
CREATE ROLE hitohira LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
REVOKE ALL ON DATABASE hitohira FROM PUBLIC;
-- CREATE: the first server creates a schema for the job queue.
GRANT CONNECT, CREATE ON DATABASE hitohira TO hitohira;
ALTER SCHEMA public OWNER TO hitohira;
