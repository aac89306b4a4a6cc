import { type EntityManager } from 'typeorm';
import { FakeSocialIdentities } from '../../../../test/support/fake-social-identities.js';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { promised } from '../../../../test/support/promised.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type SessionsService } from '../../../security/sessions/sessions.service.js';
import { hashToken } from '../../../security/token-hash.js';
import { type AccountCreationService } from '../../accounts/account-creation.service.js';
import { DisplayIdTaken } from '../../accounts/accounts.errors.js';
import { type DocumentsService } from '../../documents/documents.service.js';
import { type IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { type SocialIdentitiesRepository } from './social-identities.repository.js';
import { SocialSignUpEnded, SocialUserTaken } from './social-login.errors.js';
import { type SocialSignUp } from './social-sign-up.entity.js';
import { type SocialSignUpInput, SocialSignUpService } from './social-sign-up.service.js';
import { type SocialSignUpsRepository } from './social-sign-ups.repository.js';

const FORMER = 'account-1';
const NEW = 'account-2';
const INPUT: SocialSignUpInput = {
  ...{ displayId: 'hana', displayName: 'Hana', userId: 'U1' },
  ...{ authToken: 'auth token', signUpToken: 'sign-up token' },
};

describe('a sign-up with a provider', () => {
  let identities: FakeSocialIdentities;
  /** The verified user of the browser; null without one. */
  let pending: SocialSignUp | null;
  /** What is created, in order. */
  let log: string[];
  /** The account as created. */
  let created: object | null;
  let service: SocialSignUpService;
  beforeEach(() => {
    identities = new FakeSocialIdentities();
    pending = {
      ...{ id: 'sign-up 1', provider: 'line', providerUserId: 'U1', displayName: 'はな' },
      ...{ email: 'hana@line.example', sealedTokens: 'sealed', expiresAt: new Date(), createdAt: new Date() },
      tokenHash: hashToken('sign-up token'),
      authTokenHash: hashToken('auth token'),
    };
    [log, created] = [[], null];
    service = new SocialSignUpService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        findForUpdate: (_tx: EntityManager, _provider: string, tokenHash: Buffer) =>
          Promise.resolve(pending?.tokenHash.equals(tokenHash) ? pending : null),
        delete: (_tx: EntityManager, id: string) => promised(() => void log.push(`end ${id}`)),
      } as unknown as SocialSignUpsRepository,
      identities as unknown as SocialIdentitiesRepository,
      identities as unknown as IdentityOwnerReadModel,
      {
        createOfIdentity: (_tx: EntityManager, account: { displayId: string }) =>
          promised(() => {
            if (account.displayId === 'taken') throw new DisplayIdTaken();
            created = account;
            log.push(`create ${account.displayId}`);
            return NEW;
          }),
      } as unknown as AccountCreationService,
      {
        begin: (_tx: EntityManager, accountId: string) =>
          promised(() => {
            log.push(`begin a session of ${accountId}`);
            return { accountId };
          }),
      } as unknown as SessionsService,
      { termsVersion: '2027-01' } as DocumentsService,
    );
  });

  const complete = (changes: Partial<SocialSignUpInput> = {}) =>
    service.complete('line', { ...INPUT, ...changes }, null);
  const ownedBy = (accountId: string) =>
    identities.rows.set(accountId, {
      ...{ accountId, provider: 'line', providerUserId: 'U1', displayName: 'Former', email: null },
      sealedTokens: null,
    });

  it('creates the account with the name that was entered, its identity and a session', async () => {
    expect(await complete()).toEqual({ accountId: NEW });
    expect(created).toEqual({
      ...{ displayId: 'hana', displayName: 'Hana', language: 'ja', termsVersion: '2027-01' },
      withdrawnId: null,
    });
    expect(identities.rows.get(NEW)).toMatchObject({
      ...{ providerUserId: 'U1', displayName: 'はな', sealedTokens: 'sealed' },
    });
    expect(log).toEqual(['begin', 'create hana', 'end sign-up 1', `begin a session of ${NEW}`, 'commit']);
  });

  it.each<[string, Partial<SocialSignUpInput>]>([
    ['another browser', { signUpToken: 'other' }],
    ['a browser without a verified user', { signUpToken: null }],
    ['a wrong token', { authToken: 'other' }],
    ['another user', { userId: 'U2' }],
  ])('fails for %s', async (_what, changes) => {
    await expect(complete(changes)).rejects.toBeInstanceOf(SocialSignUpEnded);
    expect([log, identities.rows.size]).toEqual([['begin', 'roll back'], 0]);
  });

  it('fails until a token is issued', async () => {
    pending!.authTokenHash = null;
    await expect(complete()).rejects.toBeInstanceOf(SocialSignUpEnded);
  });

  it('fails if the user has an account', async () => {
    ownedBy(FORMER);
    await expect(complete()).rejects.toBeInstanceOf(SocialUserTaken);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('takes over the identity of the user’s deleted account', async () => {
    ownedBy(FORMER);
    identities.states.set(FORMER, 'withdrawn');
    await complete();
    expect([...identities.rows.keys()]).toEqual([NEW]);
    expect(created).toMatchObject({ withdrawnId: FORMER });
  });

  it('stays pending while the display ID is taken', async () => {
    await expect(complete({ displayId: 'taken' })).rejects.toBeInstanceOf(DisplayIdTaken);
    expect(log).toEqual(['begin', 'roll back']);
    await expect(complete()).resolves.toBeDefined();
  });
});
