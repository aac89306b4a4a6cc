import { NO_NUMERIC_ID } from '../../common/validation/fields.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type AccountView, type OwnAccountView } from './accounts.repository.js';
import { type OwnChanges } from './accounts.service.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { type PublicAccountResponse } from './dto/public-account.response.js';
import { type UpdateOwnAccountRequest } from './dto/update-own-account.request.js';

/** An account as its owner is told of it. */
export function toOwnAccount({ id, optout, icon, ...account }: OwnAccountView): OwnAccountResponse {
  const {
    displayId,
    displayName,
    email,
    introduction,
    linkswitchPid,
    mylinkPid,
    mylinkSid,
    hasPassword,
    socialLogins,
  } = account;
  return {
    accountId: id,
    displayId,
    displayName,
    email,
    introduction,
    ...toIcon(icon),
    linkswitchPid,
    mylinkPid,
    mylinkSid,
    optout: optout ? '1' : '0',
    hasPassword,
    socialLogins: socialLogins.map(({ provider, displayName: name, email: address }) => ({
      provider,
      displayName: name,
      email: address,
    })),
  };
}

/** An account as everybody is told of it; each field is named, so that a new one is never public by accident. */
export function toPublicAccount(account: AccountView, viewerId: string | null): PublicAccountResponse {
  const { id, displayId, displayName, introduction, icon, optout, linkswitchPid } = account;
  return {
    accountId: id,
    displayId,
    displayName,
    introduction,
    ...toIcon(icon),
    linkswitchPid: optout ? null : linkswitchPid,
    isMe: id === viewerId,
  };
}

/** What an owner asks to change, in the form in which it is kept: what removes a value is null. */
export function toAccountChanges({
  introduction,
  linkswitchPid,
  mylinkPid,
  mylinkSid,
  optout,
  ...rest
}: UpdateOwnAccountRequest): OwnChanges {
  const changes = {
    ...rest,
    introduction: introduction === '' ? null : introduction,
    linkswitchPid: toNumericId(linkswitchPid),
    mylinkPid: toNumericId(mylinkPid),
    mylinkSid: toNumericId(mylinkSid),
    optout: optout === undefined ? undefined : optout === '1',
  };
  // What was not named stays as it is.
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function toIcon(icon: AccountView['icon']): Pick<PublicAccountResponse, 'icon' | 'iconPicture'> {
  const iconPicture = icon && toPicture(icon);
  return { icon: iconPicture?.url ?? null, iconPicture };
}

function toNumericId(value: string | null | undefined): string | null | undefined {
  return value === NO_NUMERIC_ID ? null : value;
}
