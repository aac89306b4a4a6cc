/** How long the parts of a notice may be, and how many of them a page shows. */
export const EMERGENCY_LIMITS = { title: 200, url: 500, shown: 10 } as const;
