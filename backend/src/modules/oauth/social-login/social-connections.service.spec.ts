import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeSocialIdentities } from '../../../../test/support/fake-social-identities.js';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { inRequest } from '../../../../test/support/in-request.js';
import { promised } from '../../../../test/support/promised.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type LineTokens } from '../../../providers/line/line.client.js';
import { FreshProofNeeded } from '../../../security/sessions/fresh-proof.errors.js';
import { type SessionsService } from '../../../security/sessions/sessions.service.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { type AccountMailsService, type MailRecipient } from '../../accounts/account-mails.service.js';
import { type AccountsService } from '../../accounts/accounts.service.js';
import { type SocialAuthorizationService } from '../authorization/social-authorization.service.js';
import { type IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { SocialConnectionsService } from './social-connections.service.js';
import { type SocialGrantsService } from './social-grants.service.js';
import { type SocialIdentitiesRepository } from './social-identities.repository.js';
import { LastWayIn, NotConnected, SocialUserTaken } from './social-login.errors.js';

const ME = { accountId: 'account-1', sessionId: 'session-1' };
const OTHER = 'account-2';
const TX = {} as EntityManager;
const RETURNED = { code: 'code', token: 'token', state: 'state' };

describe('the connection with a login provider', () => {
  let identities: FakeSocialIdentities;
  let events: AccountEventsService;
  /** The calls, in order. */
  let log: string[];
  let isFresh: boolean;
  /** How the owner can log in otherwise. */
  let account: { email: string | null; hasPassword: boolean };
  let service: SocialConnectionsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    identities = new FakeSocialIdentities();
    events = new AccountEventsService();
    [log, isFresh, account] = [[], true, { email: 'hana@a.example', hasPassword: true }];
    service = new SocialConnectionsService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        verify: () =>
          promised(() => {
            log.push('verify');
            return {
              identity: { userId: 'U1', displayName: 'Hana', email: null },
              tokens: { accessToken: 'new' },
            };
          }),
      } as unknown as SocialAuthorizationService,
      {
        seal: ({ accessToken }: LineTokens) => `sealed ${accessToken}`,
        release: (_tx: EntityManager, sealed: string, how: string) =>
          promised(() => void log.push(`${how} ${sealed}`)),
        discard: ({ accessToken }: LineTokens) => promised(() => void log.push(`discard ${accessToken}`)),
      } as unknown as SocialGrantsService,
      identities as unknown as SocialIdentitiesRepository,
      identities as unknown as IdentityOwnerReadModel,
      {
        lock: () => Promise.resolve({ email: account.email, displayName: 'Hana', language: 'ja' }),
        getOwn: () => Promise.resolve(account),
      } as unknown as AccountsService,
      {
        postProviderConnected: (_tx: EntityManager, { email, language }: MailRecipient, provider: string) =>
          promised(() => void log.push(`mail ${email} in ${language} about ${provider}`)),
      } as unknown as AccountMailsService,
      {
        requireFreshProof: () =>
          promised(() => {
            if (!isFresh) throw new FreshProofNeeded();
          }),
      } as unknown as SessionsService,
      events,
    );
    service.onModuleInit();
  });

  const connected = (accountId: string, providerUserId: string, sealedTokens: string | null = 'sealed old') =>
    identities.rows.set(accountId, {
      ...{ accountId, provider: 'line', providerUserId, displayName: 'Former', email: null, sealedTokens },
    });
  const connect = () => service.connect(ME, 'line', RETURNED);
  /** The accounts with a connection, each with the user. */
  const users = () => [...identities.rows].map(([id, { providerUserId }]) => [id, providerUserId]);

  describe('is made', () => {
    it('with a mail to the owner', async () => {
      expect(await connect()).toBe(account);
      expect(identities.rows.get(ME.accountId)).toMatchObject({
        ...{ providerUserId: 'U1', displayName: 'Hana', sealedTokens: 'sealed new' },
      });
      expect(log).toEqual(['verify', 'begin', 'mail hana@a.example in ja about LINE', 'commit']);
    });

    it('with a mail in the language of the request', async () => {
      await inRequest({ language: 'en' }, connect);
      expect(log).toContain('mail hana@a.example in en about LINE');
    });

    it('only with a recent proof, before the code is used', async () => {
      isFresh = false;
      await expect(connect()).rejects.toBeInstanceOf(FreshProofNeeded);
      expect([log, users()]).toEqual([[], []]);
    });

    it('instead of one with another user, whose consent is revoked', async () => {
      connected(ME.accountId, 'U2');
      await connect();
      expect(users()).toEqual([[ME.accountId, 'U1']]);
      expect(log).toContain('deauthorise sealed old');
    });

    it('again with the same user, without a mail and without revoking the consent', async () => {
      connected(ME.accountId, 'U1');
      await connect();
      expect(identities.rows.get(ME.accountId)).toMatchObject({
        ...{ displayName: 'Hana', sealedTokens: 'sealed new' },
      });
      expect(log).toEqual(['verify', 'begin', 'commit']);
    });

    it.each<[string, () => void]>([
      ['another account', () => undefined],
      ['a suspended account', () => identities.states.set(OTHER, 'suspended')],
    ])('unless the user has %s', async (_what, happen) => {
      connected(OTHER, 'U1');
      connected(ME.accountId, 'U2');
      happen();
      await expect(connect()).rejects.toBeInstanceOf(SocialUserTaken);
      expect(users()).toEqual([
        [OTHER, 'U1'],
        [ME.accountId, 'U2'],
      ]);
      expect(log).toEqual(['verify', 'begin', 'roll back', 'discard new']);
    });

    it('with the user of a deleted account', async () => {
      connected(OTHER, 'U1', null);
      identities.states.set(OTHER, 'withdrawn');
      await connect();
      expect(users()).toEqual([[ME.accountId, 'U1']]);
    });
  });

  describe('is ended', () => {
    it('by its owner, and the consent revoked', async () => {
      connected(ME.accountId, 'U1');
      await service.disconnect(ME.accountId, 'line');
      expect([users(), log]).toEqual([[], ['begin', 'deauthorise sealed old', 'commit']]);
    });

    it('without a consent that was revoked before', async () => {
      connected(ME.accountId, 'U1', null);
      await service.disconnect(ME.accountId, 'line');
      expect([users(), log]).toEqual([[], ['begin', 'commit']]);
    });

    it('only if there is one', async () => {
      connected(OTHER, 'U1');
      await expect(service.disconnect(ME.accountId, 'line')).rejects.toBeInstanceOf(NotConnected);
      expect([users(), log]).toEqual([[[OTHER, 'U1']], ['begin', 'roll back']]);
    });

    it.each<[string, Partial<typeof account>]>([
      ['an address', { email: null }],
      ['a password', { hasPassword: false }],
    ])('only if the owner can log in otherwise, which needs %s', async (_what, lack) => {
      connected(ME.accountId, 'U1');
      account = { ...account, ...lack };
      await expect(service.disconnect(ME.accountId, 'line')).rejects.toBeInstanceOf(LastWayIn);
      expect(log.at(-1)).toBe('roll back');
    });

    it('when the owner recovers the account', async () => {
      connected(ME.accountId, 'U1');
      connected(OTHER, 'U2');
      await events.recovered(TX, ME.accountId, null);
      expect([users(), log]).toEqual([[[OTHER, 'U2']], ['deauthorise sealed old']]);
    });
  });
});
