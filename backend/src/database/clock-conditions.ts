import { Raw } from 'typeorm';

// Conditions on times by the clock of the database, which every process shares.

/** It has come. */
export const hasPassed = () => Raw((column) => `${column} <= now()`);

/** It is still to come. */
export const isToCome = () => Raw((column) => `${column} > now()`);

/** It was so many days ago, or longer. */
export const isDaysAgo = (days: number) =>
  Raw((column) => `${column} <= now() - make_interval(days => :days)`, { days });
