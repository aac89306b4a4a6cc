import { BACK_PARAMETER, profileEditPath } from '../../config/paths';
import { safeBackPath } from '../routes/safe-back-path';
import { type Guard } from './guard';
import { findOwnAccount } from './own-account';

/** Who is signed in already has no business on the front page or at the login: on to where they wanted, or to their page. */
export const loginGuard: Guard = async ({ queryClient, search }) => {
  const account = await findOwnAccount(queryClient);
  if (account === null) return null;
  return { to: safeBackPath(search.get(BACK_PARAMETER)) ?? profileEditPath(account.displayId) };
};
