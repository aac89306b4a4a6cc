import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who may have the display ID of a deleted account again: keyed hashes, gone with the row when it is free for all. */
export class FormerOwners1766800000010 implements MigrationInterface {
  readonly name = 'FormerOwners1766800000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE display_id_claims ADD former_owners bytea[]');
    await runner.query(`
      CREATE INDEX display_id_claims_former_owners_idx ON display_id_claims USING gin (former_owners)
       WHERE former_owners IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE display_id_claims DROP former_owners');
  }
}
