import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { QUEUES } from '../jobs/queues.js';
import { adoptEarlierSchema } from './earlier-schema.js';
import { DatabaseNames } from './database-names.js';
import { ENTITIES } from './entities.js';
import { type ForwardMigration } from './forward-migration.js';
import { Release1_0_1767000000000 } from './migrations/1767000000000-release-1-0.js';
import { Insights1795500000000 } from './migrations/1795500000000-insights.js';
import { SearchablePages1795532400000 } from './migrations/1795532400000-searchable-pages.js';
import { CoversAndHeaders1795618800000 } from './migrations/1795618800000-covers-and-headers.js';
import { ShareCards1795640400000 } from './migrations/1795640400000-share-cards.js';
import { Visibility1795701600000 } from './migrations/1795701600000-visibility.js';
import { ExportsAndImports1795708800000 } from './migrations/1795708800000-exports-and-imports.js';
import { Translations1795712400000 } from './migrations/1795712400000-translations.js';
import { OrderOfItems1795716000000 } from './migrations/1795716000000-order-of-items.js';
import { OrderOfImports1795719600000 } from './migrations/1795719600000-order-of-imports.js';
import { VisibleChanges1795723200000 } from './migrations/1795723200000-visible-changes.js';
import { ReleasedContents1795726800000 } from './migrations/1795726800000-released-contents.js';
import { KeptUploads1795730400000 } from './migrations/1795730400000-kept-uploads.js';
import { DoneSteps1795734000000 } from './migrations/1795734000000-done-steps.js';
import { MIGRATIONS_TABLE, noteSchemaVersion, readComment, refuseNewerSchema } from './schema-version.js';
import { seed } from './seeds/seed.js';

/** All migrations, oldest first. A released one is never edited (`migrations/SHA256SUMS`). */
export const MIGRATIONS: readonly (new () => ForwardMigration)[] = [
  Release1_0_1767000000000,
  Insights1795500000000,
  SearchablePages1795532400000,
  CoversAndHeaders1795618800000,
  ShareCards1795640400000,
  Visibility1795701600000,
  ExportsAndImports1795708800000,
  Translations1795712400000,
  OrderOfItems1795716000000,
  OrderOfImports1795719600000,
  VisibleChanges1795723200000,
  ReleasedContents1795726800000,
  KeptUploads1795730400000,
  DoneSteps1795734000000,
];

/** The advisory lock for migrations ("hitohira" in ASCII, cut to 63 bits). */
const MIGRATION_LOCK = '7523377992022028641';

/**
 * Migrates the schema and the job queue's. Concurrent processes wait for the first; an aborted run is rolled back and
 * repeated by the next. It may take any time.
 *
 * @throws SchemaTooNew when a newer version has migrated the schema
 * @throws SchemaTooOld when the database has to be migrated to the last version before 1.0 first
 */
export async function migrateDatabase(databaseUrl: string, migrations = MIGRATIONS): Promise<void> {
  const lock = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'hitohira-migrate',
    keepAlive: true,
  });
  // The lock's connection is idle meanwhile, so its loss only shows as an event.
  const lockLost = new Promise<never>((_resolve, reject) => lock.once('error', reject));
  lockLost.catch(() => undefined);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const work = migrateTables(databaseUrl, migrations).then(() => migrateQueues(databaseUrl));
    try {
      await Promise.race([work, lockLost]);
    } finally {
      await work.catch(() => undefined);
    }
  } finally {
    await lock.end().catch(() => undefined);
  }
}

async function migrateTables(url: string, migrations: typeof MIGRATIONS): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    namingStrategy: new DatabaseNames(),
    migrations: [...migrations],
    migrationsTableName: MIGRATIONS_TABLE,
    extra: { max: 1 },
  });
  await dataSource.initialize();
  try {
    await adoptEarlierSchema(dataSource);
    await refuseNewerSchema(
      dataSource,
      migrations.map(({ name }) => name),
    );
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    // The version is recorded after the seeds, so that an abort in between is detected.
    if ((await readComment(dataSource)) === null) {
      await dataSource.transaction(async (manager) => {
        await seed(manager);
        await noteSchemaVersion(manager);
      });
    } else if (applied.length > 0) {
      await noteSchemaVersion(dataSource.manager);
    }
  } finally {
    await dataSource.destroy();
  }
}

async function migrateQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false });
  // Failures also reject.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, cron, policy, patience: _patience, concurrency: _concurrency, ...options } of QUEUES) {
      await boss.createQueue(name, { ...options, ...(policy ? { policy } : {}) });
      await boss.updateQueue(name, options);
      if (cron) await boss.schedule(name, cron);
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
