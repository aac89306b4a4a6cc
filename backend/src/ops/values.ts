import { ACT_LIMITS } from '../modules/operator-acts/insert-act.js';
import { readId as readRowId } from '../common/rules/ids.js';
import { EXIT, OpsError } from './exit-code.js';

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** With its zone, so that it means the same on every machine. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** How a time is typed, for the help. */
export const TIME_FORM = 'a time like 2026-04-01T09:00+09:00, or from now on like 90m, 2h, 1d';

/**
 * Reads a point in time as an operator types it.
 *
 * @throws OpsError where it is none, or lies in the past
 */
export function readTime(name: string, value: string, now = Date.now()): Date {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(value) ?? [];
  const at =
    amount !== undefined && unit !== undefined
      ? now + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
      : Date.parse(ISO_TIME.test(value) ? value : 'no time');
  if (Number.isNaN(at)) throw new OpsError(`${name}: ${value} is not ${TIME_FORM}.`, EXIT.usage);
  if (at <= now) throw new OpsError(`${name}: ${value} is not in the future.`, EXIT.usage);
  return new Date(at);
}

/**
 * Reads the number that names a row.
 *
 * @throws OpsError where it is none
 */
export function readId(name: string, value: string): number {
  const id = readRowId(value);
  if (id === null) throw new OpsError(`${name}: ${value} is not a number of a row.`, EXIT.usage);
  return id;
}

/**
 * Reads the numbers of several rows, with commas between them.
 *
 * @throws OpsError where one is none
 */
export function readIds(name: string, value: string): number[] {
  return value.split(',').map((part) => readId(name, part.trim()));
}

export const DAY_MS = UNIT_MS.d;

/**
 * Reads a day, which begins in UTC.
 *
 * @throws OpsError where it is none
 */
export function readDay(name: string, typed: string | boolean | undefined): Date | null {
  if (typeof typed !== 'string') return null;
  const at = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== typed)
    throw new OpsError(`${name}: ${typed} is not a day like 2027-03-01.`, EXIT.usage);
  return at;
}

/**
 * Reads how many of something.
 *
 * @throws OpsError where it is no number up to the most
 */
export function readCount(name: string, typed: string, most: number): number {
  const count = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(count <= most)) throw new OpsError(`${name}: give a number from 1 to ${most}.`, EXIT.usage);
  return count;
}

/**
 * Reads why an operator acts, as the owner of the account is told.
 *
 * @param typed the option `--reason`
 * @param needed whether there has to be one
 * @throws OpsError where it is missing, or not one
 */
export function readReason(typed: string | boolean | undefined, needed: boolean): string | null {
  const reason = typeof typed === 'string' ? normaliseLines(typed) : '';
  if (reason === '') {
    if (!needed) return null;
    throw new OpsError('Say why with --reason: the owner of the account is told.', EXIT.usage);
  }
  if (Array.from(reason).length > ACT_LIMITS.reason || /[^\P{Cc}\n]/u.test(reason))
    throw new OpsError(`--reason: give at most ${ACT_LIMITS.reason} characters of plain text.`, EXIT.usage);
  return reason;
}

function normaliseLines(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

/**
 * Those of some options that were given.
 *
 * @param sentence what is said where none was
 * @throws OpsError where none was
 */
export function readGiven<Name extends string>(
  options: Record<Name, string | boolean | undefined>,
  sentence: string,
): Partial<Record<Name, string>> {
  const given = Object.entries(options).filter(([, value]) => typeof value === 'string');
  if (given.length === 0) throw new OpsError(sentence, EXIT.usage);
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
