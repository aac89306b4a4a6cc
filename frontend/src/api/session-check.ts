import { type ApiError, SessionExpired, statusOf } from './api-error';
import { getOwnAccount } from './generated/requests';
import { type CallInit, httpClient } from './http-client';

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

/**
 * Makes a call of signed-in people that answers 401 for a reason of its own as well, such as a wrong code. The answers
 * look alike: the own account tells whether there still is a session.
 *
 * @throws SessionExpired where there is none
 */
export async function callWithSessionCheck<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    return await httpClient<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) === 401) await requireSession();
    throw error;
  }
}

async function requireSession(): Promise<void> {
  try {
    await getOwnAccount();
  } catch (error) {
    if (statusOf(error) === 401) throw new SessionExpired();
    throw error;
  }
}
