import { inRequest } from '../../../../test/support/in-request.js';
import { promised } from '../../../../test/support/promised.js';
import { type AppConfig } from '../../../config/app-config.js';
import {
  type LineAuthorization,
  type LineClient,
  type LineCode,
} from '../../../providers/line/line.client.js';
import { GrantRefused } from '../../../providers/provider.errors.js';
import { OAuthStateUnknown, SocialProviderUnknown } from './authorization.errors.js';
import { type OAuthStatesService } from './oauth-states.service.js';
import { SocialAuthorizationService } from './social-authorization.service.js';

const RETURNED = { code: 'code', token: 'token', state: 'state' };
const REDIRECT_URI = 'https://hitohira.example/login/line';

describe('an authorization for a login', () => {
  /** Whether the provider is configured. */
  let isConfigured: boolean;
  /** Whether the flow is open. */
  let isOpen: boolean;
  /** What the provider is asked. */
  let asked: (LineAuthorization | LineCode)[];
  let service: SocialAuthorizationService;
  beforeEach(() => {
    [isConfigured, isOpen, asked] = [true, true, []];
    service = new SocialAuthorizationService(
      { publicUrl: 'https://hitohira.example' } as AppConfig,
      {
        begin: () =>
          Promise.resolve({ token: 'token', state: 'state', nonce: 'nonce', codeChallenge: 'challenge' }),
        consume: () =>
          promised(() => {
            if (!isOpen) throw new OAuthStateUnknown();
            isOpen = false;
            return { codeVerifier: 'verifier', nonce: 'nonce' };
          }),
      } as unknown as OAuthStatesService,
      {
        get isConfigured() {
          return isConfigured;
        },
        authorizeUrl: (authorization: LineAuthorization) => {
          asked.push(authorization);
          return 'https://line.example/authorize';
        },
        exchange: (code: LineCode) =>
          promised(() => {
            asked.push(code);
            if (code.code !== 'code') throw new GrantRefused();
            return { identity: { userId: 'U1' } };
          }),
      } as unknown as LineClient,
    );
  });

  it('is offered by configured providers', () => {
    expect([service.listProviders(), service.requireProvider('line')]).toEqual([['line'], 'line']);
    expect(() => service.requireProvider('youtube')).toThrow(SocialProviderUnknown);
    isConfigured = false;
    expect(service.listProviders()).toEqual([]);
    expect(() => service.requireProvider('line')).toThrow(SocialProviderUnknown);
  });

  it('begins in the language of the request, and leaves the token to the browser', async () => {
    expect(await inRequest({ language: 'en' }, () => service.begin('line'))).toEqual({
      ...{ authUrl: 'https://line.example/authorize', token: 'token' },
    });
    expect(asked).toEqual([
      {
        ...{ state: 'state', nonce: 'nonce', codeChallenge: 'challenge', language: 'en' },
        redirectUri: REDIRECT_URI,
      },
    ]);
  });

  it('is verified with the proof of the flow', async () => {
    expect(await service.verify('line', RETURNED)).toMatchObject({ identity: { userId: 'U1' } });
    expect(asked).toEqual([
      { code: 'code', codeVerifier: 'verifier', nonce: 'nonce', redirectUri: REDIRECT_URI },
    ]);
  });

  it('is verified once, even if the provider refuses the code', async () => {
    await expect(service.verify('line', { ...RETURNED, code: 'other' })).rejects.toBeInstanceOf(GrantRefused);
    await expect(service.verify('line', RETURNED)).rejects.toBeInstanceOf(OAuthStateUnknown);
    expect(asked).toHaveLength(1);
  });
});
