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

/** Options for filling a database. */
export interface FillOptions {
  accounts: number;
  /** Pictures with existing files, for accounts whose pages are viewed; without them there are only rows. */
  files?: readonly GeneratedFiles[];
  /** Called after each step. */
  log?: (line: string) => void;
}

/** The number of rows by table. */
export type FilledRows = Record<string, number>;

/** The approximate number of characters in a chunk of rows. */
const CHUNK = 65_536;

/** Memory for building indexes and checking foreign keys. */
const MEMORY = '1GB';

/** A schema object that is recreated after the rows were copied. */
interface Definition {
  drop: string;
  create: string;
}

/**
 * Fills a migrated database without accounts. Indexes, unique constraints and foreign keys are dropped before the rows
 * are copied, and then recreated from the definitions in the catalog: building an index once is several times faster
 * than updating it for each row, and a new foreign key checks every row. It is all one transaction.
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

/** A stand-in for real files. */
const NO_FILES: GeneratedFiles = {
  hash: 'f'.repeat(64),
  width: 1280,
  height: 960,
  widths: [160, 240, 360, 640, 960, 1280],
  placeholder: '#c9a78b',
  bytes: 240_000,
};

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM accounts) AND NOT EXISTS (SELECT FROM news) AS empty',
  );
  if (rows[0]?.empty !== true) throw new Error('The database has accounts or news already.');
}

/** Copies the rows of a table, and returns their number. */
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

/** Primary keys and unique constraints of the tables, their other indexes, and all foreign keys to or from them. */
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

/** Sets the sequences to continue after the copied ids. */
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
