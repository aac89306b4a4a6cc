import { type PageData } from '../api/generated/model/pageData';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/color-scheme-script';
import { GROUNDS } from '../theme/tokens';

/** The background colors of a page. */
export interface PageGround {
  light: string;
  dark: string;
  /** The look of the browser's own parts, such as scroll bars; null if it follows the visitor's choice. */
  scheme: 'light' | 'dark' | null;
}

/** The background of a page: its theme's or the default. */
export function groundOf(data: PageData | null): PageGround {
  if (data === null || !('account' in data)) return { ...GROUNDS, scheme: null };
  const { background, dark, colorScheme } = data.account.theme.tokens;
  return {
    light: background,
    dark: dark?.background ?? background,
    scheme: dark === null ? colorScheme : null,
  };
}

/** The rules for what shows around a themed page, for example when it is pulled past its end. */
export function canvasCss({ light, dark, scheme }: PageGround): string {
  if (light === GROUNDS.light && dark === GROUNDS.dark) return '';
  // More specific than the product's own rules.
  const look = scheme === null ? '' : `:root:root:root{color-scheme:${scheme}}`;
  const night = dark === light ? '' : `html[${COLOR_SCHEME_ATTRIBUTE}=dark]{background-color:${dark}}`;
  return `${look}@media screen{html{background-color:${light}}${night}}`;
}
