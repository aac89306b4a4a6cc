import { statusOf } from '../../api/api-error';
import { type PublicAccount } from '../../api/generated/model/publicAccount';
import { profileEditPath, profilePath } from '../../config/paths';
import { publicAccountQuery } from '../../features/profile/api/public-account';
import { requireAccount } from './auth.guard';
import { type Guard, type GuardInput, PageNotFound } from './guard';

/** The account behind a display ID; null where the server cannot say, which the page that is led to does then. */
async function findAccount({ queryClient }: GuardInput, displayId: string): Promise<PublicAccount | null> {
  try {
    return await queryClient.query({ ...publicAccountQuery(displayId), staleTime: 'static' });
  } catch (error) {
    if ([400, 404].includes(statusOf(error))) throw new PageNotFound();
    return null;
  }
}

/**
 * One edits what is one's own: the address where another creator does leads to what they show, a former one of one's own
 * to the own page. Where there is no such creator there is nothing to edit.
 *
 * @throws PageNotFound where nobody has the display ID
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
