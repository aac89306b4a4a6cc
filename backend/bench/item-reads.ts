import { type ChildProcess } from 'node:child_process';
import { pseudoRandomIntegers } from '../src/common/pseudo-random.js';
import { migrateDatabase } from '../src/database/migrate.js';
import { ITEM_LIMITS } from '../src/modules/items/item-limits.rules.js';
import { type ClusterAddress } from '../sandbox/postgres/cluster.js';
import { addContents, addItems, addPictures, inDatabase } from './fill-database.js';
import { measureRounds } from './load.js';
import { reportRates } from './reads.js';
import { type Verdicts } from './verdicts.js';

const MANY = 5_000_000;
const FEW = 5000;
const PER_CONTENT = 200;
const PICTURES = 5000;

/** The lowest allowed ratio of the throughput among many items to that among few. */
const MIN_RATIO = 0.85;

/** Each read is for as many items as one allows. */
const BATCH = ITEM_LIMITS.lookUpPage;

/**
 * The number of different reads: as many items, from all over it, are read in each database. The warm-up repeats them
 * often enough that each connection has mapped their pages, for the reason that `scale.ts` names.
 */
const READS = FEW / BATCH;

/** Starts a server on a database. */
type Serve = (databaseUrl: string) => Promise<{ child: ChildProcess; origin: string }>;

/** Creates a database with so many items, and the rows that they refer to. */
async function makeItems({ url, adminUrl }: ClusterAddress, name: string, items: number): Promise<string> {
  const at = (address: string) => Object.assign(new URL(address), { pathname: name }).href;
  // The product's role may not create databases.
  await inDatabase(adminUrl, (admin) =>
    admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`),
  );
  await migrateDatabase(at(url));
  await inDatabase(at(adminUrl), async (admin) => {
    // The rows are consistent: skips foreign key checks and change notifications.
    await admin.query('SET session_replication_role = replica');
    const { rows } = await admin.query<{ id: string }>(
      `INSERT INTO accounts (display_name, email, email_key, language, terms_version)
       VALUES ('花', 'creator@example.com', 'creator@example.com', 'ja', '2026-11-01') RETURNING id`,
    );
    const accountId = rows[0]?.id ?? '';
    await addPictures(admin, accountId, PICTURES);
    await addContents(admin, accountId, items / PER_CONTENT);
    await addItems(admin, accountId, { count: items, perContent: PER_CONTENT });
    await admin.query('VACUUM ANALYZE');
  });
  return at(url);
}

/** Reads of random items from the whole table. */
function reads(items: number): string[] {
  // Pseudorandom, and the same in every run.
  const next = pseudoRandomIntegers(1);
  return Array.from({ length: READS }, () => {
    const ids = Array.from({ length: BATCH }, () => 1 + (next() % items));
    return `/api/items?itemIds=${ids.join(',')}`;
  });
}

/** Compares the throughput of reading favorites among many items with that among few, in alternating rounds. */
export async function measureItemReads(
  cluster: ClusterAddress,
  serve: Serve,
  verdicts: Verdicts,
): Promise<void> {
  console.log(`${BATCH} items by their ids, from among ${FEW} and from among ${MANY}`);
  const few = await serve(await makeItems(cluster, 'items_few', FEW));
  const many = await serve(await makeItems(cluster, 'items_many', MANY));
  try {
    const [amongFew, amongMany] = await measureRounds([
      { origin: few.origin, paths: reads(FEW) },
      { origin: many.origin, paths: reads(MANY) },
    ]);
    if (amongFew && amongMany)
      reportRates(verdicts, 'throughput left among many', amongMany, amongFew, MIN_RATIO);
  } finally {
    few.child.kill();
    many.child.kill();
  }
}
