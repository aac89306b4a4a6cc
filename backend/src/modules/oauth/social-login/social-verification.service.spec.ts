import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeSocialIdentities } from '../../../../test/support/fake-social-identities.js';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { promised } from '../../../../test/support/promised.js';
import { type AppConfig } from '../../../config/app-config.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type LineTokens } from '../../../providers/line/line.client.js';
import { hashToken } from '../../../security/token-hash.js';
import { type SocialAuthorizationService } from '../authorization/social-authorization.service.js';
import { type IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { type SocialGrantsService } from './social-grants.service.js';
import { SocialSignUpEnded, SocialUserTaken } from './social-login.errors.js';
import { type SocialSignUpData, type SocialSignUpsRepository } from './social-sign-ups.repository.js';
import { SocialVerificationService } from './social-verification.service.js';

const HANA = 'account-1';
const RETURNED = { code: 'code', token: 'token', state: 'state' };
const NOW = Date.parse('2027-01-28T09:00:00Z');
const GRANT = {
  identity: { userId: 'U1', displayName: 'Hana', email: null },
  tokens: { accessToken: 'new', refreshToken: null },
};

describe('the verified user of a sign-up', () => {
  let identities: FakeSocialIdentities;
  let signUps: SocialSignUpData[];
  let log: string[];
  let service: SocialVerificationService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    identities = new FakeSocialIdentities();
    [signUps, log] = [[], []];
    service = new SocialVerificationService(
      { flows: { tokenTtlS: 3600 } } as AppConfig,
      new FakeTransactions(log) as unknown as TransactionsService,
      { verify: () => Promise.resolve(GRANT) } as unknown as SocialAuthorizationService,
      {
        seal: ({ accessToken }: LineTokens) => `sealed ${accessToken}`,
        discard: ({ accessToken }: LineTokens) => promised(() => void log.push(`discard ${accessToken}`)),
      } as unknown as SocialGrantsService,
      identities as unknown as IdentityOwnerReadModel,
      {
        insert: (_tx: EntityManager, signUp: SocialSignUpData) => promised(() => void signUps.push(signUp)),
        renewAuthToken: (_provider: string, tokenHash: Buffer, authTokenHash: Buffer) => {
          const signUp = signUps.find((each) => each.tokenHash.equals(tokenHash));
          if (signUp) signUp.authTokenHash = authTokenHash;
          return Promise.resolve(signUp ?? null);
        },
      } as unknown as SocialSignUpsRepository,
    );
  });
  afterEach(() => jest.useRealTimers());

  const hasAccount = (state?: 'suspended' | 'withdrawn') => {
    identities.rows.set(HANA, {
      ...{ accountId: HANA, provider: 'line', providerUserId: 'U1', displayName: 'Hana', email: null },
      sealedTokens: null,
    });
    if (state) identities.states.set(HANA, state);
  };
  const identify = (unique = true) => service.identify('line', RETURNED, { unique });
  const recall = (signUpToken: string | null, unique = true) =>
    service.recall('line', signUpToken, { unique });

  it('is kept for the browser, with a token to complete the sign-up', async () => {
    const { signUpToken, authToken, ...user } = await identify();
    expect(user).toEqual({ userId: 'U1', displayName: 'Hana', registered: false });
    expect(signUps).toEqual([
      expect.objectContaining({
        tokenHash: hashToken(signUpToken),
        authTokenHash: hashToken(authToken),
        sealedTokens: 'sealed new',
        expiresAt: new Date(NOW + 3600_000),
      }),
    ]);
  });

  it('is kept after a login without such a token', async () => {
    const { signUpToken } = await service.keep('line', GRANT);
    expect(signUps).toEqual([
      expect.objectContaining({ tokenHash: hashToken(signUpToken), authTokenHash: null }),
    ]);
  });

  it.each<[string, 'suspended' | undefined]>([
    ['an account', undefined],
    ['a suspended account', 'suspended'],
  ])('has the token revoked if they must be new and have %s', async (_what, state) => {
    hasAccount(state);
    await expect(identify()).rejects.toBeInstanceOf(SocialUserTaken);
    expect([log, signUps]).toEqual([['discard new'], []]);
  });

  it('may have an account if they need not be new', async () => {
    hasAccount();
    expect(await identify(false)).toMatchObject({ registered: true });
    expect(signUps).toHaveLength(1);
  });

  it('is new after a withdrawal', async () => {
    hasAccount('withdrawn');
    expect(await identify()).toMatchObject({ registered: false });
  });

  describe('is recalled', () => {
    it('with another token, which replaces the first', async () => {
      const { signUpToken, authToken } = await identify();
      const recalled = await recall(signUpToken);
      expect(recalled).toMatchObject({ signUpToken, userId: 'U1', displayName: 'Hana', registered: false });
      expect(recalled.authToken).not.toBe(authToken);
      expect(signUps.map(({ authTokenHash }) => authTokenHash)).toEqual([hashToken(recalled.authToken)]);
    });

    it('only in the same browser', async () => {
      await identify();
      for (const token of [null, 'other'])
        await expect(recall(token)).rejects.toBeInstanceOf(SocialSignUpEnded);
    });

    it('unless they must be new and have an account meanwhile', async () => {
      const { signUpToken } = await identify();
      hasAccount();
      await expect(recall(signUpToken)).rejects.toBeInstanceOf(SocialUserTaken);
      expect(await recall(signUpToken, false)).toMatchObject({ registered: true });
    });
  });
});
