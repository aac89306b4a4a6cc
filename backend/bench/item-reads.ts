import { type ChildProcess } from 'node:child_process';
import { pseudoRandomIntegers } from '../src/common/pseudo-random.js';
import { migrateDatabase } from '../src/database/migrate.js';
import { ITEM_LIMITS } from '../src/modules/items/item-limits.rules.js';
import { type ClusterAddress } from '../sandbox/postgres/cluster.js';
import { addContents, addItems, addPictures, inDatabase } from './fill-database.js';
import { measureRounds } from './load.js';
import { type Verdicts } from './verdicts.js';

const MANY = 5_000_000;
const FEW = 5000;
const PER_CONTENT = 200;
const PICTURES = 5000;

/** How much of the throughput among few has to be left among many. */
const LEAST_LEFT = 0.85;

/** How many different reads are asked for in turn, each of as many items as one read answers. */
const READS = 2000;
const BATCH = ITEM_LIMITS.lookUpPage;

/** Starts a server on a database. */
type Serve = (databaseUrl: string) => Promise<{ child: ChildProcess; origin: string }>;

/** Makes a database beside the others that holds so many items, with all that they stand on. */
async function makeItems({ url, adminUrl }: ClusterAddress, name: string, items: number): Promise<string> {
  const at = (address: string) => Object.assign(new URL(address), { pathname: name }).href;
  // The product's own role may make no databases.
  await inDatabase(adminUrl, (admin) =>
    admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`),
  );
  await migrateDatabase(at(url));
  await inDatabase(at(adminUrl), async (admin) => {
    // The rows fit together: nobody has to look at each, or to be told of it.
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

/** Reads of items from all over the table, in no order. */
function reads(items: number): string[] {
  // As good as random, and the same in every run.
  const next = pseudoRandomIntegers(1);
  return Array.from({ length: READS }, () => {
    const ids = Array.from({ length: BATCH }, () => 1 + (next() % items));
    return `/api/items?itemIds=${ids.join(',')}`;
  });
}

/** How fast favorites are read from among many items, beside the same read from among few: in turn, round by round. */
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
    if (!amongFew || !amongMany) return;
    const rate = ({ rates }: typeof amongFew) =>
      `${Math.round(rates.median)}/s (${Math.round(rates.min)} to ${Math.round(rates.max)})`;
    console.log(`  among few ${rate(amongFew)}, among many ${rate(amongMany)}`);
    verdicts.atLeast(
      'throughput left among many',
      amongMany.rates.median / amongFew.rates.median,
      LEAST_LEFT,
      '',
      {
        measured: { value: amongMany.rates.median, unit: '/s' },
        baseline: { value: amongFew.rates.median, unit: '/s' },
      },
    );
  } finally {
    few.child.kill();
    many.child.kill();
  }
}
