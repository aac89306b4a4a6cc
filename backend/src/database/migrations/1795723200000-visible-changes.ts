import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Lets pages change at the times at which visitors see something else, and at no others. */
export class VisibleChanges1795723200000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await this.indexes(runner);
    await this.functions(runner);
    await this.notes(runner);
    await this.forgetUnseen(runner);
  }

  /** Of the few scheduled rows, they find those whose time has just passed. */
  private async indexes(runner: QueryRunner): Promise<void> {
    for (const table of ['links', 'contents', 'items'])
      await runner.query(`
        CREATE INDEX ${table}_visible_from_idx ON ${table} (visible_from) WHERE visible_from IS NOT NULL;
        CREATE INDEX ${table}_visible_until_idx ON ${table} (visible_until) WHERE visible_until IS NOT NULL`);
  }

  private async functions(runner: QueryRunner): Promise<void> {
    // Whether everybody sees a row, as it was or is; nobody sees none.
    await runner.query(`
      CREATE FUNCTION is_visible(entry jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce(entry ->> 'visibility' = 'public', false)
           AND coalesce((entry ->> 'visible_from')::timestamptz <= now(), true)
           AND coalesce((entry ->> 'visible_until')::timestamptz > now(), true)
      $$`);
    // The last time at which something appeared or ended by itself; null if it did not.
    await runner.query(`
      CREATE FUNCTION turned_at(visibility varchar, visible_from timestamptz, visible_until timestamptz)
      RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN visibility = 'public' THEN greatest(CASE WHEN visible_from <= now() THEN visible_from END,
                                                             CASE WHEN visible_until <= now() THEN visible_until END)
               END
      $$`);
    // Whether visitors of a profile see any of these blocks.
    await runner.query(`
      CREATE FUNCTION shows_block(of_account uuid, VARIADIC names varchar[]) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT count(*) < cardinality(names)
          FROM blocks WHERE account_id = of_account AND name = ANY(names) AND NOT shown
      $$`);
  }

  private async notes(runner: QueryRunner): Promise<void> {
    // A time that has passed is no change where a later one is noted.
    await runner.query(`
      DROP FUNCTION note_page(uuid, integer);
      CREATE FUNCTION note_page(changed_account uuid, changed_content integer, moment timestamptz)
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO page_changes AS page (account_id, content_id, changed_at)
        SELECT account.id, changed_content, moment FROM accounts account
         WHERE account.id = changed_account
           AND account.searchable AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL
           AND (changed_content = 0 OR shows_block(account.id, 'content'))
        ON CONFLICT (account_id, content_id) DO UPDATE SET changed_at = excluded.changed_at, announced_at = NULL
         WHERE page.changed_at < excluded.changed_at
            OR (page.changed_at > excluded.changed_at AND excluded.changed_at = now())
      $$`);
    // What visitors see neither before nor after is no change, but its end may be one that is not noted yet. An item is
    // seen with its content alone: when that is deleted, the content says so. On a profile an item is an entry of its
    // own block, and marks its content; a content that comes back or goes takes its items along.
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        former jsonb := to_jsonb(OLD);
        present jsonb := to_jsonb(NEW);
        changed jsonb := coalesce(present, former);
        changed_account uuid := changed ->> TG_ARGV[0];
        changed_content integer := CASE WHEN TG_NARGS > 1 THEN changed ->> TG_ARGV[1] END;
        moment timestamptz := now();
        on_profile boolean := true;
      BEGIN
        IF changed ? 'visibility' THEN
          IF NOT is_visible(former) AND NOT is_visible(present) THEN
            moment := turned_at(former ->> 'visibility', (former ->> 'visible_from')::timestamptz,
                                (former ->> 'visible_until')::timestamptz);
          END IF;
          on_profile := CASE TG_TABLE_NAME
            WHEN 'links' THEN shows_block(changed_account, 'link')
            WHEN 'items' THEN shows_block(changed_account, 'item', 'content')
            ELSE shows_block(changed_account, 'content')
              OR (TG_OP <> 'INSERT' AND NOT (is_visible(former) AND is_visible(present))
                  AND shows_block(changed_account, 'item'))
          END;
        END IF;
        IF TG_TABLE_NAME = 'items' AND NOT EXISTS (
          SELECT FROM contents content WHERE content.id = changed_content AND is_visible(to_jsonb(content))
        ) THEN
          moment := NULL;
        END IF;
        IF moment IS NOT NULL AND on_profile THEN
          PERFORM note_page(changed_account, 0, moment);
        END IF;
        IF moment IS NOT NULL AND changed_content IS NOT NULL THEN
          PERFORM note_page(changed_account, changed_content, moment);
        END IF;
        IF TG_TABLE_NAME = 'contents' AND TG_OP = 'DELETE' THEN
          UPDATE page_changes SET removed_at = now() WHERE account_id = changed_account AND content_id = OLD.id;
        END IF;
        RETURN NULL;
      END $$`);
    // Only pages that visitors see, or saw until this change.
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed_account uuid := to_jsonb(NEW) ->> TG_ARGV[0];
      BEGIN
        INSERT INTO page_changes AS page (account_id, content_id)
        SELECT account.id, page_of_account.content_id
          FROM accounts account
         CROSS JOIN LATERAL (SELECT 0 AS content_id
                              UNION ALL
                             SELECT content.id FROM contents content
                              WHERE content.account_id = account.id AND is_visible(to_jsonb(content))
                                AND (TG_TABLE_NAME = 'blocks' OR shows_block(account.id, 'content'))) page_of_account
         WHERE account.id = changed_account
           AND (TG_TABLE_NAME = 'accounts'
                OR (account.searchable AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL))
        ON CONFLICT (account_id, content_id) DO UPDATE SET changed_at = now(), announced_at = NULL
         WHERE page.changed_at <> now() OR page.announced_at IS NOT NULL;
        RETURN NULL;
      END $$`);
  }

  /** The records of contents that nobody has seen, or that nothing would clear: search engines must not learn of them. */
  private async forgetUnseen(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM page_changes page
       WHERE content_id <> 0 AND removed_at IS NULL
         AND NOT EXISTS (SELECT FROM contents content
                          WHERE content.id = page.content_id
                            AND (page.announced_at IS NOT NULL
                                 OR (visibility <> 'draft' AND coalesce(visible_from <= now(), true))))`);
  }
}
