import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A migration without a way back; mistakes are fixed by a later one. */
export abstract class ForwardMigration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<never> {
    return Promise.reject(
      new Error('Migrations go forward only. To go back, restore a backup with the version that made it.'),
    );
  }
}
