import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeSocialIdentities } from '../../../../test/support/fake-social-identities.js';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { promised } from '../../../../test/support/promised.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type LineGrant, type LineTokens } from '../../../providers/line/line.client.js';
import { AccountSuspended } from '../../accounts/accounts.errors.js';
import { type SocialAuthorizationService } from '../authorization/social-authorization.service.js';
import { type IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { type SocialGrantsService } from './social-grants.service.js';
import { type SocialIdentitiesRepository } from './social-identities.repository.js';
import { SocialUserUnknown } from './social-login.errors.js';
import { SocialLoginService } from './social-login.service.js';
import { type SocialSessionsService } from './social-sessions.service.js';
import { type SocialVerificationService } from './social-verification.service.js';

const HANA = 'account-1';
const RETURNED = { code: 'code', token: 'token', state: 'state' };
const DEVICE = { knownDevice: null, userAgent: null };

describe('a login with a provider', () => {
  let identities: FakeSocialIdentities;
  let log: string[];
  /** Runs while the login begins its transaction, like a concurrent request. */
  let meanwhile: () => void;
  let service: SocialLoginService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    identities = new FakeSocialIdentities();
    identities.rows.set(HANA, {
      ...{ accountId: HANA, provider: 'line', providerUserId: 'U1', displayName: 'Former', email: null },
      sealedTokens: 'sealed old',
    });
    [log, meanwhile] = [[], () => undefined];
    service = new SocialLoginService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        verify: () =>
          Promise.resolve({
            identity: { userId: 'U1', displayName: 'Hana', email: null },
            tokens: { accessToken: 'new' },
          }),
      } as unknown as SocialAuthorizationService,
      {
        keep: (_provider: string, { identity }: LineGrant) =>
          promised(() => {
            log.push(`keep ${identity.userId}`);
            return { signUpToken: 'sign-up token' };
          }),
      } as unknown as SocialVerificationService,
      {
        seal: ({ accessToken }: LineTokens) => {
          meanwhile();
          return `sealed ${accessToken}`;
        },
        discard: ({ accessToken }: LineTokens) => promised(() => void log.push(`discard ${accessToken}`)),
      } as unknown as SocialGrantsService,
      identities as unknown as SocialIdentitiesRepository,
      identities as unknown as IdentityOwnerReadModel,
      {
        begin: (_tx: EntityManager, accountId: string) =>
          promised(() => {
            log.push(`begin a session of ${accountId}`);
            return { accountId };
          }),
      } as unknown as SocialSessionsService,
    );
  });

  const logIn = () => service.logIn('line', RETURNED, DEVICE);

  it('begins a session, and keeps the new name and tokens', async () => {
    expect(await logIn()).toEqual({ tokens: { accountId: HANA } });
    expect(identities.rows.get(HANA)).toMatchObject({ displayName: 'Hana', sealedTokens: 'sealed new' });
    expect(log).toEqual(['begin', `begin a session of ${HANA}`, 'commit']);
  });

  it.each<[string, () => void]>([
    ['without an account', () => identities.rows.clear()],
    ['of a deleted account', () => identities.states.set(HANA, 'withdrawn')],
  ])('begins the sign-up of a user %s', async (_what, happen) => {
    happen();
    expect(await logIn()).toEqual({ signUpToken: 'sign-up token' });
    expect(log).toEqual(['keep U1']);
  });

  it('fails for a suspended account, whose tokens stay while the new ones are discarded', async () => {
    identities.states.set(HANA, 'suspended');
    await expect(logIn()).rejects.toBeInstanceOf(AccountSuspended);
    expect([identities.rows.get(HANA)?.sealedTokens, log]).toEqual(['sealed old', ['discard new']]);
  });

  it('fails if the account was disconnected meanwhile, and discards the tokens', async () => {
    meanwhile = () => identities.rows.clear();
    await expect(logIn()).rejects.toBeInstanceOf(SocialUserUnknown);
    expect(log).toEqual(['begin', 'commit', 'discard new']);
  });
});
