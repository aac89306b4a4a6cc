import { Raw } from 'typeorm';

// Conditions on times by the database's clock, which all processes share.

export const hasPassed = () => Raw((column) => `${column} <= now()`);

export const isToCome = () => Raw((column) => `${column} > now()`);

/** At least so many days ago. */
export const isDaysAgo = (days: number) =>
  Raw((column) => `${column} <= now() - make_interval(days => :days)`, { days });
