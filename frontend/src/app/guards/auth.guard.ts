import { readSignedInHint } from '../../config/cookies';
import { loginPath } from '../../config/paths';
import { type OwnAccount } from '../../api/own-account';
import { type GuardRedirect, type Guard, type GuardInput } from './guard';
import { findOwnAccount } from './own-account';

/** The account of the person who asks, or the way to the login and back. Who had a session is told that it is over. */
export async function requireAccount({ queryClient, path }: GuardInput): Promise<OwnAccount | GuardRedirect> {
  const expected = readSignedInHint();
  const account = await findOwnAccount(queryClient);
  if (account !== null) return account;
  return expected ? { to: loginPath(path, { unauthorized: true }), say: 'UNKNOWN' } : { to: loginPath(path) };
}

/** Signed-in people pass; others log in first and come back. */
export const authGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  return 'to' in account ? account : null;
};
