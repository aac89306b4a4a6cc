import { type DataSource } from 'typeorm';
import { Release1_0_1767000000000 as Baseline } from './migrations/1767000000000-release-1-0.js';
import { MIGRATIONS_TABLE, noteSchemaVersion, readComment } from './schema-version.js';

/** The migrations before 1.0, oldest first. Together they create the schema of release 1.0. */
export const EARLIER_MIGRATIONS: readonly string[] = [
  'AccountsAndSessions1763700000000',
  'SiteState1763800000000',
  'News1763800000010',
  'LoginCounts1763820000000',
  'SocialLogin1763830000000',
  'AccountChanges1763840000000',
  'PageChanges1763850000000',
  'Pictures1763860000000',
  'Links1763870000000',
  'PageSettings1764010000000',
  'Categories1764010000010',
  'PageContents1764020000000',
  'LinkageGrants1764100000000',
  'PostedContents1764200000000',
  'NewsInOneLanguage1765000000000',
  'ContactMessages1765100000000',
  'CodeStops1766100000000',
  'FreshProof1766200000000',
  'UnusedPictures1766300000000',
  'KeyChecks1766500000000',
  'ErasingAccounts1766800000000',
  'FormerOwners1766800000010',
  'OperatorActsAndNotices1766800000020',
];

/** The schema is older than that of the last version before 1.0. */
export class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld';
  readonly cure = 'Start the last version before 1.0 on it once, then this one.';

  constructor(newest: string) {
    super(`The database has the schema of a version before 1.0 (its newest migration is ${newest}).`);
  }
}

/**
 * Whether the schema is that of the last version before 1.0, which equals that of 1.0.
 *
 * @param applied the applied migrations, oldest first
 * @throws SchemaTooOld when it is older
 */
export function isEarlierSchema(applied: readonly string[]): boolean {
  const earlier = applied.filter((name) => EARLIER_MIGRATIONS.includes(name));
  const newest = earlier.at(-1);
  if (newest !== undefined && earlier.length < EARLIER_MIGRATIONS.length) throw new SchemaTooOld(newest);
  return newest !== undefined && applied.length === earlier.length;
}

/**
 * Records the schema of the last version before 1.0 as that of release 1.0, without changing it.
 *
 * @throws SchemaTooOld when it is older
 */
export async function adoptEarlierSchema(dataSource: DataSource): Promise<void> {
  if ((await readComment(dataSource)) === undefined) return;
  const applied = await dataSource.query<{ name: string }[]>(
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`,
  );
  if (!isEarlierSchema(applied.map(({ name }) => name))) return;
  await dataSource.transaction(async (manager) => {
    await manager.query(`DELETE FROM ${MIGRATIONS_TABLE}`);
    await manager.query(`INSERT INTO ${MIGRATIONS_TABLE} (timestamp, name) VALUES ($1, $2)`, [
      Baseline.name.slice(-13),
      Baseline.name,
    ]);
    await noteSchemaVersion(manager);
  });
}
