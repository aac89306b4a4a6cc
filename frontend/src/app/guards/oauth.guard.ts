import { readCookie } from '../../config/cookies';
import { PATHS } from '../../config/paths';
import { type Guard } from './guard';
import { readProviderAnswer } from './provider-answer';

/** Where people set out to another service from. Anything else that claims to be such a place is not believed. */
const ORIGINS: Readonly<Record<string, string>> = { login: PATHS.login, signup: PATHS.signUp };

function originOf(search: URLSearchParams): string {
  const claimed = [search.get('from'), readCookie('oauthFrom')].find(
    (from) => from !== null && Object.hasOwn(ORIGINS, from),
  );
  return ORIGINS[claimed ?? 'login'] ?? PATHS.login;
}

/**
 * The way back from another service needs code and state. A refusal leads to where the person set out, login or sign-up,
 * and is told there; without either the address means nothing and leads to the login.
 */
export const oauthGuard: Guard = ({ search }) => {
  switch (readProviderAnswer(search)) {
    case 'granted':
      return null;
    case 'refused':
      return { to: originOf(search), say: 'FAILED_TO_OAUTH' };
    case 'none':
      return { to: PATHS.login, say: 'ILLEGAL_TRANSITION' };
  }
};
