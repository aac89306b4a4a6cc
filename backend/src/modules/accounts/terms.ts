/** The version of the terms in force: the day they were published. Kept with every account made under them. */
export const TERMS_VERSION = '2026-11-01';
