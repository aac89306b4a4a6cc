/** The ground of the product's pages, for the browser's own surroundings; the same as `--color-ground` in tokens.css. */
export const GROUNDS = { light: '#faf6ef', dark: '#161412' } as const;

/**
 * Traditional colours for a page without an icon: the display ID picks one, so that each page has a face of its own
 * before anything is set. White text on each is at least 4.5:1.
 */
export const AVATAR_COLORS = [
  '#ad1f3d', // 紅
  '#2f5d8a', // 藍
  '#3f6b4a', // 松葉
  '#6b4a8c', // 菫
  '#a8462a', // 柿
  '#464c93', // 桔梗
  '#1f6a68', // 青竹
] as const;

/** The smallest side of anything that is pressed. */
export const TARGET_PX = 44;
