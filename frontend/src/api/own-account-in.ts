import { ApiError } from './api-error';
import { type OwnAccount } from './generated/model/ownAccount';
import { type SessionTokens } from './generated/model/sessionTokens';

/** The own account in the answer of a call that opens a session: tokens are answered only to programs that ask for them. */
export function ownAccountIn(answer: OwnAccount | SessionTokens): OwnAccount {
  if ('accountId' in answer) return answer;
  throw new ApiError();
}
