import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * How a creator arranges their page: its theme and format, the words over its blocks, and the blocks' order. A page for
 * which nothing was set has the first theme, the smallest format, no words of its own and every block.
 */
export class PageSettings1764010000000 implements MigrationInterface {
  readonly name = 'PageSettings1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD COLUMN theme_id integer NOT NULL DEFAULT 1,
        ADD COLUMN contents_format integer NOT NULL DEFAULT 4,
        ADD CONSTRAINT accounts_contents_format_known CHECK (contents_format IN (4, 6, 9, 10, 16))`);
    await runner.query(`
      CREATE TABLE headlines (
        account_id uuid NOT NULL,
        type varchar(20) NOT NULL,
        text varchar(15) NOT NULL,
        CONSTRAINT headlines_pkey PRIMARY KEY (account_id, type),
        CONSTRAINT headlines_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
      )`);
    // Positions are told apart at the end of a transaction: an order is written over the one before it, row by row.
    await runner.query(`
      CREATE TABLE blocks (
        account_id uuid NOT NULL,
        name varchar(10) NOT NULL,
        position integer NOT NULL,
        shown boolean NOT NULL,
        CONSTRAINT blocks_pkey PRIMARY KEY (account_id, name),
        CONSTRAINT blocks_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT blocks_account_position_unique UNIQUE (account_id, position) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT blocks_position_known CHECK (position BETWEEN 1 AND 3)
      )`);
    for (const table of ['headlines', 'blocks']) {
      await runner.query(`
        CREATE TRIGGER ${table}_tell_of_page
          AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION tell_of_page('account_id')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocks, headlines');
    await runner.query('ALTER TABLE accounts DROP COLUMN theme_id, DROP COLUMN contents_format');
  }
}
