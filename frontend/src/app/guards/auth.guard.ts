import { readSignedInHint } from '../../config/cookies';
import { loginPath } from '../../config/paths';
import { type OwnAccount } from '../../api/own-account';
import { type GuardRedirect, type Guard, type GuardInput } from './guard';
import { findOwnAccount } from './own-account';

/** The signed-in account, or a redirect to the login and back. An expired session is reported. */
export async function requireAccount({ queryClient, path }: GuardInput): Promise<OwnAccount | GuardRedirect> {
  const expected = readSignedInHint();
  const account = await findOwnAccount(queryClient);
  if (account !== null) return account;
  return expected
    ? { to: loginPath(path, { unauthorized: true }), message: 'UNKNOWN' }
    : { to: loginPath(path) };
}

/** Requires a signed-in account. */
export const authGuard: Guard = async (input) => {
  const account = await requireAccount(input);
  return 'to' in account ? account : null;
};
