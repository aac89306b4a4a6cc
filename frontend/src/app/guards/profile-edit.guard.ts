import { profileEditPath, profilePath } from '../../config/paths';
import { publicAccountQuery } from '../../features/profile/api/public-account';
import { requireAccount } from './auth.guard';
import { type Guard } from './guard';
import { profileReferenceGuard } from './profile-reference.guard';

/**
 * One edits what is one's own: the address where another creator does leads to what they show, a former one of one's own
 * to the own page. Where there is no such creator there is nothing to edit.
 *
 * @throws PageNotFound where nobody has the display ID
 */
export const profileEditGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  if ('to' in account) return account;
  const displayId = input.params['displayId'] ?? '';
  if (displayId.toLowerCase() === account.displayId.toLowerCase()) return null;
  await profileReferenceGuard(input);
  const found = input.queryClient.getQueryData(publicAccountQuery(displayId).queryKey);
  if (found?.accountId === account.accountId) return { to: profileEditPath(account.displayId) };
  return { to: profilePath(found?.displayId ?? displayId) };
};
