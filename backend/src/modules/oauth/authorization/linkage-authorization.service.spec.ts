import { promised } from '../../../../test/support/promised.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { type AppConfig } from '../../../config/app-config.js';
import { type LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { GrantRefused } from '../../../providers/provider.errors.js';
import { LinkageProviderUnknown, OAuthStateUnknown } from './authorization.errors.js';
import { LinkageAuthorizationService } from './linkage-authorization.service.js';
import { type CallbackState, type OAuthStatesService } from './oauth-states.service.js';

const HANA = 'account-1';
const RETURNED = { code: 'code', token: 'token', state: 'state' };
const REDIRECT_URI = 'https://hitohira.example/profile/linkage/youtube';

describe('an authorization for linking', () => {
  /** Whose flow is open. */
  let openOf: string | null;
  /** What the provider is asked. */
  let asked: object[];
  let service: LinkageAuthorizationService;
  const deadline = new AbortController().signal;
  beforeEach(() => {
    [openOf, asked] = [null, []];
    service = new LinkageAuthorizationService(
      { publicUrl: 'https://hitohira.example' } as AppConfig,
      {
        begin: (_provider: string, accountId: string) => {
          openOf = accountId;
          return Promise.resolve({ token: 'token', state: 'state', codeChallenge: 'challenge', nonce: 'n' });
        },
        consume: (_provider: string, { state }: CallbackState, accountId: string) =>
          promised(() => {
            if (openOf !== accountId || state !== 'state') throw new OAuthStateUnknown();
            openOf = null;
            return { codeVerifier: 'verifier', nonce: 'n' };
          }),
      } as unknown as OAuthStatesService,
      {
        available: () => ['youtube', 'instagram'],
        deadline: () => deadline,
        of: (provider: string) => ({
          authorizationUrl: (request: object) => {
            asked.push(request);
            return `https://${provider}.example/authorize`;
          },
          exchange: (request: { code: string }, until: AbortSignal) =>
            promised(() => {
              asked.push({ ...request, until });
              if (request.code !== 'code') throw new GrantRefused();
              return { accounts: [provider] };
            }),
        }),
      } as unknown as LinkageClientsService,
    );
  });

  it('is offered by configured providers', () => {
    expect(service.listProviders()).toEqual(['youtube', 'instagram']);
    expect([service.requireProvider('youtube'), service.requireProvider('youtube', 'youtube')]).toEqual([
      ...['youtube', 'youtube'],
    ]);
    for (const name of ['tiktok', 'line', ''])
      expect(() => service.requireProvider(name, 'youtube')).toThrow(LinkageProviderUnknown);
  });

  it('names one provider', () => {
    expect(() => service.requireProvider('youtube', 'instagram')).toThrow(InvalidInput);
  });

  it('begins for the account, and leaves the token to the browser', async () => {
    expect(await service.begin(HANA, 'youtube')).toEqual({
      ...{ authUrl: 'https://youtube.example/authorize', token: 'token' },
    });
    expect(openOf).toBe(HANA);
    expect(asked).toEqual([{ state: 'state', codeChallenge: 'challenge', redirectUri: REDIRECT_URI }]);
  });

  it('is exchanged for a grant, with the proof of the flow and within its deadline', async () => {
    openOf = HANA;
    expect(await service.exchange(HANA, 'youtube', RETURNED)).toEqual({
      ...{ grant: { accounts: ['youtube'] }, deadline },
    });
    expect(asked).toEqual([
      { code: 'code', codeVerifier: 'verifier', redirectUri: REDIRECT_URI, until: deadline },
    ]);
  });

  it('is exchanged once, even if the provider refuses the code', async () => {
    openOf = HANA;
    const exchange = (code: string) => service.exchange(HANA, 'youtube', { ...RETURNED, code });
    await expect(exchange('other')).rejects.toBeInstanceOf(GrantRefused);
    await expect(exchange('code')).rejects.toBeInstanceOf(OAuthStateUnknown);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['in another browser', HANA, 'other'],
    ['by another account', 'account-2', 'state'],
  ])('asks no provider if it was begun %s', async (_what, accountId, state) => {
    openOf = HANA;
    await expect(service.exchange(accountId, 'youtube', { ...RETURNED, state })).rejects.toBeInstanceOf(
      OAuthStateUnknown,
    );
    expect(asked).toEqual([]);
  });
});
