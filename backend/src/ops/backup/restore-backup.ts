import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { withClient } from '../../database/with-client.js';
import { contentTypeOf } from '../../modules/pictures/picture-names.rules.js';
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

/** Characters of rows per INSERT. */
const CHUNK = 1_000_000;

/** The result of a restore. */
interface Restored {
  createdAt: string;
  rows: number;
  files: number;
  /** Rows of the database that the backup replaces. */
  replaced: number;
}

/**
 * Replaces all data with a backup, after checking the whole backup. The rows are replaced in one transaction, for which
 * servers wait.
 *
 * @param dryRun whether to only check the backup
 * @throws OpsError when the backup is damaged or does not fit
 */
export async function restoreBackup(config: AppConfig, folder: string, dryRun: boolean): Promise<Restored> {
  const manifest = await readManifest(folder);
  requireSameSecrets(manifest, config);
  return withClient({ connectionString: config.database.url ?? '' }, async (client) => {
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
    // Files come first, so that every row has its files; files without a row are swept later.
    await putFiles(config, folder, files);
    await replaceRows(client, tables, manifest, folder);
    return restored;
  });
}

async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<BackedUpTable[]> {
  const migration = await newestMigration(client);
  if (migration === null)
    throw new OpsError('The database has no tables yet: start a server with it once.', EXIT.unavailable);
  const tables = await listTables(client);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join();
  if (migration !== manifest.migration || names(tables) !== names(manifest.tables))
    throw new OpsError(
      `The backup is from another version: its last migration is ${manifest.migration}, the database's ${migration}. Restore it with the version that made it, then upgrade.`,
    );
  return tables;
}

/** @throws OpsError when the rows of a table do not match their checksum */
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
  if (hash.digest('hex') !== sha256) throw new OpsError(`The backup is damaged: ${name} has changed.`);
}

/** The rows of a table. Only a line feed ends a row: texts may contain other line breaks. */
async function* linesOf(folder: string, table: string): AsyncGenerator<string> {
  const file = createReadStream(rowsFile(folder, table));
  const text = createGunzip();
  file.once('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of file.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('it ends in the middle of a row');
}

/**
 * The picture files of a backup, after checking each.
 *
 * @throws OpsError with the name of a damaged one
 */
async function listFiles(folder: string, { pictures }: Manifest): Promise<PictureFile[]> {
  await requireWhole(folder, { name: PICTURE_LIST, sha256: pictures.sha256 });
  const files: PictureFile[] = [];
  for await (const line of linesOf(folder, PICTURE_LIST)) files.push(readPictureFile(line));
  for (const file of files) await readWhole(folder, file);
  return files;
}

/** @throws OpsError when a picture file is missing or damaged */
async function readWhole(folder: string, { name, sha256 }: PictureFile): Promise<Buffer> {
  const content = await readFile(path.join(folder, MEDIA, name)).catch((error: unknown) => {
    throw new OpsError(`The backup is damaged: the picture ${name} cannot be read (${reasonOf(error)}).`);
  });
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new OpsError(`The backup is damaged: the picture ${name} has changed.`);
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
      const type = contentTypeOf(name);
      // A stored file may be damaged.
      const stored = await store.open(name);
      const same = stored !== null && content.equals(await buffer(stored.stream));
      if (!same) await store.put(name, content, type);
    }
  } finally {
    store.close();
  }
}

/**
 * Replaces the rows in one transaction. Foreign keys are dropped and added again, which checks every row once. Triggers
 * are disabled; instead one notification per table invalidates the servers' caches.
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
  await advanceSequences(client, manifest);
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

/** Ids assigned since the backup are not assigned again: browsers store favorites by id. */
async function advanceSequences(client: pg.Client, manifest: Manifest): Promise<void> {
  const current = new Map((await listSequences(client)).map(({ name, last }) => [name, BigInt(last ?? 0)]));
  for (const { name, last } of manifest.sequences) {
    const value = current.get(name);
    if (value !== undefined && value < BigInt(last))
      await client.query('SELECT setval($1, $2)', [`public."${name}"`, last]);
  }
}
