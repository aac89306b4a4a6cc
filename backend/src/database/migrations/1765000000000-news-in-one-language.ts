import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * News may be written in one language alone, and show a picture that is kept like those of creators. Until now nothing
 * could have entered an address of a picture.
 */
export class NewsInOneLanguage1765000000000 implements MigrationInterface {
  readonly name = 'NewsInOneLanguage1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures ALTER account_id DROP NOT NULL');
    await runner.query(`
      ALTER TABLE news
        ALTER title_ja DROP NOT NULL,
        ALTER content_ja DROP NOT NULL,
        ALTER title_en DROP NOT NULL,
        ALTER content_en DROP NOT NULL,
        DROP image_url,
        ADD picture_id integer,
        ADD CONSTRAINT news_picture_fk FOREIGN KEY (picture_id) REFERENCES pictures (id),
        ADD CONSTRAINT news_words_whole CHECK (
          (title_ja IS NULL) = (content_ja IS NULL)
          AND (title_en IS NULL) = (content_en IS NULL)
          AND (title_ja IS NOT NULL OR title_en IS NOT NULL)
        )`);
    await runner.query('CREATE INDEX news_picture_idx ON news (picture_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE news SET title_ja = coalesce(title_ja, title_en), content_ja = coalesce(content_ja, content_en),
                      title_en = coalesce(title_en, title_ja), content_en = coalesce(content_en, content_ja)`);
    await runner.query(`
      ALTER TABLE news
        DROP CONSTRAINT news_words_whole,
        DROP picture_id,
        ADD image_url varchar(500),
        ALTER title_ja SET NOT NULL,
        ALTER content_ja SET NOT NULL,
        ALTER title_en SET NOT NULL,
        ALTER content_en SET NOT NULL`);
    await runner.query('DELETE FROM pictures WHERE account_id IS NULL');
    await runner.query('ALTER TABLE pictures ALTER account_id SET NOT NULL');
  }
}
