/** Limits of insights. */
export const INSIGHT_LIMITS = {
  /** How many days they are kept, including today. */
  days: 90,
  /** The default length of a period, in days. */
  usualDays: 28,
  /** The most referring hosts counted separately per page and day. */
  referrers: 100,
  host: 253,
  /** The most entries in a ranking. */
  ranking: 100,
} as const;

/** Kinds of devices. */
export const DEVICE_KINDS = ['phone', 'tablet', 'desktop', 'other'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What can be pressed on a creator's page. */
export const PRESS_KINDS = ['link', 'content', 'item'] as const;

export type PressKind = (typeof PRESS_KINDS)[number];

/**
 * Where a visitor came from: another site, named by its host; this site; an origin the browser does not disclose; or
 * one of the hosts beyond the limit.
 */
export const REFERRER_KINDS = ['host', 'internal', 'none', 'other'] as const;

export type ReferrerKind = (typeof REFERRER_KINDS)[number];
