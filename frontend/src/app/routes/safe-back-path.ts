import { splitLanguage } from '../../i18n/language';

/** An origin that is nobody's: what still stands on it after parsing is a path of this site. */
const NOWHERE = 'http://back.invalid';

/**
 * A path to come back to, as the router takes it: without a language. Null for anything that a browser would follow
 * to another site, however it is written.
 */
export function safeBackPath(value: string | null): string | null {
  if (value?.startsWith('/') !== true || !URL.canParse(value, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(value, NOWHERE);
  // Two slashes in front would name a host again as soon as the path is followed.
  if (origin !== NOWHERE || pathname.includes('//')) return null;
  return `${splitLanguage(pathname).barePath}${search}`;
}
