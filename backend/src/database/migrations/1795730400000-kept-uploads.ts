import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Remembers the format and size of pictures that are kept as they were uploaded, for archives. */
export class KeptUploads1795730400000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE picture_files ADD upload varchar(4), ADD upload_bytes integer NOT NULL DEFAULT 0',
    );
  }
}
