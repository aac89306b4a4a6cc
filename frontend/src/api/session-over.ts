import { SessionOver, statusOf } from './api-error';
import { getOwnAccount } from './generated/accounts/accounts';

/**
 * Tells why an operation of signed-in people was refused that answers 401 for a reason of its own as well. The answers
 * look alike: the server is asked whether there still is a session, and where there is none the failure says so.
 *
 *     mutationFn: (entered) => tellSessionOver(checkEmailCode(entered)),
 */
export async function tellSessionOver<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === 401) await requireSession();
    throw error;
  }
}

async function requireSession(): Promise<void> {
  try {
    await getOwnAccount();
  } catch (error) {
    if (statusOf(error) === 401) throw new SessionOver();
    throw error;
  }
}
