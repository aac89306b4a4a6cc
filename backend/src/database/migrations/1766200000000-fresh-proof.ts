import { type MigrationInterface, type QueryRunner } from 'typeorm';

const PURPOSES = ['sign-up', 'update-email', 'reset-password', 'set-password', 'change-password'];

/** When a session last had a proof of identity, the flow that gives one by mail, and the way back from a new address. */
export class FreshProof1766200000000 implements MigrationInterface {
  readonly name = 'FreshProof1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD proven_at timestamptz NOT NULL DEFAULT now()');
    await runner.query('UPDATE sessions SET proven_at = created_at');
    await this.allowPurposes(runner, [...PURPOSES, 'confirm-identity']);
    await runner.query(`
      CREATE TABLE email_undos (
        id uuid NOT NULL DEFAULT uuidv7(),
        account_id uuid NOT NULL,
        token_hash bytea NOT NULL,
        email varchar(256) NOT NULL,
        email_key varchar(256) NOT NULL,
        password_mark bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT email_undos_pkey PRIMARY KEY (id),
        CONSTRAINT email_undos_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT email_undos_token_hash_unique UNIQUE (token_hash)
      )`);
    await runner.query('CREATE INDEX email_undos_account_idx ON email_undos (account_id)');
    await runner.query('CREATE INDEX email_undos_email_key_idx ON email_undos (email_key)');
    await runner.query('CREATE INDEX email_undos_expires_at_idx ON email_undos (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_undos');
    await runner.query(`DELETE FROM flows WHERE purpose = 'confirm-identity'`);
    await this.allowPurposes(runner, PURPOSES);
    await runner.query('ALTER TABLE sessions DROP proven_at');
  }

  private async allowPurposes(runner: QueryRunner, purposes: string[]): Promise<void> {
    const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
    await runner.query(`
      ALTER TABLE flows DROP CONSTRAINT flows_purpose_known,
        ADD CONSTRAINT flows_purpose_known CHECK (purpose IN (${list}))`);
  }
}
