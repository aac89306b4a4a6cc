import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type AppConfig } from '../../config/app-config.js';
import { isSameMark, markOf } from '../../security/key-checks.js';
import { EXIT, OpsError } from '../exit-code.js';

/** The manifest's file; it is written last, so its presence means that the backup is complete. */
export const MANIFEST = 'backup.json';

/** The folder of the pictures' files. */
export const MEDIA = 'media';

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const NAME = z.string().regex(/^[a-z_]+$/);
const COUNT = z.int().nonnegative();

const manifestSchema = z.object({
  format: z.literal(2),
  createdAt: z.iso.datetime(),
  /** The newest migration; a backup can only be restored into the same schema. */
  migration: z.string(),
  /** Fingerprints of the secrets that the rows depend on. */
  secrets: z.object({ ENCRYPTION_KEY: SHA256, PASSWORD_PEPPER: SHA256 }),
  tables: z.array(z.object({ name: NAME, rows: COUNT, sha256: SHA256 })),
  /** The last value of each sequence. */
  sequences: z.array(z.object({ name: NAME, last: z.string().regex(/^\d+$/) })),
  /** The files of pictures, with the checksum of `PICTURE_LIST`. */
  pictures: z.object({ files: COUNT, bytes: COUNT, sha256: SHA256 }),
});

/** The description of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

const pictureFileSchema = z.object({ name: z.string(), bytes: COUNT, sha256: SHA256 });

/** A picture file in a backup. */
export type PictureFile = z.infer<typeof pictureFileSchema>;

/** The list of picture files, one JSON object per line. The hyphen keeps it apart from tables. */
export const PICTURE_LIST = 'picture-list';

/**
 * Parses a line of the picture list.
 *
 * @throws ZodError or SyntaxError when it is malformed
 */
export function readPictureFile(line: string): PictureFile {
  return pictureFileSchema.parse(JSON.parse(line));
}

/** The file with the rows of a table, one JSON object per line. */
export function rowsFile(folder: string, table: string): string {
  return path.join(folder, `${table}.jsonl.gz`);
}

/** One-way fingerprints of the secrets. */
export function marksOf({ secrets }: Pick<AppConfig, 'secrets'>): Manifest['secrets'] {
  return { ENCRYPTION_KEY: mark(secrets.encryption), PASSWORD_PEPPER: mark(secrets.pepper) };
}

const mark = (secret: string | Buffer) => markOf(secret, 'hitohira backup');

/** @throws OpsError when the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new OpsError(`There is no backup in ${folder}.`, EXIT.notFound);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new OpsError(`This version cannot read the backup in ${folder}.`);
  }
}

/** @throws OpsError with the names of secrets that differ from those of the backup */
export function requireSameSecrets({ secrets: theirs }: Manifest, config: Pick<AppConfig, 'secrets'>): void {
  const { encryption, encryptionPrevious, pepper } = config.secrets;
  const keys = encryptionPrevious === null ? [encryption] : [encryption, encryptionPrevious];
  const wrong = [
    ...(keys.some((key) => isSameMark(mark(key), theirs.ENCRYPTION_KEY)) ? [] : ['ENCRYPTION_KEY']),
    ...(isSameMark(mark(pepper), theirs.PASSWORD_PEPPER) ? [] : ['PASSWORD_PEPPER']),
  ];
  if (wrong.length > 0)
    throw new OpsError(
      `The backup was made with a different ${wrong.join(' and ')}: set the original first.`,
    );
}
