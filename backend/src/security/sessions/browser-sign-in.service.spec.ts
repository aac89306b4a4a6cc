import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { promised } from '../../../test/support/promised.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { type AppConfig } from '../../config/app-config.js';
import { type KnownDeviceCookieService } from '../login-lock/known-device-cookie.service.js';
import { BrowserSignInService } from './browser-sign-in.service.js';
import { type SessionCookiesService } from './session-cookies.service.js';
import { type IssuedTokens, type SessionsService } from './sessions.service.js';

const TOKENS: IssuedTokens = {
  ...{ accountId: 'account-1', sessionId: 'session-2', accessToken: 'access', refreshToken: 'refresh' },
};
/** The refresh tokens of sessions. Others are invalid. */
const SESSIONS = new Map([
  ['token-1', 'session-1'],
  ['token-3', 'session-3'],
]);

describe('signing in and out', () => {
  /** The calls, in order. */
  let log: string[];
  let service: BrowserSignInService;
  beforeEach(() => {
    log = [];
    service = new BrowserSignInService(
      {
        end: (id: string) => promised(() => void log.push(`end ${id}`)),
        sessionOf: (token: string) => SESSIONS.get(token) ?? null,
      } as unknown as SessionsService,
      {
        set: (_response: ServerResponse, { sessionId }: IssuedTokens) =>
          promised(() => void log.push(`set ${sessionId}`)),
        clear: () => void log.push('clear'),
      } as unknown as SessionCookiesService,
      {
        set: (_request: object, _response: object, accountId: string) => void log.push(`know ${accountId}`),
      } as unknown as KnownDeviceCookieService,
      { sessions: { accessTtlS: 900 } } as AppConfig,
    );
  });

  /** A request with a session by its access token, if any, and with headers. */
  const request = (sessionId: string | null, headers: IncomingMessage['headers'] = {}) =>
    Object.assign(new IncomingMessage(new Socket()), {
      headers,
      signedIn: sessionId === null ? null : { accountId: 'account-1', sessionId },
    }) as unknown as GuardedRequest;
  const signIn = (of: GuardedRequest) => service.complete(of, new ServerResponse(of), TOKENS);
  const signOut = (of: GuardedRequest) => service.undo(of, new ServerResponse(of));
  const REFRESH = { cookie: 'refreshToken=token-1' };

  it('gives programs the tokens in the body', () => {
    expect(service.inBody(TOKENS)).toEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      expiresIn: 900,
    });
  });

  it.each<[string, GuardedRequest, string[]]>([
    ['without one', request(null), []],
    ['with an invalid one', request(null, { cookie: 'refreshToken=other' }), []],
    ['with one', request('session-1', REFRESH), ['end session-1']],
    ['whose access token has expired', request(null, REFRESH), ['end session-1']],
    [
      'with tokens of two',
      request('session-1', { cookie: 'refreshToken=token-3' }),
      ['end session-1', 'end session-3'],
    ],
  ])('ends the sessions of a browser %s', async (_what, of, ended) => {
    await signIn(of);
    expect(log).toEqual([...ended, 'set session-2', 'know account-1']);
    log.length = 0;
    await signOut(of);
    expect(log).toEqual([...ended, 'clear']);
  });

  it('keeps the session of a program that signs in', async () => {
    await signIn(request('session-1', { ...REFRESH, authorization: 'Bearer token' }));
    expect(log).toEqual(['set session-2', 'know account-1']);
  });

  it('keeps the cookies, and the session in them, when a program signs out', async () => {
    await signOut(request('session-3', { ...REFRESH, authorization: 'Bearer token' }));
    expect(log).toEqual(['end session-3']);
  });
});
