/** The size of every card, in pixels: that of previews in chats and on social networks. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
