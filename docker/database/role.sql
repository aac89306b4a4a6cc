-- Runs once, in the new database, as its superuser: makes the role that the servers have. It owns its schemas and no more.
\getenv password DATABASE_PASSWORD
CREATE ROLE hitohira LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
REVOKE ALL ON DATABASE hitohira FROM PUBLIC;
-- CREATE: the queue of jobs has a schema of its own, which the first server makes.
GRANT CONNECT, CREATE ON DATABASE hitohira TO hitohira;
ALTER SCHEMA public OWNER TO hitohira;
