/** The visibility of entries that everyone always sees. */
export const ALWAYS_VISIBLE = { visibility: 'public', visibleFrom: null, visibleUntil: null } as const;
