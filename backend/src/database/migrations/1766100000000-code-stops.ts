import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Addresses whose codes are stopped, with the link that lifts the stop for a browser. */
export class CodeStops1766100000000 implements MigrationInterface {
  readonly name = 'CodeStops1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE code_stops (
        email_hash bytea CONSTRAINT code_stops_pkey PRIMARY KEY,
        token_hash bytea CONSTRAINT code_stops_token_hash_unique UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE code_stops');
  }
}
