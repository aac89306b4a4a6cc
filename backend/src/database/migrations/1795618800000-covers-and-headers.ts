import { type QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.js';

/** Gives pages a cover of the creator's own and a choice of headers; a change of either is one of the page. */
export class CoversAndHeaders1795618800000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD cover_id integer,
        ADD header_type varchar(10) NOT NULL DEFAULT 'portrait',
        ADD CONSTRAINT accounts_header_type_known CHECK (header_type IN ('portrait', 'banner', 'compact')),
        ADD CONSTRAINT accounts_cover_fk FOREIGN KEY (cover_id) REFERENCES pictures (id) DEFERRABLE INITIALLY DEFERRED;
      CREATE INDEX accounts_cover_idx ON accounts (cover_id)`);
    await this.noteChanges(runner);
  }

  /** The condition of a trigger cannot be altered. */
  private async noteChanges(runner: QueryRunner): Promise<void> {
    const columns = [
      'display_name',
      'introduction',
      'icon_id',
      'cover_id',
      'header_type',
      'theme_id',
      'contents_format',
      'mylink_pid',
      'mylink_sid',
      'linkswitch_pid',
      'optout',
    ];
    const of = (row: 'OLD' | 'NEW') => columns.map((column) => `${row}.${column}`).join(', ');
    await runner.query(`
      DROP TRIGGER accounts_note_update ON accounts;
      CREATE CONSTRAINT TRIGGER accounts_note_update AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')})) EXECUTE FUNCTION note_page_change('id')`);
  }
}
