/** The visibility of what everybody sees, always. */
export const ALWAYS_VISIBLE = { visibility: 'public', visibleFrom: null, visibleUntil: null } as const;
