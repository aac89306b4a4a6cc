import { statusOf } from '../../api/api-error';
import { type PublicAccount } from '../../api/generated/model/publicAccount';
import { profileEditPath, profilePath } from '../../config/paths';
import { publicAccountQuery } from '../../features/profile/api/public-account';
import { requireAccount } from './auth.guard';
import { type Guard, type GuardInput, PageNotFound } from './guard';

/** The account with a display ID; null if the call fails. */
async function findAccount({ queryClient }: GuardInput, displayId: string): Promise<PublicAccount | null> {
  try {
    return await queryClient.query({ ...publicAccountQuery(displayId), staleTime: 'static' });
  } catch (error) {
    if ([400, 404].includes(statusOf(error))) throw new PageNotFound();
    return null;
  }
}

/**
 * Requires the signed-in account's display ID. Another creator's redirects to their public page, a former one of the
 * account to its current one.
 *
 * @throws PageNotFound if nobody has the display ID
 */
export const profileEditGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  if ('to' in account) return account;
  const displayId = input.params.displayId ?? '';
  if (displayId.toLowerCase() === account.displayId.toLowerCase()) return null;
  const found = await findAccount(input, displayId);
  if (found?.accountId === account.accountId) return { to: profileEditPath(account.displayId) };
  return { to: profilePath(found?.displayId ?? displayId) };
};
