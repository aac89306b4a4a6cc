/** A placeholder origin; what keeps it after parsing is a path of this site. */
const NOWHERE = 'http://site.invalid';

const NEVER_IN_A_PATH = /[\\\p{Cc}\p{Z}]/u;

/**
 * Normalises a URL of this site to its path, query and fragment. Null for anything that a browser, or a proxy that
 * decodes once, would follow to another site.
 */
export function sitePath(value: string): string | null {
  if (!value.startsWith('/') || NEVER_IN_A_PATH.test(value) || !URL.canParse(value, NOWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, NOWHERE);
  if (origin !== NOWHERE || !staysHere(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** A path that begins with two slashes names a host. */
function staysHere(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return !decoded.includes('//') && !NEVER_IN_A_PATH.test(decoded);
  } catch {
    return false;
  }
}
