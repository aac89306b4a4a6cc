import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Remembers when drafts of contents were published, so that feeds have them among the newest. */
export class ReleasedContents1795726800000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contents ADD released_at timestamptz');
  }
}
