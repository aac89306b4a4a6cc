import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** News in both languages, and which account has read which. */
export class News1763800000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE news (
        id varchar(64) NOT NULL,
        title_ja varchar(200) NOT NULL,
        title_en varchar(200) NOT NULL,
        content_ja text NOT NULL,
        content_en text NOT NULL,
        image_url varchar(500),
        published_at timestamptz,
        revised_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT news_pkey PRIMARY KEY (id),
        CONSTRAINT news_id_url_safe CHECK (id ~ '^[A-Za-z0-9_-]+$')
      )`);
    await runner.query(`CREATE INDEX news_published_at_idx ON news (published_at)`);
    await runner.query(`
      CREATE TABLE news_reads (
        account_id uuid NOT NULL,
        news_id varchar(64) NOT NULL,
        read_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT news_reads_pkey PRIMARY KEY (account_id, news_id),
        CONSTRAINT news_reads_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT news_reads_news_fk FOREIGN KEY (news_id) REFERENCES news (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX news_reads_news_idx ON news_reads (news_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE news_reads, news');
  }
}
