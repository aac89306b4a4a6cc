import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Makes what an import brings in its order: each entry goes after the one before. */
export class OrderOfImports1795719600000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE imports ADD last_id integer`);
  }
}
