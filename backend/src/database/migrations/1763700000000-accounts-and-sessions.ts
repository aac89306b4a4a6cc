import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Accounts, the registry of display IDs, unfinished sign-ups, flows with mailed codes, sessions, and throttle counts. */
export class AccountsAndSessions1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid NOT NULL DEFAULT uuidv7(),
        display_name varchar(30) NOT NULL,
        email varchar(256),
        email_key varchar(256),
        password_hash text,
        introduction varchar(150),
        language varchar(2) NOT NULL,
        terms_version varchar(20) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT accounts_pkey PRIMARY KEY (id),
        CONSTRAINT accounts_email_key_unique UNIQUE (email_key)
      )`);
    await runner.query(`
      CREATE TABLE display_id_claims (
        key varchar(30) NOT NULL,
        display_id varchar(30) NOT NULL,
        account_id uuid,
        is_current boolean NOT NULL DEFAULT false,
        held_for_email_key varchar(256),
        held_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT display_id_claims_pkey PRIMARY KEY (key),
        CONSTRAINT display_id_claims_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
        CONSTRAINT display_id_claims_current_has_account CHECK (NOT is_current OR account_id IS NOT NULL)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX display_id_claims_current_unique ON display_id_claims (account_id) WHERE is_current`,
    );
    await runner.query(`CREATE INDEX display_id_claims_account_idx ON display_id_claims (account_id)`);
    await runner.query(
      `CREATE INDEX display_id_claims_held_for_idx ON display_id_claims (held_for_email_key)`,
    );
    await runner.query(`
      CREATE TABLE sign_ups (
        id uuid NOT NULL DEFAULT uuidv7(),
        display_id varchar(30) NOT NULL,
        display_name varchar(30) NOT NULL,
        email varchar(256) NOT NULL,
        email_key varchar(256) NOT NULL,
        password_hash text NOT NULL,
        language varchar(2) NOT NULL,
        terms_version varchar(20) NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sign_ups_pkey PRIMARY KEY (id)
      )`);
    await runner.query(`CREATE INDEX sign_ups_email_key_idx ON sign_ups (email_key)`);
    await runner.query(`CREATE INDEX sign_ups_expires_at_idx ON sign_ups (expires_at)`);
    await runner.query(`
      CREATE TABLE flows (
        id uuid NOT NULL DEFAULT uuidv7(),
        purpose varchar(20) NOT NULL,
        token_hash bytea NOT NULL,
        sign_up_id uuid,
        account_id uuid,
        email_key varchar(256) NOT NULL,
        code_hash bytea,
        code_expires_at timestamptz,
        code_attempts integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT flows_pkey PRIMARY KEY (id),
        CONSTRAINT flows_token_hash_unique UNIQUE (token_hash),
        CONSTRAINT flows_sign_up_fk FOREIGN KEY (sign_up_id) REFERENCES sign_ups (id) ON DELETE CASCADE,
        CONSTRAINT flows_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
        CONSTRAINT flows_purpose_known CHECK (
          purpose IN ('sign-up', 'update-email', 'reset-password', 'change-password')
        )
      )`);
    await runner.query(`CREATE INDEX flows_email_key_idx ON flows (email_key)`);
    await runner.query(`CREATE INDEX flows_expires_at_idx ON flows (expires_at)`);
    await runner.query(`CREATE INDEX flows_sign_up_idx ON flows (sign_up_id)`);
    await runner.query(`CREATE INDEX flows_account_idx ON flows (account_id)`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL DEFAULT uuidv7(),
        account_id uuid NOT NULL,
        generation integer NOT NULL DEFAULT 1,
        token_hash bytea NOT NULL,
        generation_used_at timestamptz,
        user_agent varchar(300),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sessions_pkey PRIMARY KEY (id),
        CONSTRAINT sessions_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX sessions_account_idx ON sessions (account_id)`);
    await runner.query(`CREATE INDEX sessions_expires_at_idx ON sessions (expires_at)`);
    // The form that rate-limiter-flexible writes to. Unlogged: counts may be lost with a crash, and cost no WAL.
    await runner.query(`
      CREATE UNLOGGED TABLE throttle_counts (
        key varchar(255) NOT NULL,
        points integer NOT NULL DEFAULT 0,
        expire bigint,
        CONSTRAINT throttle_counts_pkey PRIMARY KEY (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE throttle_counts, sessions, flows, sign_ups, display_id_claims, accounts');
  }
}
