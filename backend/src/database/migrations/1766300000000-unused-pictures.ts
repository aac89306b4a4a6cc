import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Lets an account store a picture before anything shows it. */
export class UnusedPictures1766300000000 implements MigrationInterface {
  readonly name = 'UnusedPictures1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures ADD unused_until timestamptz');
    // Whoever stores the same picture again gets the one that still waits.
    await runner.query(
      'CREATE UNIQUE INDEX pictures_unused_unique ON pictures (account_id, hash) WHERE unused_until IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX pictures_unused_until_idx ON pictures (unused_until) WHERE unused_until IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM pictures WHERE unused_until IS NOT NULL');
    await runner.query('ALTER TABLE pictures DROP unused_until');
  }
}
