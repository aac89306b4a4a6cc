import { loginPath } from '../../config/paths';
import { type OwnAccount } from '../../features/profile/api/own-account';
import { type GuardInput } from './guard';
import { findOwnAccount } from './own-account';

/** Signed-in people pass, as the account they are; others log in first and come back. */
export async function requireAccount({
  queryClient,
  path,
}: GuardInput): Promise<OwnAccount | { loginAt: string }> {
  const account = await findOwnAccount(queryClient);
  return account ?? { loginAt: loginPath(path) };
}
