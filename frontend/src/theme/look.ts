const color = (name: string) => `var(--color-${name})`;

/** The breakpoints in pixels. */
const WIDTHS = { sm: 600, md: 900, lg: 1200 };

type Width = keyof typeof WIDTHS;

/** The design tokens for styles in scripts. Colors are custom properties, set by `tokens.css` and by page themes. */
export const look = {
  vars: {
    palette: {
      background: { default: color('ground'), paper: color('surface') },
      text: { primary: color('text'), secondary: color('text-soft') },
      primary: { main: color('accent'), dark: color('accent-deep'), contrastText: color('on-accent') },
      success: { main: color('success') },
      warning: { main: color('warning') },
      error: { main: color('error') },
      divider: color('divider'),
      outline: color('outline'),
      wash: color('wash'),
    },
    shape: { borderRadius: 'var(--radius)' },
  },
  /** The style of boxes on the page. */
  card: {
    border: `1px solid ${color('divider')}`,
    borderRadius: 'var(--radius)',
    backgroundColor: color('surface'),
  },
  /** The outline of a focused control. */
  focusRing: { outline: `2px solid ${color('text')}`, outlineOffset: 2 },
  breakpoints: {
    up: (width: Width) => `@media (min-width:${String(WIDTHS[width])}px)`,
    down: (width: Width) => `@media (max-width:${String(WIDTHS[width] - 0.05)}px)`,
  },
  typography: {
    /** Small secondary text. */
    hint: { fontSize: '0.8125rem', lineHeight: 1.6, color: color('text-soft') },
  },
  transitions: {
    create: (properties: string | readonly string[], { duration }: { duration: number }) =>
      [properties]
        .flat()
        .map((property) => `${property} ${String(duration)}ms cubic-bezier(0.4, 0, 0.2, 1)`)
        .join(','),
  },
} as const;
