import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakePasswords } from '../../../test/support/fake-passwords.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput, NotSignedIn } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type PasswordsService } from '../../security/passwords/passwords.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { type AccountReadModel, type AccountView } from './account.read-model.js';
import { EmailNeeded } from './accounts.errors.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type OwnerCodesService } from './owner-codes.service.js';
import { PasswordChangeService } from './password-change.service.js';

const EMAIL = 'hana@example.com';
const ME = { accountId: 'account-1', sessionId: 'session-1' };
const CONTACT: AccountContact = {
  ...{ id: ME.accountId, displayName: 'Hana', email: EMAIL, emailKey: EMAIL, language: 'ja' },
  timeZone: 'Asia/Tokyo',
};

describe('changing the password', () => {
  /** The calls, in order. */
  let log: string[];
  let email: string | null;
  /** Whether the account still exists. */
  let exists: boolean;
  /** Whether the flow is still open. */
  let isOpen: boolean;
  /** Runs while the password is hashed, like a concurrent request. */
  let meanwhile: () => void;
  let service: PasswordChangeService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, email, exists, isOpen, meanwhile] = [[], EMAIL, true, true, () => undefined];
    const note = (what: string) => promised(() => void log.push(what));
    service = new PasswordChangeService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        finish: () =>
          promised(() => {
            if (!isOpen) throw new FlowEnded();
            log.push('finish the flow');
          }),
        endAllOf: (_tx: EntityManager, accountId: string) => note(`end the flows of ${accountId}`),
      } as unknown as FlowsService,
      {
        send: (purpose: string, { id }: AccountView, to: string, token: string | null) => {
          log.push(`mail the code of ${purpose} to ${to}`);
          return Promise.resolve(token ?? `token of ${id}`);
        },
        enter: (_purpose: string, _accountId: string, _token: string | null, code: string) =>
          promised(() => {
            log.push(`enter ${code}`);
            if (code !== 'right') throw new InvalidCode();
            return { language: 'en' };
          }),
      } as unknown as OwnerCodesService,
      new FakePasswords(() => meanwhile()) as unknown as PasswordsService,
      {
        endOthers: (accountId: string, except: string | null) =>
          note(`end the sessions of ${accountId} except ${except}`),
      } as unknown as SessionsService,
      {
        findContactForUpdate: () => Promise.resolve(exists ? CONTACT : null),
        setPassword: (_tx: EntityManager, id: string, hash: string) => note(`set the ${hash} for ${id}`),
      } as unknown as AccountsRepository,
      {
        getOwn: (id: string) => Promise.resolve({ id, displayName: 'Hana', email }),
      } as unknown as AccountReadModel,
      {
        postPasswordChanged: (_tx: EntityManager, to: MailRecipient) =>
          note(`mail the change to ${to.email} in ${to.language}`),
      } as unknown as AccountMailsService,
    );
  });

  describe('begins', () => {
    it('with a code to the confirmed address', async () => {
      expect(await service.begin(ME.accountId, 'strong', null)).toBe('token of account-1');
      expect(await service.begin(ME.accountId, 'strong', 'token 1')).toBe('token 1');
      expect(log).toEqual(Array(2).fill(`mail the code of change-password to ${EMAIL}`));
    });

    it('only with an address', async () => {
      email = null;
      await expect(service.begin(ME.accountId, 'strong', null)).rejects.toBeInstanceOf(EmailNeeded);
      expect(log).toEqual([]);
    });

    it('only with a strong password', async () => {
      await expect(service.begin(ME.accountId, 'weak', null)).rejects.toBeInstanceOf(InvalidInput);
      expect(log).toEqual([]);
    });
  });

  describe('is completed', () => {
    const complete = (code = 'right', password = 'strong') =>
      service.complete(ME, 'token 1', { code, password });

    it('and ends the other sessions and all flows', async () => {
      await complete();
      expect(log).toEqual([
        'enter right',
        'begin',
        'finish the flow',
        'set the hash of strong for account-1',
        'end the sessions of account-1 except session-1',
        'end the flows of account-1',
        `mail the change to ${EMAIL} in en`,
        'commit',
      ]);
    });

    it('not with a weak password, which uses up no code', async () => {
      await expect(complete('right', 'weak')).rejects.toBeInstanceOf(InvalidInput);
      expect(log).toEqual([]);
    });

    it('not with a wrong code', async () => {
      await expect(complete('wrong')).rejects.toBeInstanceOf(InvalidCode);
      expect(log).toEqual(['enter wrong']);
    });

    it.each<[string, () => void, new () => Error]>([
      ['only once if called concurrently', () => (isOpen = false), FlowEnded],
      ['only for an existing account', () => (exists = false), NotSignedIn],
    ])('%s', async (_what, happens, error) => {
      meanwhile = happens;
      await expect(complete()).rejects.toBeInstanceOf(error);
      expect(log).toEqual(['enter right', 'begin', 'roll back']);
    });
  });
});
