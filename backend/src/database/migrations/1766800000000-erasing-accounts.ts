import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Accounts are erased in steps: from the first one on, nothing brings them back. */
export class ErasingAccounts1766800000000 implements MigrationInterface {
  readonly name = 'ErasingAccounts1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD erasing_since timestamptz,
        ADD CONSTRAINT accounts_erasing_is_withdrawn CHECK (erasing_since IS NULL OR withdrawn_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP erasing_since');
  }
}
