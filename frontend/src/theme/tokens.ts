/** The page background for `theme-color`; equals `--color-ground` in tokens.css. */
export const GROUNDS = { light: '#faf6ef', dark: '#161412' } as const;

/** Avatar colors for accounts without an icon. White text has a contrast of at least 4.5:1 on each. */
export const AVATAR_COLORS = [
  '#ad1f3d', // 紅
  '#2f5d8a', // 藍
  '#3f6b4a', // 松葉
  '#6b4a8c', // 菫
  '#a8462a', // 柿
  '#464c93', // 桔梗
  '#1f6a68', // 青竹
] as const;

/** The minimum size of touch targets. */
export const TARGET_PX = 44;
