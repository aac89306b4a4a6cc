import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** By what a server recognises the secrets that the data were made with. */
export class KeyChecks1766500000000 implements MigrationInterface {
  readonly name = 'KeyChecks1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE key_checks (
        name varchar(40),
        mark char(64) NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT key_checks_pkey PRIMARY KEY (name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_checks');
  }
}
