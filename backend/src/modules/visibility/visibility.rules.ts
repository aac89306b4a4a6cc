import { type RuleName } from '../../common/rules/text.js';

/** Who may see a link, content or item, default first. A draft was never published; a hidden entry was. */
export const VISIBILITIES = ['public', 'hidden', 'draft'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** The default time zone of an account. */
export const DEFAULT_TIME_ZONE = 'Asia/Tokyo';

/** Twice the length of the longest time zone name. */
export const TIME_ZONE_LIMITS = { max: 64 } as const;

/** The length of a time with microseconds and an offset. */
export const TIME_LIMITS = { max: 35 } as const;

/** The years in which a time may be, in UTC. */
export const TIME_YEARS = { first: 2000, last: 2099 } as const;

/** Who may see an entry, and when. */
export interface Schedule {
  visibility: Visibility;
  /** When it becomes visible; null without a start. */
  visibleFrom: Date | null;
  /** When it stops being visible; null without an end. */
  visibleUntil: Date | null;
}

/** The default: always visible. */
export const ALWAYS_VISIBLE: Readonly<Schedule> = {
  visibility: 'public',
  visibleFrom: null,
  visibleUntil: null,
};

/**
 * What an entry may become, itself included: publishing is final, and what was never published is a draft (decision
 * record 68).
 */
export function nextVisibilities(from: Visibility): readonly Visibility[] {
  return from === 'draft' ? ['public', 'draft'] : ['public', 'hidden'];
}

/** Whether an entry is shown, waits for its start or has ended; hidden entries and drafts keep their visibility. */
export type Stage = 'shown' | 'waiting' | 'ended' | Exclude<Visibility, 'public'>;

/** A date, a time with at least minutes, and `Z` or an offset. */
const TIME_PATTERN =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A letter, then letters, digits and separators: rules out offsets. */
const TIME_ZONE_PATTERN = /^[A-Za-z][\w+/-]*$/;

/** The stage of an entry at a time. The same rule as `isVisibleNow` in SQL. */
export function stageAt({ visibility, visibleFrom, visibleUntil }: Schedule, at: Date): Stage {
  if (visibility !== 'public') return visibility;
  if (visibleUntil !== null && visibleUntil <= at) return 'ended';
  return visibleFrom !== null && visibleFrom > at ? 'waiting' : 'shown';
}

/** A time in ISO 8601, from 2000 to 2099 in UTC, as it is stored. */
export function checkTime(value: string): RuleName | null {
  if (value === '') return 'required';
  const day = TIME_PATTERN.exec(value)?.[1];
  if (day === undefined) return 'invalidFormat';
  const year = new Date(value).getUTCFullYear();
  if (year < TIME_YEARS.first || year > TIME_YEARS.last) return 'invalidFormat';
  // Otherwise, a day that the month does not have would become one of the next month.
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? null : 'invalidFormat';
}

/** The name of a time zone in the IANA database. */
export function checkTimeZone(value: string): RuleName | null {
  if (value === '') return 'required';
  if (value.length > TIME_ZONE_LIMITS.max) return 'invalidLength';
  return TIME_ZONE_PATTERN.test(value) && isKnownTimeZone(value) ? null : 'invalidFormat';
}

function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
