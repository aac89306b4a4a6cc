/** Limits of insights. */
export const INSIGHT_LIMITS = {
  /** For how many days they are kept, today included. */
  days: 90,
  /** The days that are read unless others are asked for. */
  usualDays: 28,
  /** Referring hosts that are told apart per page and day. */
  referrers: 100,
  host: 253,
  /** The most entries of a ranking. */
  ranking: 100,
} as const;

/** Kinds of devices. */
export const DEVICE_KINDS = ['phone', 'tablet', 'desktop', 'other'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What can be pressed on a creator's page. */
export const PRESS_KINDS = ['link', 'content', 'item'] as const;

export type PressKind = (typeof PRESS_KINDS)[number];

/**
 * Where a visitor came from: another site, named by its host; this site; a place that the browser does not name; or one
 * of the hosts beyond the limit.
 */
export const REFERRER_KINDS = ['host', 'internal', 'none', 'other'] as const;

export type ReferrerKind = (typeof REFERRER_KINDS)[number];
