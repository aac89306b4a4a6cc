import { PATHS } from '../../config/paths';
import { type Guard } from './guard';
import { ORIGIN_PATHS, readOrigin, readOAuthCallback } from './oauth-callback';

/** Requires an authorization code. A refusal redirects to where the login started, anything else to the login page. */
export const oauthGuard: Guard = ({ search }) => {
  switch (readOAuthCallback(search)) {
    case 'granted':
      return null;
    case 'cancelled':
    case 'refused':
      return { to: ORIGIN_PATHS[readOrigin(search)], message: 'FAILED_TO_OAUTH' };
    case 'none':
      return { to: PATHS.login, message: 'ILLEGAL_TRANSITION' };
  }
};
