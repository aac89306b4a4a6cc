import { type CookieKind } from '../common/http/cookies.js';

/** The cookies of sessions, of flows with a mailed code, and of known browsers. */
export const COOKIES = {
  accessToken: { name: 'accessToken', httpOnly: true, path: '/' },
  refreshToken: { name: 'refreshToken', httpOnly: true, path: '/api' },
  /** Hints for the page. The server only uses them to leave out owners' visits. */
  loggedIn: { name: 'loggedIn', httpOnly: false, path: '/' },
  displayId: { name: 'displayId', httpOnly: false, path: '/' },
  signUpToken: { name: 'signUpToken', httpOnly: true, path: '/api' },
  updateEmailToken: { name: 'updateEmailToken', httpOnly: true, path: '/api' },
  changePasswordToken: { name: 'changePasswordToken', httpOnly: true, path: '/api' },
  resetPasswordToken: { name: 'resetPasswordToken', httpOnly: true, path: '/api' },
  confirmToken: { name: 'confirmToken', httpOnly: true, path: '/api' },
  /** Marks that the code was entered. */
  resetPasswordCode: { name: 'resetPasswordCode', httpOnly: true, path: '/api' },
  /** Recognises a browser that signed in before, for the login lock. */
  knownDevice: { name: 'knownDevice', httpOnly: true, path: '/api' },
  /** Recognises a browser in which a mail to the address was opened, while codes are stopped. */
  mailboxPass: { name: 'mailboxPass', httpOnly: true, path: '/api' },
} as const satisfies Record<string, CookieKind>;
