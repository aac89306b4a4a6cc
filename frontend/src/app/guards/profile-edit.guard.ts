import { profileEditPath } from '../../config/paths';
import { requireAccount } from './auth.guard';
import { type Guard } from './guard';

/** One edits the own page only: any other address of this kind leads to it. */
export const profileEditGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  if ('to' in account) return account;
  return input.params['displayId']?.toLowerCase() === account.displayId.toLowerCase()
    ? null
    : { to: profileEditPath(account.displayId) };
};
