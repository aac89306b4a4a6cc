import { type RuleName } from '../../common/rules/text.js';

/** Who may see a link, a content or an item; the default first. A draft was never published, what is hidden was. */
export const VISIBILITIES = ['public', 'hidden', 'draft'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** The time zone of an account that has chosen none. */
export const DEFAULT_TIME_ZONE = 'Asia/Tokyo';

/** The longest name of a time zone is half as long. */
export const TIME_ZONE_LIMITS = { max: 64 } as const;

/** The length of a time with microseconds and an offset. */
export const TIME_LIMITS = { max: 35 } as const;

/** Who may see something, and when. */
export interface Schedule {
  visibility: Visibility;
  /** From when it is visible; null for the beginning. */
  visibleFrom: Date | null;
  /** Until when, exclusively; null for ever. */
  visibleUntil: Date | null;
}

/** The default: visible from the beginning and for ever. */
export const ALWAYS_VISIBLE: Readonly<Schedule> = {
  visibility: 'public',
  visibleFrom: null,
  visibleUntil: null,
};

/** Where something stands in its life: `waiting` for its time, `ended`, or shown now. */
export type Stage = 'shown' | 'waiting' | 'ended' | Exclude<Visibility, 'public'>;

/** A date, a time of at least minutes, and `Z` or an offset. */
const TIME_PATTERN =
  /^(20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Letters, digits and what separates them, with a letter first: neither an offset nor anything else. */
const TIME_ZONE_PATTERN = /^[A-Za-z][\w+/-]*$/;

/** Where something stands at a time. The same rule as `isVisibleNow` in SQL. */
export function stageAt({ visibility, visibleFrom, visibleUntil }: Schedule, at: Date): Stage {
  if (visibility !== 'public') return visibility;
  if (visibleUntil !== null && visibleUntil <= at) return 'ended';
  return visibleFrom !== null && visibleFrom > at ? 'waiting' : 'shown';
}

/** A time in ISO 8601, from 2000 to 2099. */
export function checkTime(value: string): RuleName | null {
  if (value === '') return 'required';
  const day = TIME_PATTERN.exec(value)?.[1];
  // A day that its month does not have would become one of the next month.
  return day !== undefined && new Date(`${day}T00:00Z`).toISOString().startsWith(day)
    ? null
    : 'invalidFormat';
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
