import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Lets links, contents and items be hidden, kept as drafts and scheduled, in the time zone of their account. */
export class Visibility1795701600000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE accounts ADD time_zone varchar(64) NOT NULL DEFAULT 'Asia/Tokyo'");
    for (const table of ['links', 'contents', 'items'])
      await runner.query(`
        ALTER TABLE ${table}
          ADD visibility varchar(10) NOT NULL DEFAULT 'public',
          ADD visible_from timestamptz,
          ADD visible_until timestamptz,
          ADD CONSTRAINT ${table}_visibility_known CHECK (visibility IN ('public', 'hidden', 'draft')),
          ADD CONSTRAINT ${table}_visible_period CHECK (visible_until > visible_from);
        CREATE INDEX ${table}_scheduled_idx ON ${table} (account_id)
          WHERE visible_from IS NOT NULL OR visible_until IS NOT NULL`);
    await this.noteChanges(runner);
  }

  /** What only its owner could see, before and after, is no change of a page. */
  private async noteChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        former jsonb := to_jsonb(OLD);
        present jsonb := to_jsonb(NEW);
        changed jsonb := coalesce(present, former);
        changed_account uuid := changed ->> TG_ARGV[0];
      BEGIN
        IF TG_TABLE_NAME = 'contents' AND TG_OP = 'DELETE' THEN
          UPDATE page_changes SET removed_at = now() WHERE account_id = changed_account AND content_id = OLD.id;
        END IF;
        IF coalesce(former, present) ->> 'visibility' <> 'public' AND changed ->> 'visibility' <> 'public' THEN
          RETURN NULL;
        END IF;
        PERFORM note_page(changed_account, 0);
        IF TG_NARGS > 1 THEN
          PERFORM note_page(changed_account, (changed ->> TG_ARGV[1])::integer);
        END IF;
        RETURN NULL;
      END $$`);
  }
}
