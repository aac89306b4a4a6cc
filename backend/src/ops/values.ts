import { ACT_LIMITS } from '../modules/operator-acts/insert-act.js';
import { readId as readRowId } from '../common/rules/ids.js';
import { EXIT, OpsError } from './exit-code.js';

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** The zone is required, so that a time means the same on every machine. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The format of a time, for the help. */
export const TIME_FORM = 'a time like 2026-04-01T09:00+09:00, or a period from now like 90m, 2h, 1d';

/**
 * Parses a point in time.
 *
 * @throws OpsError when it is malformed or in the past
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
 * Parses a row's id.
 *
 * @throws OpsError when it is not one
 */
export function readId(name: string, value: string): number {
  const id = readRowId(value);
  if (id === null) throw new OpsError(`${name}: ${value} is not a valid number.`, EXIT.usage);
  return id;
}

/**
 * Parses comma-separated ids.
 *
 * @throws OpsError when one is malformed
 */
export function readIds(name: string, value: string): number[] {
  return value.split(',').map((part) => readId(name, part.trim()));
}

export const DAY_MS = UNIT_MS.d;

/**
 * Parses an optional day, which begins at midnight UTC.
 *
 * @throws OpsError when it is malformed
 */
export function readDay(name: string, value: string | boolean | undefined): Date | null {
  if (typeof value !== 'string') return null;
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value)
    throw new OpsError(`${name}: ${value} is not a day like 2027-03-01.`, EXIT.usage);
  return at;
}

/**
 * Parses a number from 1 to `max`.
 *
 * @throws OpsError when it is malformed or out of bounds
 */
export function readCount(name: string, value: string, max: number): number {
  const count = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(count <= max)) throw new OpsError(`${name}: give a number from 1 to ${max}.`, EXIT.usage);
  return count;
}

/**
 * Parses the option `--reason`, which the account’s owner reads.
 *
 * @throws OpsError when it is required and missing, too long, or not plain text
 */
export function readReason(value: string | boolean | undefined, required: boolean): string | null {
  const reason =
    typeof value === 'string'
      ? value.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
      : '';
  if (reason === '') {
    if (!required) return null;
    throw new OpsError('--reason is required; it is sent to the account’s owner.', EXIT.usage);
  }
  if (Array.from(reason).length > ACT_LIMITS.reason || /[^\P{Cc}\n]/u.test(reason))
    throw new OpsError(`--reason: give at most ${ACT_LIMITS.reason} characters of plain text.`, EXIT.usage);
  return reason;
}

/**
 * The options that are set.
 *
 * @throws OpsError with the sentence when none is
 */
export function readGiven<Name extends string>(
  options: Record<Name, string | boolean | undefined>,
  sentence: string,
): Partial<Record<Name, string>> {
  const given = Object.entries(options).filter(([, value]) => typeof value === 'string');
  if (given.length === 0) throw new OpsError(sentence, EXIT.usage);
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
