import { PATHS, profileEditPath } from '../../config/paths';
import { requireAccount } from './auth.guard';
import { type Guard } from './guard';
import { linkageOrigin, readOAuthCallback } from './oauth-callback';

/**
 * Requires a signed-in account and an authorization code; otherwise redirects with a message. The login does not return
 * here, since the code would have been in an address for too long.
 */
export const linkageRegisterGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  if ('to' in account) return { to: PATHS.login, message: 'REQUIRED_TO_LOG_IN' };
  switch (readOAuthCallback(input.search)) {
    case 'granted':
      return null;
    case 'cancelled':
      return { to: linkageOrigin(account.displayId), message: 'SNS_CANCELLED' };
    case 'refused':
      return { to: linkageOrigin(account.displayId), message: 'FAILED_TO_SNS_CREATE' };
    case 'none':
      return { to: profileEditPath(account.displayId), message: 'ILLEGAL_TRANSITION' };
  }
};
