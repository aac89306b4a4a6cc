import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { type AppConfig } from '../config/app-config.js';

/** The secrets that a database has to do with, by the variables that set them. */
type SecretName = 'ENCRYPTION_KEY' | 'PASSWORD_PEPPER' | 'JWT_SECRET';

/** Marks of secrets, by which they are recognised and from which nobody can find them. */
export type Marks = Partial<Record<SecretName, string>>;

type Secrets = AppConfig['secrets'];

/** What is wrong with the secrets of a process, by what the database knows of those that its data were made with. */
export interface KeyFindings {
  /** Without these, data cannot be read: accounts keep nobody's password, linked accounts no consent. */
  wrong: ('ENCRYPTION_KEY' | 'PASSWORD_PEPPER')[];
  /** Another one than that of the server that started last: sessions of the one are none to the other. */
  otherJwt: boolean;
}

/** A mark of a secret, for one purpose. */
export function markOf(secret: string | Buffer, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Whether two marks are the same. */
export function isSameMark(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const mark = (secret: string | Buffer) => markOf(secret, 'hitohira key check');

/** The marks that a database holds; none where no server has started on it, or the table is still to be made. */
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

/** Compares the secrets of this process with the marks that a database holds. */
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

/** What is wrong with secrets that do not fit the data, and what to do about it. */
export function describeWrongKeys(wrong: KeyFindings['wrong']): { reason: string; cure: string } {
  const [is, value] = wrong.length === 1 ? ['is not the one', 'value'] : ['are not those', 'values'];
  const replaced = wrong.includes('ENCRYPTION_KEY')
    ? ' (a key that you replace goes to ENCRYPTION_KEY_PREVIOUS)'
    : '';
  return {
    reason: `${wrong.join(' and ')} ${is} that the data of this database were made with.`,
    cure: `Set the earlier ${value} again${replaced}, or name another database in DATABASE_URL.`,
  };
}

/** The same in one line. */
export function wrongKeysSentence(wrong: KeyFindings['wrong']): string {
  const { reason, cure } = describeWrongKeys(wrong);
  return `${reason} ${cure}`;
}

/** Notes the secrets of this process as those of the data: a key that replaces the previous one is the one from now on. */
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
 * Looks whether the data were made with the secrets of this process, and notes these where nobody has before. Processes
 * that start at once do so in turn.
 *
 * @returns what is wrong; nothing is noted then
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
