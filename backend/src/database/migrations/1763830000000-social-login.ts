import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Signing in with a provider: who an account is there, sign-ups that wait for a display ID, and ways to a provider. */
export class SocialLogin1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE oauth_states (
        token_hash bytea NOT NULL,
        provider varchar(20) NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT oauth_states_pkey PRIMARY KEY (token_hash)
      )`);
    await runner.query(`CREATE INDEX oauth_states_expires_at_idx ON oauth_states (expires_at)`);
    await runner.query(`
      CREATE TABLE social_identities (
        id uuid NOT NULL DEFAULT uuidv7(),
        account_id uuid NOT NULL,
        provider varchar(20) NOT NULL,
        provider_user_id varchar(64) NOT NULL,
        display_name varchar(30) NOT NULL,
        email varchar(256),
        sealed_tokens text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT social_identities_pkey PRIMARY KEY (id),
        CONSTRAINT social_identities_user_unique UNIQUE (provider, provider_user_id),
        CONSTRAINT social_identities_account_unique UNIQUE (account_id, provider),
        CONSTRAINT social_identities_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE social_sign_ups (
        id uuid NOT NULL DEFAULT uuidv7(),
        token_hash bytea NOT NULL,
        auth_token_hash bytea,
        provider varchar(20) NOT NULL,
        provider_user_id varchar(64) NOT NULL,
        display_name varchar(30) NOT NULL,
        email varchar(256),
        sealed_tokens text NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT social_sign_ups_pkey PRIMARY KEY (id),
        CONSTRAINT social_sign_ups_token_hash_unique UNIQUE (token_hash)
      )`);
    await runner.query(`CREATE INDEX social_sign_ups_expires_at_idx ON social_sign_ups (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE social_sign_ups, social_identities, oauth_states');
  }
}
