/** The themes that the front page offers for its example; the first is the default. */
export const EXAMPLE_THEMES = [
  'kinari',
  'sakura',
  'wakaba',
  'hoshizora',
  'ramune',
  'matcha',
  'sora',
  'dot',
] as const;

export type ExampleTheme = (typeof EXAMPLE_THEMES)[number];

const PARAMETER = 'theme';

/** The query that selects a theme. */
export function exampleThemeSearchOf(name: ExampleTheme): string {
  return `?${PARAMETER}=${name}`;
}

/** The part of a query that selects the theme. */
export function exampleThemeSearch(query: URLSearchParams): string {
  const name = requestedExampleTheme(query);
  return name === null ? '' : exampleThemeSearchOf(name);
}

/** The theme that a query selects; null if it names none. */
export function requestedExampleTheme(query: URLSearchParams): ExampleTheme | null {
  return EXAMPLE_THEMES.find((name) => name === query.get(PARAMETER)) ?? null;
}
