import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Gives the items of a content an order, and the lists of items indexes that follow it. */
export class OrderOfItems1795716000000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE items ADD position integer NOT NULL DEFAULT 0;
      DROP INDEX items_account_idx;
      DROP INDEX items_content_idx;
      CREATE INDEX items_account_idx ON items (account_id, content_id, position, id);
      CREATE INDEX items_content_idx ON items (content_id, position, id)`);
  }
}
