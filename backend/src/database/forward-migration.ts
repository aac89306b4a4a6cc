import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A change of the schema. There is no way back: what is wrong is put right by a later migration. */
export abstract class ForwardMigration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<never> {
    return Promise.reject(
      new Error('Migrations go forward only. To go back, restore a backup with the version that made it.'),
    );
  }
}
