import { type OwnAccount } from '../api/generated/model/ownAccount';
import { type PublicAccount } from '../api/generated/model/publicAccount';

/** The account of somebody who is signed in. */
export function anOwnAccount(overrides: Partial<OwnAccount> = {}): OwnAccount {
  return {
    accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01',
    displayId: 'hanako.sato',
    displayName: '佐藤 花子',
    email: 'hanako@example.com',
    introduction: '京都で陶芸をしています。',
    icon: null,
    iconPicture: null,
    linkswitchPid: null,
    mylinkPid: null,
    mylinkSid: null,
    optout: '0',
    hasPassword: true,
    socialLogins: [],
    ...overrides,
  };
}

/** The account that a page shows to the world. */
export function aPublicAccount(overrides: Partial<PublicAccount> = {}): PublicAccount {
  return {
    accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01',
    displayId: 'hanako.sato',
    displayName: '佐藤 花子',
    introduction: '京都で陶芸をしています。\n工房は左京区です。',
    icon: null,
    iconPicture: null,
    linkswitchPid: null,
    isMe: false,
    ...overrides,
  };
}
