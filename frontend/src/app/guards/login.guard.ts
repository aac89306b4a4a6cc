import { BACK_PARAMETER, profileEditPath } from '../../config/paths';
import { safeBackPath } from '../routes/safe-back-path';
import { type Guard } from './guard';
import { findOwnAccount } from './own-account';

/** Redirects signed-in accounts to the requested page, or to their own. */
export const loginGuard: Guard = async ({ queryClient, search }) => {
  const account = await findOwnAccount(queryClient);
  if (account === null) return null;
  return { to: safeBackPath(search.get(BACK_PARAMETER)) ?? profileEditPath(account.displayId) };
};
