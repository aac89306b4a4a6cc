/** Field lengths, and how many notices a page shows at most. */
export const EMERGENCY_LIMITS = { title: 200, url: 500, shown: 10 } as const;
