/** How many a call answers; what is written of one in a language, its name in addresses. */
export const NEWS_LIMITS = { page: 20, title: 200, content: 200_000, id: 64 } as const;
