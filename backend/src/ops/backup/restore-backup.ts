import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { type AppConfig } from '../../config/app-config.js';
import { presentName } from '../../database/earlier-schema.js';
import { reasonOf } from '../../database/probe.js';
import { parseFileName } from '../../modules/pictures/picture-names.rules.js';
import { openMediaStore } from '../../storage/open-media-store.js';
import { EXIT, OpsError } from '../exit-code.js';
import {
  type Manifest,
  MEDIA,
  PICTURE_LIST,
  type PictureFile,
  readManifest,
  readPictureFile,
  requireSameSecrets,
  rowsFile,
} from './manifest.js';
import {
  type BackedUpTable,
  ENDED_BY_RESTORE,
  listSequences,
  listTables,
  newestMigration,
} from './tables.js';

/** How many characters of rows are written at a time. */
const CHUNK = 1_000_000;

/** What is put in the place of what. */
export interface Restored {
  createdAt: string;
  /** Rows of the backup. */
  rows: number;
  /** Files of pictures in it. */
  files: number;
  /** Rows that stood in the database. */
  replaced: number;
}

/**
 * Puts what a backup holds in the place of what the site has now: all of it, or nothing. Everything is looked at before,
 * and the rows are replaced in one step; servers wait for it and show what is there then.
 *
 * @param dryRun whether it is only looked at
 * @throws OpsError where the backup is none, is damaged, or does not fit
 */
export async function restoreBackup(config: AppConfig, folder: string, dryRun: boolean): Promise<Restored> {
  const manifest = await readManifest(folder);
  requireSameSecrets(manifest, config);
  const client = new pg.Client({ connectionString: config.database.url ?? '' });
  // A connection that is lost while files are copied ends nothing by itself: the next query says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const tables = await requireSameTables(client, manifest);
    for (const table of manifest.tables) await requireWhole(folder, table);
    const files = await listFiles(folder, manifest);
    const restored = {
      createdAt: manifest.createdAt,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      replaced: await countRows(client, tables),
    };
    if (dryRun) return restored;
    // Files first: a row is never there without its own. Those that no row tells of in the end are swept.
    await putFiles(config, folder, files);
    await replaceRows(client, tables, manifest, folder);
    return restored;
  } finally {
    await client.end();
  }
}

async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<BackedUpTable[]> {
  const migration = await newestMigration(client);
  if (migration === null)
    throw new OpsError('The database has no tables yet: start a server on it once.', EXIT.unavailable);
  const tables = await listTables(client);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join();
  const isSameSchema = presentName(migration) === presentName(manifest.migration);
  if (!isSameSchema || names(tables) !== names(manifest.tables))
    throw new OpsError(
      `The backup is of another version: it ends with ${manifest.migration}, the database with ${migration}. Restore it with the version that made it, then bring that up to date.`,
    );
  return tables;
}

/** @throws OpsError where the rows of a table are not those that were written */
async function requireWhole(
  folder: string,
  { name, sha256 }: Pick<Manifest['tables'][number], 'name' | 'sha256'>,
): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const line of linesOf(folder, name)) hash.update(`${line}\n`);
  } catch (error) {
    throw new OpsError(`The backup is damaged: ${name} cannot be read (${reasonOf(error)}).`);
  }
  if (hash.digest('hex') !== sha256) throw new OpsError(`The backup is damaged: ${name} is not as it was.`);
}

/** The rows of a table, as they were written. Only a line feed ends one: texts may have other ends of lines in them. */
async function* linesOf(folder: string, table: string): AsyncGenerator<string> {
  const file = createReadStream(rowsFile(folder, table));
  const text = createGunzip();
  // What fails of the file fails its reader.
  file.once('error', (error) => text.destroy(error));
  let begun = '';
  for await (const chunk of file.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') throw new Error('it ends in the middle of a row');
}

/**
 * The files of pictures in a backup, every one of which was read and is as it was written.
 *
 * @throws OpsError naming one that is not
 */
async function listFiles(folder: string, { pictures }: Manifest): Promise<PictureFile[]> {
  await requireWhole(folder, { name: PICTURE_LIST, sha256: pictures.sha256 });
  const files: PictureFile[] = [];
  for await (const line of linesOf(folder, PICTURE_LIST)) files.push(readPictureFile(line));
  for (const file of files) await readWhole(folder, file);
  return files;
}

/** @throws OpsError where a file of a picture is not there, or not as it was written */
async function readWhole(folder: string, { name, sha256 }: PictureFile): Promise<Buffer> {
  const content = await readFile(path.join(folder, MEDIA, name)).catch((error: unknown) => {
    throw new OpsError(`The backup is damaged: the picture ${name} cannot be read (${reasonOf(error)}).`);
  });
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new OpsError(`The backup is damaged: the picture ${name} is not as it was.`);
  return content;
}

async function countRows(client: pg.Client, tables: readonly BackedUpTable[]): Promise<number> {
  let sum = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM "${name}"`);
    sum += Number(rows[0]?.count ?? 0);
  }
  return sum;
}

async function putFiles(config: AppConfig, folder: string, files: readonly PictureFile[]): Promise<void> {
  const store = openMediaStore(config);
  try {
    await store.check();
    for (const file of files) {
      const { name } = file;
      const content = await readWhole(folder, file);
      const type = parseFileName(name)?.type ?? 'application/octet-stream';
      // One that is there may be damaged, too.
      const there = await store.open(name);
      const same = there !== null && content.equals(await buffer(there.stream));
      if (!same) await store.put(name, content, type);
    }
  } finally {
    store.close();
  }
}

/**
 * In one transaction: constraints between tables are taken away and put back, which looks at every row once; triggers,
 * which tell of single changes, stay silent, and every server is told that anything may have changed.
 */
async function replaceRows(
  client: pg.Client,
  tables: readonly BackedUpTable[],
  manifest: Manifest,
  folder: string,
): Promise<void> {
  const all = [...tables.map(({ name }) => name), ...ENDED_BY_RESTORE].map((name) => `"${name}"`).join(', ');
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of tables) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${all}`);
  for (const table of tables) await writeRows(client, table, folder);
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { name } of tables) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  await goOnCounting(client, manifest);
  for (const topic of [...tables.map(({ name }) => name), 'pages'])
    await client.query(`SELECT pg_notify('table_changed', $1)`, [topic]);
  await client.query('COMMIT');
  await client.query(`ANALYZE ${all}`);
}

async function writeRows(client: pg.Client, { name, columns }: BackedUpTable, folder: string): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const insert = `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM jsonb_populate_recordset(NULL::"${name}", $1)`;
  let lines: string[] = [];
  let size = 0;
  const flush = async () => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`]);
    lines = [];
    size = 0;
  };
  for await (const line of linesOf(folder, name)) {
    lines.push(line);
    size += line.length;
    if (size >= CHUNK) await flush();
  }
  await flush();
}

/** Numbers that were given since the backup are not given again: browsers keep favourites by them. */
async function goOnCounting(client: pg.Client, manifest: Manifest): Promise<void> {
  const here = new Map((await listSequences(client)).map(({ name, last }) => [name, BigInt(last ?? 0)]));
  for (const { name, last } of manifest.sequences) {
    const now = here.get(name);
    if (now !== undefined && now < BigInt(last))
      await client.query('SELECT setval($1, $2)', [`public."${name}"`, last]);
  }
}
