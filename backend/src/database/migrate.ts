import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { QUEUES } from '../jobs/queues.js';
import { AccountsAndSessions1763700000000 } from './migrations/1763700000000-accounts-and-sessions.js';
import { SiteState1763800000000 } from './migrations/1763800000000-site-state.js';
import { News1763800000010 } from './migrations/1763800000010-news.js';
import { LoginCounts1763820000000 } from './migrations/1763820000000-login-counts.js';
import { SocialLogin1763830000000 } from './migrations/1763830000000-social-login.js';
import { AccountChanges1763840000000 } from './migrations/1763840000000-account-changes.js';
import { PageChanges1763850000000 } from './migrations/1763850000000-page-changes.js';
import { Pictures1763860000000 } from './migrations/1763860000000-pictures.js';
import { Links1763870000000 } from './migrations/1763870000000-links.js';
import { PageSettings1764010000000 } from './migrations/1764010000000-page-settings.js';
import { Categories1764010000010 } from './migrations/1764010000010-categories.js';
import { PageContents1764020000000 } from './migrations/1764020000000-page-contents.js';
import { LinkageGrants1764100000000 } from './migrations/1764100000000-linkage-grants.js';
import { PostedContents1764200000000 } from './migrations/1764200000000-posted-contents.js';
import { NewsInOneLanguage1765000000000 } from './migrations/1765000000000-news-in-one-language.js';
import { ContactMessages1765100000000 } from './migrations/1765100000000-contact-messages.js';
import { CodeStops1766100000000 } from './migrations/1766100000000-code-stops.js';
import { FreshProof1766200000000 } from './migrations/1766200000000-fresh-proof.js';
import { UnusedPictures1766300000000 } from './migrations/1766300000000-unused-pictures.js';
import { KeyChecks1766500000000 } from './migrations/1766500000000-key-checks.js';
import { ErasingAccounts1766800000000 } from './migrations/1766800000000-erasing-accounts.js';
import { FormerOwners1766800000010 } from './migrations/1766800000010-former-owners.js';
import { OperatorActsAndNotices1766800000020 } from './migrations/1766800000020-operator-acts-and-notices.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS_TABLE, noteSchemaVersion, readComment, refuseNewerSchema } from './schema-version.js';

/** Every migration, oldest first. Once landed, one is never edited. */
export const MIGRATIONS = [
  AccountsAndSessions1763700000000,
  SiteState1763800000000,
  News1763800000010,
  LoginCounts1763820000000,
  SocialLogin1763830000000,
  AccountChanges1763840000000,
  PageChanges1763850000000,
  Pictures1763860000000,
  Links1763870000000,
  PageSettings1764010000000,
  Categories1764010000010,
  PageContents1764020000000,
  LinkageGrants1764100000000,
  PostedContents1764200000000,
  NewsInOneLanguage1765000000000,
  ContactMessages1765100000000,
  CodeStops1766100000000,
  FreshProof1766200000000,
  UnusedPictures1766300000000,
  KeyChecks1766500000000,
  ErasingAccounts1766800000000,
  FormerOwners1766800000010,
  OperatorActsAndNotices1766800000020,
];

/** The advisory lock that lets one process at a time change the schema ("hitohira" in ASCII, cut to 63 bits). */
const MIGRATION_LOCK = '7523377992022028641';

/**
 * Brings the schema, and the job queue's, to the state this version needs. Processes that start at once wait for the
 * first; a run that was cut off is rolled back and done again by the next. There is no limit to how long it takes.
 *
 * @throws SchemaTooNew where a newer version has changed the schema already
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const lock = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'hitohira-migrate',
    keepAlive: true,
  });
  // While the migrations run over other connections, nobody asks anything over this one: its loss comes as an event.
  const lockLost = new Promise<never>((_resolve, reject) => lock.once('error', reject));
  lockLost.catch(() => undefined);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const work = migrateTables(databaseUrl).then(() => migrateQueues(databaseUrl));
    await Promise.race([work, lockLost]).finally(() => work.catch(() => undefined));
  } finally {
    await lock.end().catch(() => undefined);
  }
}

async function migrateTables(url: string): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE,
    extra: { max: 1 },
  });
  await dataSource.initialize();
  try {
    await refuseNewerSchema(
      dataSource,
      MIGRATIONS.map(({ name }) => name),
    );
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    if (applied.length > 0 || (await readComment(dataSource)) === null) await noteSchemaVersion(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrateQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false });
  // Whatever fails rejects as well.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, cron, policy, patience: _patience, ...options } of QUEUES) {
      await boss.createQueue(name, { ...options, ...(policy ? { policy } : {}) });
      await boss.updateQueue(name, options);
      if (cron) await boss.schedule(name, cron);
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
