/** How many a call answers; what is written of one in a language, its name in addresses. */
export const NEWS_LIMITS = { page: 20, title: 200, content: 200_000, id: 64 } as const;

/** What ids of news are made of: they stand in addresses. */
export const NEWS_ID_PATTERN = new RegExp(`^[A-Za-z0-9_-]{1,${NEWS_LIMITS.id}}$`);
