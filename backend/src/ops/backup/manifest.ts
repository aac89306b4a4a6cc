import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type AppConfig } from '../../config/app-config.js';
import { isSameMark, markOf } from '../../security/key-checks.js';
import { EXIT, OpsError } from '../exit-code.js';

/** What says of a folder that it is a backup, and that all of it is there: it is written last. */
export const MANIFEST = 'backup.json';

/** The folder of the pictures' files. */
export const MEDIA = 'media';

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const NAME = z.string().regex(/^[a-z_]+$/);
const COUNT = z.int().nonnegative();

const manifestSchema = z.object({
  format: z.literal(2),
  createdAt: z.iso.datetime(),
  /** The newest change of the schema: rows fit into a database of the same one alone. */
  migration: z.string(),
  /** Marks of the secrets without which the rows are of no use; the secrets themselves are nowhere in it. */
  secrets: z.object({ ENCRYPTION_KEY: SHA256, PASSWORD_PEPPER: SHA256 }),
  tables: z.array(z.object({ name: NAME, rows: COUNT, sha256: SHA256 })),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: NAME, last: z.string().regex(/^\d+$/) })),
  /** The files of pictures, and the checksum of the list that has one for each of them. */
  pictures: z.object({ files: COUNT, bytes: COUNT, sha256: SHA256 }),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;

const pictureFileSchema = z.object({ name: z.string(), bytes: COUNT, sha256: SHA256 });

/** A file of a picture, as it was written. */
export type PictureFile = z.infer<typeof pictureFileSchema>;

/** The list of the files of pictures: one in a line, as JSON. No table is called so. */
export const PICTURE_LIST = 'picture-list';

/**
 * Reads one line of that list.
 *
 * @throws ZodError or SyntaxError where it is none
 */
export function readPictureFile(line: string): PictureFile {
  return pictureFileSchema.parse(JSON.parse(line));
}

/** The file that holds the rows of a table: one in a line, as JSON. */
export function rowsFile(folder: string, table: string): string {
  return path.join(folder, `${table}.jsonl.gz`);
}

/** Marks by which secrets are told apart, and from which nobody finds them. */
export function marksOf({ secrets }: Pick<AppConfig, 'secrets'>): Manifest['secrets'] {
  return { ENCRYPTION_KEY: mark(secrets.encryption), PASSWORD_PEPPER: mark(secrets.pepper) };
}

const mark = (secret: string | Buffer) => markOf(secret, 'hitohira backup');

/**
 * Reads what a backup says of itself.
 *
 * @throws OpsError where the folder holds no backup
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new OpsError(`There is no backup in ${folder}.`, EXIT.notFound);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new OpsError(`The backup in ${folder} is none that this version reads.`);
  }
}

/**
 * Makes sure that what was encrypted and hashed can be used here as well.
 *
 * @throws OpsError naming the secret that is another one
 */
export function requireSameSecrets({ secrets: theirs }: Manifest, config: Pick<AppConfig, 'secrets'>): void {
  const { encryption, encryptionPrevious, pepper } = config.secrets;
  const keys = encryptionPrevious === null ? [encryption] : [encryption, encryptionPrevious];
  const wrong = [
    ...(keys.some((key) => isSameMark(mark(key), theirs.ENCRYPTION_KEY)) ? [] : ['ENCRYPTION_KEY']),
    ...(isSameMark(mark(pepper), theirs.PASSWORD_PEPPER) ? [] : ['PASSWORD_PEPPER']),
  ];
  if (wrong.length > 0)
    throw new OpsError(`The backup was made with another ${wrong.join(' and another ')}: set it first.`);
}
