/** The themes in which the front page shows its example, by their names: one of each kind, the first one first. */
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

/** One of them. */
export type ExampleTheme = (typeof EXAMPLE_THEMES)[number];

const PARAMETER = 'theme';

/** The query of the front page that asks for its example in a theme. */
export function exampleThemeSearchOf(name: ExampleTheme): string {
  return `?${PARAMETER}=${name}`;
}

/** What of a query decides in which theme the example is shown. */
export function exampleThemeSearch(query: URLSearchParams): string {
  const asked = requestedExampleTheme(query);
  return asked === null ? '' : exampleThemeSearchOf(asked);
}

/** The theme that the front page is asked to show its example in; null where it names none of them. */
export function requestedExampleTheme(query: URLSearchParams): ExampleTheme | null {
  const asked = query.get(PARAMETER);
  return EXAMPLE_THEMES.find((name) => name === asked) ?? null;
}
