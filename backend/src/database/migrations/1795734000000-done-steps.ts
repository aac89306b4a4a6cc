import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Remembers with an account which of the first steps its owner has done. */
export class DoneSteps1795734000000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD done_steps text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT accounts_done_steps_known CHECK (done_steps <@ ARRAY['theme', 'accounts', 'link'])`);
  }
}
