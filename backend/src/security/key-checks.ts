import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { type AppConfig } from '../config/app-config.js';
import { equal } from './token-hash.js';

/** The secrets that a database depends on, by their variables. */
type SecretName = 'ENCRYPTION_KEY' | 'PASSWORD_PEPPER' | 'JWT_SECRET';

/** One-way fingerprints of secrets. */
export type Marks = Partial<Record<SecretName, string>>;

type Secrets = AppConfig['secrets'];

/** The result of comparing the process's secrets with those that the data were made with. */
export interface KeyFindings {
  /** Secrets that differ; the data that need them cannot be read. */
  wrong: ('ENCRYPTION_KEY' | 'PASSWORD_PEPPER')[];
  /** Whether JWT_SECRET differs from that of the server started last; sessions are not shared then. */
  otherJwt: boolean;
}

/** The fingerprint of a secret for one purpose. */
export function markOf(secret: string | Buffer, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

export function isSameMark(one: string, other: string): boolean {
  return equal(Buffer.from(one), Buffer.from(other));
}

const mark = (secret: string | Buffer) => markOf(secret, 'hitohira key check');

/** The fingerprints stored in the database; empty for a new one. */
export async function readMarks(client: pg.Client): Promise<Marks> {
  const { rows: tables } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.key_checks') IS NOT NULL AS known`,
  );
  if (tables[0]?.known !== true) return {};
  const { rows } = await client.query<{ name: SecretName; mark: string }>(
    'SELECT name, mark FROM key_checks',
  );
  return Object.fromEntries(rows.map(({ name, mark: known }) => [name, known]));
}

export function compareKeys(
  known: Marks,
  { encryption, encryptionPrevious, pepper, jwt, jwtPrevious }: Secrets,
): KeyFindings {
  const fits = (name: SecretName, secrets: (string | Buffer | null)[]) => {
    const of = known[name];
    return of === undefined || secrets.some((each) => each !== null && isSameMark(mark(each), of));
  };
  return {
    wrong: [
      ...(fits('ENCRYPTION_KEY', [encryption, encryptionPrevious]) ? [] : (['ENCRYPTION_KEY'] as const)),
      ...(fits('PASSWORD_PEPPER', [pepper]) ? [] : (['PASSWORD_PEPPER'] as const)),
    ],
    otherJwt: !fits('JWT_SECRET', [jwt, jwtPrevious]),
  };
}

/** The reason and the remedy for secrets that do not match. */
export function describeWrongKeys(wrong: KeyFindings['wrong']): { reason: string; cure: string } {
  const [does, value] = wrong.length === 1 ? ['does', 'value'] : ['do', 'values'];
  const replaced = wrong.includes('ENCRYPTION_KEY')
    ? ' (a replaced key belongs in ENCRYPTION_KEY_PREVIOUS)'
    : '';
  return {
    reason: `${wrong.join(' and ')} ${does} not match the data in this database.`,
    cure: `Restore the previous ${value}${replaced}, or use another database in DATABASE_URL.`,
  };
}

/** Both in one line. */
export function wrongKeysSentence(wrong: KeyFindings['wrong']): string {
  const { reason, cure } = describeWrongKeys(wrong);
  return `${reason} ${cure}`;
}

/** Stores the process's secrets as those of the data. */
export async function recordKeys(client: pg.Client, { encryption, pepper, jwt }: Secrets): Promise<void> {
  const marks = { ENCRYPTION_KEY: encryption, PASSWORD_PEPPER: pepper, JWT_SECRET: jwt };
  for (const [name, secret] of Object.entries(marks)) {
    await client.query(
      `INSERT INTO key_checks (name, mark) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET mark = excluded.mark, recorded_at = now()
         WHERE key_checks.mark <> excluded.mark`,
      [name, mark(secret)],
    );
  }
}

/**
 * Checks the process's secrets, and stores them when they match or none are stored. A table lock serialises processes
 * that start together.
 *
 * @returns the mismatches, with which nothing is stored
 */
export async function checkAndRecordKeys(client: pg.Client, secrets: Secrets): Promise<KeyFindings> {
  await client.query('BEGIN');
  try {
    await client.query('LOCK TABLE key_checks IN SHARE ROW EXCLUSIVE MODE');
    const found = compareKeys(await readMarks(client), secrets);
    if (found.wrong.length === 0) await recordKeys(client, secrets);
    await client.query('COMMIT');
    return found;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
