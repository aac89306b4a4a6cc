import { PATHS, profileEditPath } from '../../config/paths';
import { requireAccount } from './auth.guard';
import { type Guard } from './guard';
import { readOAuthCallback } from './oauth-callback';

/**
 * A linkage is registered by its owner who comes back from the provider with code and state. A refusal leads to the own
 * page and is told there, one's own cancel as such; without either the address means nothing. The login does not lead back here: by then the
 * code has been lying in an address for too long.
 */
export const linkageRegisterGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  if ('to' in account) return { to: PATHS.login, say: 'REQUIRED_TO_LOG_IN' };
  switch (readOAuthCallback(input.search)) {
    case 'granted':
      return null;
    case 'cancelled':
      return { to: profileEditPath(account.displayId), say: 'SNS_CANCELLED' };
    case 'refused':
      return { to: profileEditPath(account.displayId), say: 'FAILED_TO_SNS_CREATE' };
    case 'none':
      return { to: profileEditPath(account.displayId), say: 'ILLEGAL_TRANSITION' };
  }
};
