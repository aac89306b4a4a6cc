import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Lets owners keep their pages out of search engines, and records when each page changed. */
export class SearchablePages1795532400000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD searchable boolean NOT NULL DEFAULT true');
    await this.tables(runner);
    await this.functions(runner);
    await this.triggers(runner);
  }

  private async tables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_changes (
        account_id uuid NOT NULL,
        content_id integer NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        announced_at timestamptz,
        removed_at timestamptz,
        CONSTRAINT page_changes_pkey PRIMARY KEY (account_id, content_id),
        CONSTRAINT page_changes_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
      );
      CREATE INDEX page_changes_pending_idx ON page_changes (changed_at) WHERE announced_at IS NULL;
      CREATE INDEX page_changes_removed_at_idx ON page_changes (removed_at) WHERE removed_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE sitemap_files (
        kind varchar(10) NOT NULL,
        number integer NOT NULL,
        after_key varchar(36),
        changed_at timestamptz NOT NULL,
        CONSTRAINT sitemap_files_pkey PRIMARY KEY (kind, number),
        CONSTRAINT sitemap_files_kind_known CHECK (kind IN ('creators', 'contents'))
      )`);
  }

  /**
   * Pages that search engines may not list are not recorded, except when they stop being listed. Within a transaction a
   * page is written once.
   */
  private async functions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION note_page(changed_account uuid, changed_content integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO page_changes AS page (account_id, content_id)
        SELECT account.id, changed_content FROM accounts account
         WHERE account.id = changed_account
           AND account.searchable AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL
           AND (changed_content = 0 OR NOT EXISTS (
                 SELECT FROM blocks WHERE account_id = account.id AND name = 'content' AND NOT shown))
        ON CONFLICT (account_id, content_id) DO UPDATE SET changed_at = now(), announced_at = NULL
         WHERE page.changed_at <> now() OR page.announced_at IS NOT NULL
      $$`);
    await runner.query(`
      CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed jsonb := to_jsonb(coalesce(NEW, OLD));
        changed_account uuid := changed ->> TG_ARGV[0];
      BEGIN
        PERFORM note_page(changed_account, 0);
        IF TG_NARGS > 1 THEN
          PERFORM note_page(changed_account, (changed ->> TG_ARGV[1])::integer);
        END IF;
        IF TG_TABLE_NAME = 'contents' AND TG_OP = 'DELETE' THEN
          UPDATE page_changes SET removed_at = now() WHERE account_id = changed_account AND content_id = OLD.id;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed_account uuid := to_jsonb(NEW) ->> TG_ARGV[0];
      BEGIN
        INSERT INTO page_changes AS page (account_id, content_id)
        SELECT account.id, page_of_account.content_id
          FROM accounts account
         CROSS JOIN LATERAL (SELECT 0 AS content_id
                              UNION ALL SELECT id FROM contents WHERE account_id = account.id) page_of_account
         WHERE account.id = changed_account
           AND (TG_TABLE_NAME = 'accounts'
                OR (account.searchable AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL))
        ON CONFLICT (account_id, content_id) DO UPDATE SET changed_at = now(), announced_at = NULL
         WHERE page.changed_at <> now() OR page.announced_at IS NOT NULL;
        RETURN NULL;
      END $$`);
  }

  /**
   * The triggers run at the end of a transaction, so that the row of a page is locked last and no two transactions wait
   * for each other.
   */
  private async triggers(runner: QueryRunner): Promise<void> {
    const note = (name: string, table: string, event: string, call: string, when?: string) =>
      runner.query(`
        CREATE CONSTRAINT TRIGGER ${name} AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW ${when === undefined ? '' : `WHEN (${when})`} EXECUTE FUNCTION ${call}`);
    const distinct = (...columns: string[]) =>
      `(${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})`;
    const listed = (row: 'OLD' | 'NEW') =>
      `(${row}.searchable AND ${row}.suspended_at IS NULL AND ${row}.withdrawn_at IS NULL)`;

    const ofAccount = "note_page_change('account_id')";
    const listingOfAccount = "note_listing_change('account_id')";
    await note('accounts_note_insert', 'accounts', 'INSERT', "note_page_change('id')");
    await note(
      'accounts_note_update',
      'accounts',
      'UPDATE',
      "note_page_change('id')",
      distinct(
        'display_name',
        'introduction',
        'icon_id',
        'theme_id',
        'contents_format',
        'mylink_pid',
        'mylink_sid',
        'linkswitch_pid',
        'optout',
      ),
    );
    await note(
      'accounts_note_listing',
      'accounts',
      'UPDATE',
      "note_listing_change('id')",
      `${listed('OLD')} <> ${listed('NEW')}`,
    );
    await note(
      'display_id_claims_note_listing',
      'display_id_claims',
      'INSERT OR UPDATE',
      listingOfAccount,
      'NEW.is_current',
    );
    await note('links_note_change', 'links', 'INSERT OR UPDATE OR DELETE', ofAccount);
    await note('headlines_note_change', 'headlines', 'INSERT OR UPDATE OR DELETE', ofAccount);
    await note(
      'account_categories_note_change',
      'account_categories',
      'INSERT OR UPDATE OR DELETE',
      ofAccount,
    );
    await note('linkages_note_change', 'linkages', 'INSERT OR DELETE', ofAccount);
    await note(
      'linkages_note_update',
      'linkages',
      'UPDATE',
      ofAccount,
      distinct('handle', 'sns_account_name'),
    );
    await note('blocks_note_insert', 'blocks', 'INSERT', ofAccount);
    await note('blocks_note_update', 'blocks', 'UPDATE', ofAccount, distinct('position', 'shown'));
    await note(
      'blocks_note_hiding',
      'blocks',
      'INSERT',
      listingOfAccount,
      "NEW.name = 'content' AND NOT NEW.shown",
    );
    await note(
      'blocks_note_listing',
      'blocks',
      'UPDATE',
      listingOfAccount,
      "NEW.name = 'content' AND OLD.shown <> NEW.shown",
    );
    await note(
      'contents_note_change',
      'contents',
      'INSERT OR DELETE',
      "note_page_change('account_id', 'id')",
    );
    await note('contents_note_position', 'contents', 'UPDATE', ofAccount, distinct('position'));
    // `updated_at` stands for media and hash tags; reading the provider's data again sets it without a change.
    await note(
      'contents_note_update',
      'contents',
      'UPDATE',
      "note_page_change('account_id', 'id')",
      `${distinct('title', 'description', 'published_at', 'content_url')}
       OR (OLD.updated_at <> NEW.updated_at AND OLD.provider_read_at IS NOT DISTINCT FROM NEW.provider_read_at)`,
    );
    await note(
      'items_note_change',
      'items',
      'INSERT OR UPDATE OR DELETE',
      "note_page_change('account_id', 'content_id')",
    );
  }
}
