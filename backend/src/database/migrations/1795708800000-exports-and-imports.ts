import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Archives that creators take with them, and files that they bring. */
export class ExportsAndImports1795708800000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await this.tables(runner);
    await this.triggers(runner);
  }

  private async tables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE archive_files (
        name varchar(32) NOT NULL,
        parts integer NOT NULL DEFAULT 0,
        bytes bigint NOT NULL DEFAULT 0,
        kept_until timestamptz NOT NULL,
        CONSTRAINT archive_files_pkey PRIMARY KEY (name)
      );
      CREATE INDEX archive_files_kept_until_idx ON archive_files (kept_until)`);
    await runner.query(`
      CREATE TABLE exports (
        account_id uuid NOT NULL,
        state varchar(10) NOT NULL,
        file_name varchar(32),
        requested_at timestamptz NOT NULL DEFAULT now(),
        available_until timestamptz,
        CONSTRAINT exports_pkey PRIMARY KEY (account_id),
        CONSTRAINT exports_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT exports_file_fk FOREIGN KEY (file_name) REFERENCES archive_files (name) ON DELETE SET NULL,
        CONSTRAINT exports_state_known CHECK (state IN ('making', 'ready', 'failed'))
      );
      CREATE INDEX exports_file_idx ON exports (file_name)`);
    await runner.query(`
      CREATE TABLE imports (
        id uuid NOT NULL DEFAULT uuidv7(),
        account_id uuid NOT NULL,
        source varchar(10) NOT NULL,
        state varchar(10) NOT NULL,
        file_name varchar(32),
        plan jsonb NOT NULL,
        left_out jsonb NOT NULL,
        left_out_total integer NOT NULL,
        steps integer NOT NULL,
        done integer NOT NULL DEFAULT 0,
        made jsonb NOT NULL,
        content_id integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT imports_pkey PRIMARY KEY (id),
        CONSTRAINT imports_account_unique UNIQUE (account_id),
        CONSTRAINT imports_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT imports_file_fk FOREIGN KEY (file_name) REFERENCES archive_files (name) ON DELETE SET NULL,
        CONSTRAINT imports_state_known CHECK (state IN ('read', 'running', 'done', 'cancelled', 'failed')),
        CONSTRAINT imports_done_within CHECK (done BETWEEN 0 AND steps)
      );
      CREATE INDEX imports_file_idx ON imports (file_name)`);
  }

  /** A file that nothing refers to any more is due for deletion; so is everything of an account that is withdrawn. */
  private async triggers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION leave_archive_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE archive_files SET kept_until = now() WHERE name = OLD.file_name;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION end_exports_and_imports() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM exports WHERE account_id = NEW.id;
        DELETE FROM imports WHERE account_id = NEW.id;
        RETURN NULL;
      END $$`);
    for (const table of ['exports', 'imports'])
      await runner.query(`
        CREATE TRIGGER ${table}_leave_file
          AFTER DELETE ON ${table} FOR EACH ROW WHEN (OLD.file_name IS NOT NULL)
          EXECUTE FUNCTION leave_archive_file();
        CREATE TRIGGER ${table}_change_file
          AFTER UPDATE ON ${table} FOR EACH ROW
          WHEN (OLD.file_name IS NOT NULL AND OLD.file_name IS DISTINCT FROM NEW.file_name)
          EXECUTE FUNCTION leave_archive_file()`);
    await runner.query(`
      CREATE TRIGGER accounts_end_exports_and_imports
        AFTER UPDATE ON accounts FOR EACH ROW WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL)
        EXECUTE FUNCTION end_exports_and_imports()`);
  }
}
