import { type LogIn, logIn, refreshSession, type SessionTokens } from './generated/calls.js';
import { type CallOptions } from './request.js';

/** An answer that is not the one that was asked for: the server is another, or something stands before it. */
class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/**
 * Logs in as a program: the tokens of the session are answered, instead of being set as cookies.
 *
 * @throws HitohiraError where the server refuses
 */
export async function openSession(credentials: LogIn, options?: CallOptions): Promise<SessionTokens> {
  return tokensIn(await logIn(credentials, { tokens: 'body' }, options));
}

/**
 * Exchanges a refresh token for the next pair of tokens, of which the refresh token is good for one exchange again.
 *
 * @throws HitohiraError where the server refuses: with status 401 the session is over
 */
export async function renewSession(refreshToken: string, options?: CallOptions): Promise<SessionTokens> {
  return tokensIn(await refreshSession({ refreshToken }, { tokens: 'body' }, options));
}

function tokensIn(answer: unknown): SessionTokens {
  if (typeof answer === 'object' && answer !== null && 'accessToken' in answer)
    return answer as SessionTokens;
  throw new UnexpectedAnswer('The answer holds no tokens.');
}
