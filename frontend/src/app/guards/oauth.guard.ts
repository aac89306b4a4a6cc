import { PATHS } from '../../config/paths';
import { type Guard } from './guard';
import { ORIGIN_PATHS, readOrigin, readOAuthCallback } from './oauth-callback';

/**
 * The way back from another service needs code and state. A refusal leads to where the person set out, login, sign-up or
 * settings, and is told there; without either the address means nothing and leads to the login.
 */
export const oauthGuard: Guard = ({ search }) => {
  switch (readOAuthCallback(search)) {
    case 'granted':
      return null;
    case 'cancelled':
    case 'refused':
      return { to: ORIGIN_PATHS[readOrigin(search)], say: 'FAILED_TO_OAUTH' };
    case 'none':
      return { to: PATHS.login, say: 'ILLEGAL_TRANSITION' };
  }
};
