import { type CookieKind } from '../../../common/http/cookies.js';

/** The cookies of logins and consents at providers. */
export const OAUTH_COOKIES = {
  /** Bind an OAuth flow, and the identity that it verified, to the browser. */
  oauthState: { name: 'oauthState', httpOnly: true, path: '/api' },
  socialSignUpToken: { name: 'socialSignUpToken', httpOnly: true, path: '/api' },
  /** Binds a linking OAuth flow to the browser. */
  linkageState: { name: 'linkageState', httpOnly: true, path: '/api' },
  /** The page on which the OAuth flow began. */
  oauthFrom: { name: 'oauthFrom', httpOnly: false, path: '/' },
} as const satisfies Record<string, CookieKind>;
