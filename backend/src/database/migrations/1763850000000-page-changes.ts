import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables whose rows show on an account's page, and the column that names the account. */
const SHOWN_TABLES = { accounts: 'id', display_id_claims: 'account_id' };

/**
 * Tells every process whose page has changed, under the topic `pages`. A table that comes to show on the page gets a
 * trigger of its own with `tell_of_page('<the column that names the account>')`.
 */
export class PageChanges1763850000000 implements MigrationInterface {
  readonly name = 'PageChanges1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_of_page() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        former text := to_jsonb(OLD) ->> TG_ARGV[0];
        present text := to_jsonb(NEW) ->> TG_ARGV[0];
      BEGIN
        IF former IS NOT NULL THEN
          PERFORM pg_notify('table_changed', 'pages:' || former);
        END IF;
        IF present IS DISTINCT FROM former THEN
          PERFORM pg_notify('table_changed', 'pages:' || present);
        END IF;
        RETURN NULL;
      END $$`);
    for (const [table, column] of Object.entries(SHOWN_TABLES)) {
      await runner.query(`
        CREATE TRIGGER ${table}_tell_of_page
          AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION tell_of_page('${column}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SHOWN_TABLES))
      await runner.query(`DROP TRIGGER ${table}_tell_of_page ON ${table}`);
    await runner.query('DROP FUNCTION tell_of_page');
  }
}
