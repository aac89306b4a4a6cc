/** SQL for whether visitors see a row now. The same rule as `stageAt` in code. */
export const isVisibleNow = (alias: string): string => `
  (${alias}.visibility = 'public'
   AND (${alias}.visible_from IS NULL OR ${alias}.visible_from <= now())
   AND (${alias}.visible_until IS NULL OR ${alias}.visible_until > now()))`;

/** SQL for the columns of a `Schedule`. */
export const scheduleOf = (alias: string): string => `
  ${alias}.visibility, ${alias}.visible_from AS "visibleFrom", ${alias}.visible_until AS "visibleUntil"`;
