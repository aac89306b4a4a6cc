import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What of a content its provider gave, so that it can be refreshed, and taken away where nobody stands for it any more. */
export class PostedContents1764200000000 implements MigrationInterface {
  readonly name = 'PostedContents1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contents ADD COLUMN hash_tags_edited boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE content_media ADD COLUMN copied boolean NOT NULL DEFAULT false');
    await runner.query(
      'CREATE INDEX contents_provider_read_at_idx ON contents (provider_read_at) WHERE provider_read_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contents_provider_read_at_idx');
    await runner.query('ALTER TABLE content_media DROP COLUMN copied');
    await runner.query('ALTER TABLE contents DROP COLUMN hash_tags_edited');
  }
}
