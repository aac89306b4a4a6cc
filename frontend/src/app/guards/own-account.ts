import { type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { readSignedInHint } from '../../config/cookies';
import { type OwnAccount, ownAccountQuery } from '../../api/own-account';
import { resetOnAccountSwitch } from '../navigation/login-status';

/** Who is signed in here, or null. A visitor's page asks nobody: the hint says that there is no session. */
export async function findOwnAccount(queryClient: QueryClient): Promise<OwnAccount | null> {
  resetOnAccountSwitch(queryClient);
  if (!readSignedInHint()) return null;
  try {
    return await queryClient.query({ ...ownAccountQuery(), staleTime: 'static' });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 401) return null;
    throw error;
  }
}
