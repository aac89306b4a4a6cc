import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The counts of wrong passwords behind the lock of the login. */
export class LoginCounts1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_counts (
        email_hash bytea NOT NULL,
        device_id varchar(36) NOT NULL,
        tried_at timestamptz[] NOT NULL,
        locked_until timestamptz,
        CONSTRAINT login_counts_pkey PRIMARY KEY (email_hash, device_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_counts');
  }
}
