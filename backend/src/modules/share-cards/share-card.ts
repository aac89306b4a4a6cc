/** The size of every card in pixels, as chats and social networks expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
