import { type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { readSignedInHint } from '../../config/cookies';
import { type OwnAccount, ownAccountQuery } from '../../api/own-account';
import { resetOnAccountSwitch } from '../navigation/login-status';

/** The signed-in account, or null. Without the cookie hint no call is made. */
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
