import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  type GeneratedFiles,
  type GeneratedTable,
  generatedTables,
  toCopyLine,
} from './generated-accounts.js';

/** What a database is filled with. */
export interface FillOptions {
  accounts: number;
  /** Pictures whose files exist, for accounts that are looked at; without them the pictures are rows alone. */
  files?: readonly GeneratedFiles[];
  /** Is told of each step. */
  log?: (line: string) => void;
}

/** How many rows each table has got. */
export type FilledRows = Record<string, number>;

/** Rows are sent in pieces of about so many characters. */
const CHUNK = 65_536;

/** Memory for building indexes and checking foreign keys. */
const MEMORY = '1GB';

/** An object of the schema that is made anew once the rows are there. */
interface Definition {
  drop: string;
  create: string;
}

/**
 * Fills a migrated database without accounts. Indexes, unique constraints and foreign keys are dropped, the rows are
 * copied, and then the same are made from the catalogue's own definitions: building an index once is several times
 * faster than keeping it up for each row, and a new foreign key checks every row. It is one transaction, so the
 * database is filled or as before.
 *
 * @throws Error if the database has accounts or news
 */
export async function fillAccounts(
  client: Client,
  { accounts, files = [NO_FILES], log = () => undefined }: FillOptions,
): Promise<FilledRows> {
  const { rows: categories } = await client.query<{ id: number }>(
    'SELECT id FROM categories WHERE parent_id IS NOT NULL ORDER BY id',
  );
  const categoryIds = categories.map(({ id }) => id);
  const tables = generatedTables({ accounts, categoryIds, files });
  const names = tables.map(({ name }) => name);
  const begun = performance.now();
  const step = (what: string) => log(`${secondsSince(begun)}  ${what}`);
  const counts: FilledRows = {};
  await client.query('BEGIN');
  try {
    await requireEmpty(client);
    await client.query(`SET LOCAL maintenance_work_mem = '${MEMORY}'`);
    const { keys, indexes, foreignKeys } = await readDefinitions(client, names);
    for (const { drop } of [...foreignKeys, ...indexes, ...keys]) await client.query(drop);
    // A table that is emptied in the same transaction needs no WAL for its rows, and gets them frozen.
    await client.query(`TRUNCATE ${names.join(', ')}`);
    for (const table of tables) {
      await client.query(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`);
      counts[table.name] = await copy(client, table, accounts);
      step(`${table.name}: ${counts[table.name] ?? 0} rows`);
    }
    for (const { create } of [...keys, ...indexes]) await client.query(create);
    step('indexes');
    for (const { create } of foreignKeys) await client.query(create);
    step('foreign keys');
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await continueIds(client, names);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  await client.query('VACUUM (ANALYZE)');
  step('vacuum and statistics');
  return counts;
}

/** Stands for real files where there are none. */
const NO_FILES: GeneratedFiles = {
  hash: 'f'.repeat(64),
  width: 1280,
  height: 960,
  widths: [160, 320, 640, 960, 1280],
  placeholder: '#c9a78b',
  bytes: 240_000,
};

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM accounts) AND NOT EXISTS (SELECT FROM news) AS empty',
  );
  if (rows[0]?.empty !== true) throw new Error('The database has accounts or news already.');
}

/** Sends the rows of a table, and gives their number. */
async function copy(client: Client, { name, columns, rowsOf }: GeneratedTable, accounts: number) {
  const stream = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN WITH (FREEZE)`));
  function* chunks(): Generator<string> {
    let chunk = '';
    for (let account = 0; account <= accounts; account += 1) {
      for (const row of rowsOf(account)) chunk += toCopyLine(row);
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk !== '') yield chunk;
  }
  await pipeline(Readable.from(chunks()), stream);
  return stream.rowCount;
}

/** What hangs on the tables: primary keys and unique constraints, other indexes, and all foreign keys to or from them. */
async function readDefinitions(
  client: Client,
  names: string[],
): Promise<Record<'keys' | 'indexes' | 'foreignKeys', Definition[]>> {
  const constraints = (condition: string) =>
    client.query<Definition>(
      `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
              format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                     pg_get_constraintdef(oid)) AS create
         FROM pg_constraint WHERE ${condition} ORDER BY oid`,
      [names],
    );
  const ofTables = '= ANY($1::regclass[])';
  const keys = await constraints(`contype IN ('p', 'u') AND conrelid ${ofTables}`);
  const foreignKeys = await constraints(`contype = 'f' AND (conrelid ${ofTables} OR confrelid ${ofTables})`);
  const indexes = await client.query<Definition>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create
       FROM pg_index
      WHERE indrelid ${ofTables}
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
      ORDER BY indexrelid`,
    [names],
  );
  return { keys: keys.rows, indexes: indexes.rows, foreignKeys: foreignKeys.rows };
}

/** Lets the database count on from the ids that were given. */
async function continueIds(client: Client, names: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute
      WHERE attrelid = ANY($1::regclass[]) AND attname = 'id' AND attidentity <> ''`,
    [names],
  );
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${name}', 'id'), max(id)) FROM ${name} HAVING max(id) IS NOT NULL`,
    );
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s`;
}
