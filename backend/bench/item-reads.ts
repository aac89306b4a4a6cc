import { type ChildProcess } from 'node:child_process';
import pg from 'pg';
import { migrateDatabase } from '../src/database/migrate.js';
import { LIMITS } from '../src/common/rules/limits.js';
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
const BATCH = LIMITS.favorites.itemsPage;

/** Starts a server on a database. */
type Serve = (databaseUrl: string) => Promise<{ child: ChildProcess; origin: string }>;

/** Makes a database beside the others that holds so many items, with all that they stand on. */
async function makeItems(clusterUrl: string, name: string, items: number): Promise<string> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (display_name, email, email_key, language, terms_version)
     VALUES ('花', 'creator@example.com', 'creator@example.com', 'ja', '2026-11-01') RETURNING id`,
  );
  const accountId = rows[0]?.id;
  await client.query(
    `WITH files AS (
       INSERT INTO picture_files (hash, width, height, widths, placeholder, bytes)
       SELECT encode(sha256(n::text::bytea), 'hex'), 4000, 3000, '{160,320,640,960,1280}', '#c9a78b', 300000
         FROM generate_series(1, $1::int) AS n RETURNING hash)
     INSERT INTO pictures (account_id, hash) SELECT $2, hash FROM files`,
    [PICTURES, accountId],
  );
  await client.query(
    `INSERT INTO contents (account_id, provider, position, published_at, content_url)
     SELECT $1, 'youtube', n, now(), 'https://www.youtube.com/watch?v=bench' || lpad(n::text, 6, '0')
       FROM generate_series(1, $2::int) AS n`,
    [accountId, items / PER_CONTENT],
  );
  await client.query(
    `INSERT INTO items (content_id, account_id, major_mall, name, url, picture_id)
     SELECT 1 + (n - 1) / $3, $1, n % 2 = 0, CASE WHEN n % 2 = 0 THEN '花瓶 ガラス 一輪挿し ' || n END,
            CASE WHEN n % 2 = 1 THEN 'https://example.com/shop/' || n END, 1 + n % $4
       FROM generate_series(1, $2::int) AS n`,
    [accountId, items, PER_CONTENT, PICTURES],
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
  return url.href;
}

/** Reads of items from all over the table, in no order. */
function reads(items: number): string[] {
  // As good as random, and the same in every run.
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % items);
  };
  return Array.from({ length: READS }, () => {
    const ids = Array.from({ length: BATCH }, next);
    return `/api/items?itemIds=${ids.join(',')}`;
  });
}

/** How fast favourites are read from among many items, beside the same read from among few: in turn, round by round. */
export async function measureItemReads(clusterUrl: string, serve: Serve, verdicts: Verdicts): Promise<void> {
  console.log(`${BATCH} items by their ids, from among ${FEW} and from among ${MANY}`);
  const few = await serve(await makeItems(clusterUrl, 'items_few', FEW));
  const many = await serve(await makeItems(clusterUrl, 'items_many', MANY));
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
    );
  } finally {
    few.child.kill();
    many.child.kill();
  }
}
