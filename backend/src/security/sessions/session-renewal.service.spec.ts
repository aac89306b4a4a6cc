import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { promised } from '../../../test/support/promised.js';
import { type SessionCookiesService } from './session-cookies.service.js';
import { SessionRenewalService } from './session-renewal.service.js';
import { type IssuedTokens, type SessionsService } from './sessions.service.js';

const TOKENS: IssuedTokens = {
  ...{ accountId: 'account-1', sessionId: 'session-1', accessToken: 'access', refreshToken: 'next' },
};

describe('the renewal of a session', () => {
  /** The calls, in order. */
  let log: string[];
  let service: SessionRenewalService;
  beforeEach(() => {
    log = [];
    service = new SessionRenewalService(
      {
        rotate: (token: string) =>
          promised(() => {
            log.push(`rotate ${token}`);
            return token === 'right' ? TOKENS : null;
          }),
      } as unknown as SessionsService,
      {
        set: (_response: ServerResponse, { refreshToken }: IssuedTokens) =>
          promised(() => void log.push(`set ${refreshToken}`)),
        clear: () => void log.push('clear'),
      } as unknown as SessionCookiesService,
    );
  });

  const renew = (headers: IncomingMessage['headers']) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { headers });
    return service.renew(request, new ServerResponse(request));
  };

  it('replaces the tokens in the cookies', async () => {
    expect(await renew({ cookie: 'refreshToken=right' })).toEqual({
      ...{ accountId: 'account-1', sessionId: 'session-1' },
    });
    expect(log).toEqual(['rotate right', 'set next']);
  });

  it('clears the cookies of an ended session', async () => {
    expect(await renew({ cookie: 'refreshToken=wrong' })).toBeNull();
    expect(log).toEqual(['rotate wrong', 'clear']);
  });

  it.each<[string, IncomingMessage['headers']]>([
    ['without cookies', {}],
    ['without a token', { cookie: 'loggedIn=1; refreshToken=' }],
    ['of a program', { cookie: 'refreshToken=right', authorization: 'Bearer token' }],
    ['with another kind of credentials', { cookie: 'refreshToken=right', authorization: 'Basic eDp5' }],
  ])('leaves a request %s alone', async (_what, headers) => {
    expect(await renew(headers)).toBeNull();
    expect(log).toEqual([]);
  });
});
