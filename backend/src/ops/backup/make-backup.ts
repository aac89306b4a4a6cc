import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { makeFolder as makeNamedFolder } from '../../config/make-folder.js';
import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { withClient } from '../../database/with-client.js';
import { type PictureKind } from '../../modules/pictures/picture-kind.rules.js';
import { fileNames } from '../../modules/pictures/picture-names.rules.js';
import { type MediaStoreService } from '../../storage/media-store.service.js';
import { openMediaStore } from '../../storage/open-media-store.js';
import { EXIT, OpsError } from '../exit-code.js';
import {
  type Manifest,
  MANIFEST,
  marksOf,
  MEDIA,
  PICTURE_LIST,
  type PictureFile,
  rowsFile,
} from './manifest.js';
import { type BackedUpTable, listSequences, listTables, newestMigration } from './tables.js';

/** Rows per fetch. */
const ROWS = 500;

/** Only the operator may read a backup. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** A backup that was made. */
export interface MadeBackup {
  manifest: Manifest;
  /** Files of pictures that were deleted during the backup. */
  missing: string[];
}

/**
 * Writes a snapshot of all rows and the files of their pictures into a folder. Servers keep running.
 *
 * @throws OpsError when the folder is not empty or the database has no schema
 */
export async function makeBackup(config: AppConfig, folder: string): Promise<MadeBackup> {
  await makeFolder(folder);
  const store = openMediaStore(config);
  try {
    return await withClient({ connectionString: config.database.url ?? '' }, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const migration = await newestMigration(client);
      if (migration === null) throw new OpsError('The database has no tables yet.', EXIT.unavailable);
      const tables: Manifest['tables'] = [];
      for (const table of await listTables(client)) tables.push(await writeRows(client, table, folder));
      const sequences = (await listSequences(client)).flatMap(({ name, last }) =>
        last === null ? [] : [{ name, last }],
      );
      const { missing, ...pictures } = await copyFiles(client, store, folder);
      await client.query('COMMIT');
      const manifest: Manifest = {
        format: 2,
        createdAt: new Date().toISOString(),
        migration,
        secrets: marksOf(config),
        tables,
        sequences,
        pictures,
      };
      await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
        mode: FILE_MODE,
        flag: 'wx',
        flush: true,
      });
      return { manifest, missing };
    });
  } finally {
    store.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    makeNamedFolder(folder, FOLDER_MODE);
    if ((await readdir(folder)).length > 0)
      throw new OpsError(`${folder} is not empty: choose an empty or new folder.`, EXIT.usage);
    await mkdir(path.join(folder, MEDIA), { mode: FOLDER_MODE });
  } catch (error) {
    if (error instanceof OpsError) throw error;
    throw new OpsError(`${folder} is not writable: ${reasonOf(error)}.`, EXIT.usage);
  }
}

async function writeRows(
  client: pg.Client,
  { name }: BackedUpTable,
  folder: string,
): Promise<Manifest['tables'][number]> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of batches<{ line: string }>(
      client,
      `SELECT to_jsonb(t)::text AS line FROM "${name}" t`,
    )) {
      rows += batch.length;
      yield batch.map(({ line }) => `${line}\n`).join('');
    }
  }
  const sha256 = await writeLines(folder, name, lines());
  return { name, rows, sha256 };
}

/** Writes lines into a compressed file and returns the checksum of the lines. */
async function writeLines(folder: string, name: string, lines: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<string> {
    for await (const text of lines) {
      hash.update(text);
      yield text;
    }
  }
  const file = createWriteStream(rowsFile(folder, name), { mode: FILE_MODE, flags: 'wx', flush: true });
  await pipeline(Readable.from(hashed()), createGzip(), file);
  return hash.digest('hex');
}

/** Reads the rows of a query in batches. */
async function* batches<Row extends object>(client: pg.Client, query: string): AsyncGenerator<Row[]> {
  await client.query(`DECLARE backup NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${ROWS} FROM backup`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE backup');
}

/** Copies the files of all pictures and writes the list of their checksums. */
async function copyFiles(
  client: pg.Client,
  store: MediaStoreService,
  folder: string,
): Promise<Manifest['pictures'] & { missing: string[] }> {
  const copied = { files: 0, bytes: 0, missing: [] as string[] };
  async function* lines(): AsyncGenerator<string> {
    const pictures = batches<{ hash: string; widths: number[]; upload: PictureKind | null }>(
      client,
      'SELECT hash, widths, upload FROM picture_files',
    );
    for await (const batch of pictures) {
      for (const name of batch.flatMap(fileNames)) {
        const file = await copyFile(store, folder, name);
        if (file === null) {
          copied.missing.push(name);
          continue;
        }
        copied.files += 1;
        copied.bytes += file.bytes;
        yield `${JSON.stringify(file)}\n`;
      }
    }
  }
  const sha256 = await writeLines(folder, PICTURE_LIST, lines());
  return { ...copied, sha256 };
}

/** @returns null when there is no such file */
async function copyFile(store: MediaStoreService, folder: string, name: string): Promise<PictureFile | null> {
  const file = await store.open(name);
  if (file === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const copy = createWriteStream(path.join(folder, MEDIA, name), {
    mode: FILE_MODE,
    flags: 'wx',
    flush: true,
  });
  await pipeline(file.stream, count, copy);
  return { name, bytes, sha256: hash.digest('hex') };
}
