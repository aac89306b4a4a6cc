import { readCookie } from '../../config/cookies';
import { consumeBackPath } from '../../config/oauth-redirect';
import { PATHS, profileEditPath } from '../../config/paths';
import { safeBackPath } from '../routes/safe-back-path';

/** The outcome of an OAuth redirect: a code, denied by the user, another error, or neither. */
type OAuthCallback = 'granted' | 'cancelled' | 'refused' | 'none';

/** Reads the query of an OAuth callback (RFC 6749, section 4.1.2). */
export function readOAuthCallback(search: URLSearchParams): OAuthCallback {
  if (search.has('error')) return search.get('error') === 'access_denied' ? 'cancelled' : 'refused';
  return search.get('code') && search.get('state') ? 'granted' : 'none';
}

/** The pages that start an OAuth redirect. */
export const ORIGIN_PATHS = {
  login: PATHS.login,
  signup: PATHS.signUp,
  settings: PATHS.settingsAccount,
} as const;

type Origin = keyof typeof ORIGIN_PATHS;

function isOrigin(value: string | null): value is Origin {
  return value !== null && Object.hasOwn(ORIGIN_PATHS, value);
}

/** Where the redirect started, by the query or the cookie. */
export function readOrigin(search: URLSearchParams): Origin {
  return [search.get('from'), readCookie('oauthFrom')].find(isOrigin) ?? 'login';
}

/** Where the linking of an account started, once; afterwards and by default the edit page. */
export function linkageOrigin(displayId: string): string {
  return safeBackPath(consumeBackPath()) ?? profileEditPath(displayId);
}
