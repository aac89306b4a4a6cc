/** Paper and ink: a warm ground, near-black words, one crimson (紅) for what matters, green and amber for meaning alone. */
export const LIGHT = {
  paper: '#faf6ef',
  sheet: '#fffdf9',
  wash: '#f3ece0',
  ink: '#1d1a16',
  inkSoft: '#625b50',
  hairline: '#e3dacb',
  outline: '#8d8474',
  crimson: '#ad1f3d',
  crimsonDeep: '#8e1530',
  onCrimson: '#fffaf6',
  green: '#2f6b45',
  amber: '#8a5a00',
  red: '#a8201a',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#161412',
  sheet: '#1f1c19',
  wash: '#282420',
  ink: '#f2ece2',
  inkSoft: '#b6ac9d',
  hairline: '#38322b',
  outline: '#8a8072',
  crimson: '#f08c9f',
  crimsonDeep: '#f6abb9',
  onCrimson: '#2c0a13',
  green: '#86c79c',
  amber: '#e3b866',
  red: '#ff9a8f',
};

/** System fonts, Japanese first: nothing is downloaded to read a page. */
export const FONT_TEXT =
  '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", system-ui, -apple-system, "Segoe UI", sans-serif';

/** For names and headlines: the Mincho of the system, beside a Latin book face. */
export const FONT_DISPLAY =
  '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", "Source Han Serif JP", Georgia, serif';

/** The same with the Latin face first, for English pages. */
export const FONT_DISPLAY_LATIN =
  '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", "Hiragino Mincho ProN", "Noto Serif CJK JP", serif';

/** Round faces, for what is gentle or fun. */
export const FONT_ROUNDED = `"Hiragino Maru Gothic ProN", "Zen Maru Gothic", "M PLUS Rounded 1c", "Kosugi Maru", ui-rounded, "Arial Rounded MT Bold", ${FONT_TEXT}`;

/** Faces of even width, for what looks made by machines. */
export const FONT_MONO =
  'ui-monospace, "SFMono-Regular", Menlo, Consolas, "BIZ UDGothic", "Noto Sans Mono CJK JP", Osaka-Mono, "MS Gothic", monospace';

/**
 * Traditional colours for a page without an icon: the display ID picks one, so that each page has a face of its own
 * before anything is set. White text on each is at least 4.5:1.
 */
export const FACES = [
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

/** How round the corners are. */
export const RADIUS_PX = 10;
