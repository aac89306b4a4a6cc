/** The page background for `theme-color`; equals `--color-ground` in tokens.css. */
export const GROUNDS = { light: '#faf6ef', dark: '#161412' } as const;

/** The minimum size of touch targets. */
export const TARGET_PX = 44;
