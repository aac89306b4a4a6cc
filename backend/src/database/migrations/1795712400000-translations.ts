import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Gives display name and introduction a second language; a change of it is one of the page. */
export class Translations1795712400000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD translations jsonb NOT NULL DEFAULT '{"en": null, "ja": null}';
      CREATE CONSTRAINT TRIGGER accounts_note_translations AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION note_page_change('id')`);
  }
}
