import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeCodeFlows, FakeCodeRequests } from '../../../test/support/fake-code-flows.js';
import { FakePasswords } from '../../../test/support/fake-passwords.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type PasswordsService } from '../../security/passwords/passwords.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountEventsService } from './account-events.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { type AccountReadModel } from './account.read-model.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type CodeEntryService } from './code-entry.service.js';
import { PasswordResetService } from './password-reset.service.js';

const HANA = 'hana@example.com';
const UNKNOWN = 'unknown@example.com';
const ACCOUNT: AccountContact = {
  ...{ id: 'account-1', displayName: 'Hana', email: 'Hana@example.com', emailKey: HANA, language: 'en' },
  timeZone: 'Asia/Tokyo',
};

describe('resetting a password', () => {
  let flows: FakeCodeFlows;
  let requests: FakeCodeRequests;
  /** The calls, in order. */
  let log: string[];
  /** Whether the account still exists. */
  let exists: boolean;
  /** Runs while the password is hashed, like a concurrent request. */
  let meanwhile: () => void;
  let service: PasswordResetService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    flows = new FakeCodeFlows();
    requests = new FakeCodeRequests();
    [log, exists, meanwhile] = [[], true, () => undefined];
    const note = (what: string) => promised(() => void log.push(what));
    const accountIf = (matches: boolean) => Promise.resolve(exists && matches ? ACCOUNT : null);
    service = new PasswordResetService(
      new FakeTransactions(log) as unknown as TransactionsService,
      flows as unknown as FlowsService,
      requests as unknown as CodeRequestsService,
      flows as unknown as CodeEntryService,
      new FakePasswords(() => meanwhile()) as unknown as PasswordsService,
      {
        endOthers: (accountId: string, except: string | null) =>
          note(`end the sessions of ${accountId} except ${except}`),
      } as unknown as SessionsService,
      { unlock: (emailKey: string) => note(`unlock ${emailKey}`) } as unknown as LoginLockService,
      {
        findOwnerOf: (emailKey: string) => Promise.resolve(exists && emailKey === HANA ? ACCOUNT.id : null),
        findContactByEmail: (_tx: EntityManager, emailKey: string) => accountIf(emailKey === HANA),
        findContactForUpdate: (_tx: EntityManager, id: string) => accountIf(id === ACCOUNT.id),
        setPassword: (_tx: EntityManager, _id: string, hash: string) => note(`set ${hash}`),
      } as unknown as AccountsRepository,
      {
        find: ({ accountId }: { accountId: string }) => accountIf(accountId === ACCOUNT.id),
      } as unknown as AccountReadModel,
      {
        recovered: (_tx: EntityManager, accountId: string) => note(`disconnect providers of ${accountId}`),
      } as unknown as AccountEventsService,
      {
        postCode: (_tx: EntityManager, to: MailRecipient, _kind: string, code: string) =>
          note(`mail ${code} to ${to.email} in ${to.language} and ${to.timeZone}`),
        postPasswordChanged: (_tx: EntityManager, { email, language }: MailRecipient) =>
          note(`mail the change to ${email} in ${language}`),
      } as unknown as AccountMailsService,
    );
  });

  const mails = () => log.filter((each) => each.startsWith('mail'));

  describe('begins', () => {
    it('with a code to the confirmed address, ignoring case', async () => {
      const token = await service.begin('HANA@example.com', null);
      expect(mails()).toEqual(['mail code 1 to Hana@example.com in ja and Asia/Tokyo']);
      expect(await flows.find('reset-password', token)).toMatchObject({ accountId: ACCOUNT.id });
      expect(requests.asked).toEqual([`${HANA} ${ACCOUNT.id}`]);
    });

    it('for an unknown address as well, but with a mail to nobody', async () => {
      const token = await service.begin(UNKNOWN, null);
      expect(mails()).toEqual(['mail code 1 to null in ja and undefined']);
      expect(await flows.find('reset-password', token)).toMatchObject({ accountId: null });
    });

    it('again in the same flow, without a mail if none may be sent', async () => {
      const token = await service.begin(HANA, null);
      expect(await service.begin(HANA, token)).toBe(token);
      requests.mailAllowed = false;
      expect(await service.begin(HANA, token)).toBe(token);
      expect(mails()).toHaveLength(2);
    });
  });

  describe('accepts the code', () => {
    it('once, for a flow that may set the password and has no code', async () => {
      const token = await service.begin(HANA, null);
      const next = await service.checkCode(token, 'code 1');
      expect(flows.flows.get(next)).toMatchObject({
        purpose: 'set-password',
        accountId: ACCOUNT.id,
        code: null,
      });
      await expect(service.checkCode(token, 'code 1')).rejects.toBeInstanceOf(FlowEnded);
    });

    it('but rejects a guessed one for an unknown address', async () => {
      const token = await service.begin(UNKNOWN, null);
      await expect(service.checkCode(token, 'code 1')).rejects.toBeInstanceOf(InvalidCode);
      expect([...flows.flows.values()].map(({ purpose }) => purpose)).toEqual(['reset-password']);
    });
  });

  describe('sets the password', () => {
    /** Begins a reset, enters the code, and returns the token. */
    const enterCode = async () => {
      const token = await service.checkCode(await service.begin(HANA, null), 'code 1');
      log.length = 0;
      return token;
    };

    it('and ends all sessions and flows, and the lock', async () => {
      const token = await enterCode();
      await service.begin(HANA, null);
      log.length = 0;
      await service.setPassword(token, { password: 'strong' });
      expect(log).toEqual([
        'begin',
        'set hash of strong',
        `end the sessions of ${ACCOUNT.id} except null`,
        `unlock ${HANA}`,
        'mail the change to Hana@example.com in ja',
        'commit',
      ]);
      expect(flows.flows.size).toBe(0);
    });

    it('and disconnects login providers on request', async () => {
      await service.setPassword(await enterCode(), { password: 'strong', disconnectSocialLogins: true });
      expect(log).toContain(`disconnect providers of ${ACCOUNT.id}`);
    });

    it('only once', async () => {
      const token = await enterCode();
      await service.setPassword(token, { password: 'strong' });
      await expect(service.setPassword(token, { password: 'strong' })).rejects.toBeInstanceOf(FlowEnded);
    });

    it('only once if called concurrently', async () => {
      const token = await enterCode();
      meanwhile = () => flows.flows.clear();
      await expect(service.setPassword(token, { password: 'strong' })).rejects.toBeInstanceOf(FlowEnded);
      expect(log).toEqual(['begin', 'roll back']);
    });

    it('only after the code was entered', async () => {
      const token = await service.begin(HANA, null);
      for (const each of [null, token])
        await expect(service.setPassword(each, { password: 'strong' })).rejects.toBeInstanceOf(FlowEnded);
    });

    it('only of an existing account', async () => {
      const token = await enterCode();
      meanwhile = () => (exists = false);
      await expect(service.setPassword(token, { password: 'strong' })).rejects.toBeInstanceOf(FlowEnded);
      await expect(service.setPassword(token, { password: 'strong' })).rejects.toBeInstanceOf(FlowEnded);
      expect(log).toEqual(['begin', 'roll back']);
    });

    it('unless it is weak, but then accepts another one', async () => {
      const token = await enterCode();
      await expect(service.setPassword(token, { password: 'weak' })).rejects.toBeInstanceOf(InvalidInput);
      await service.setPassword(token, { password: 'strong' });
      expect(log).toContain('set hash of strong');
    });
  });
});
