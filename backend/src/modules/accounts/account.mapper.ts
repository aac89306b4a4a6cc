import { type AccountView } from './accounts.repository.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { type PublicAccountResponse } from './dto/public-account.response.js';

/** An account as its owner is told of it. */
export function toOwnAccount({
  id,
  displayId,
  displayName,
  email,
  introduction,
}: AccountView): OwnAccountResponse {
  return { accountId: id, displayId, displayName, email, introduction };
}

/** An account as everybody is told of it; each field is named, so that a new one is never public by accident. */
export function toPublicAccount(account: AccountView, viewerId: string | null): PublicAccountResponse {
  const { id, displayId, displayName, introduction } = account;
  return { accountId: id, displayId, displayName, introduction, isMe: id === viewerId };
}
