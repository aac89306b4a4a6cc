/** The page size, and the lengths of title, content and id. */
export const NEWS_LIMITS = { page: 20, title: 200, content: 200_000, id: 64 } as const;

/** Ids are part of addresses. */
export const NEWS_ID_PATTERN = new RegExp(`^[A-Za-z0-9_-]{1,${NEWS_LIMITS.id}}$`);
