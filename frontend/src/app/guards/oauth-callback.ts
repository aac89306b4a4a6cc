import { readCookie } from '../../config/cookies';
import { PATHS } from '../../config/paths';

/** What a service sent somebody back with: a code, that they said no there, another failure, or nothing that makes sense. */
export type ProviderAnswer = 'granted' | 'cancelled' | 'refused' | 'none';

/** Reads the answer of an OAuth provider (RFC 6749, section 4.1.2) from the address it led back to. */
export function readOAuthCallback(search: URLSearchParams): ProviderAnswer {
  if (search.has('error')) return search.get('error') === 'access_denied' ? 'cancelled' : 'refused';
  return search.get('code') && search.get('state') ? 'granted' : 'none';
}

/** Where people set out to another service from. */
export const ORIGIN_PATHS = {
  login: PATHS.login,
  signup: PATHS.signUp,
  settings: PATHS.settingsAccount,
} as const;

type Origin = keyof typeof ORIGIN_PATHS;

function isOrigin(value: string | null): value is Origin {
  return value !== null && Object.hasOwn(ORIGIN_PATHS, value);
}

/** Where a person set out from, by the address or the cookie. Anything else that claims to be such a place is not believed. */
export function readOrigin(search: URLSearchParams): Origin {
  return [search.get('from'), readCookie('oauthFrom')].find(isOrigin) ?? 'login';
}
