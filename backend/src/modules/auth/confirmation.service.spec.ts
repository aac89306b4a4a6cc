import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { LoginLocked } from '../../security/login-lock/login-lock.errors.js';
import { type LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountReadModel } from '../accounts/account.read-model.js';
import { EmailNeeded } from '../accounts/accounts.errors.js';
import { type OwnerCodesService } from '../accounts/owner-codes.service.js';
import { type EnteredPassword, type PasswordAttemptsService } from '../accounts/password-attempts.service.js';
import { WrongPassword } from './auth.errors.js';
import { ConfirmationService } from './confirmation.service.js';

const ME = { accountId: 'account-1', sessionId: 'session-1' };

describe('a confirmation of the identity', () => {
  let account: { email: string | null; hasPassword: boolean };
  let isLocked: boolean;
  /** Whether the flow is still open. */
  let isOpen: boolean;
  /** The calls, in order. */
  let log: string[];
  let service: ConfirmationService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    account = { email: 'Hana@a.example', hasPassword: true };
    [isLocked, isOpen, log] = [false, true, []];
    const note = (what: string) => promised(() => void log.push(what));
    service = new ConfirmationService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        compare: ({ emailKey, password, knownDevice }: EnteredPassword, ownerId: string) =>
          promised(() => {
            if (isLocked) throw new LoginLocked(60);
            log.push(`compare for ${emailKey} of ${ownerId} in ${knownDevice}`);
            return { loginTry: 'try', account: password === 'right' ? { id: ownerId } : null };
          }),
      } as unknown as PasswordAttemptsService,
      {
        fail: (_try: object, reason: string) => void log.push(`count ${reason}`),
        forgive: () => note('forgive'),
      } as unknown as LoginLockService,
      {
        finish: () =>
          promised(() => {
            if (!isOpen) throw new FlowEnded();
            log.push('finish the flow');
          }),
      } as unknown as FlowsService,
      {
        send: (purpose: string, _account: object, to: string, token: string | null) =>
          promised(() => {
            log.push(`mail the code of ${purpose} to ${to}`);
            return token ?? 'new token';
          }),
        enter: (_purpose: string, _accountId: string, _token: string | null, code: string) =>
          promised(() => {
            if (code !== 'right') throw new InvalidCode();
            return {};
          }),
      } as unknown as OwnerCodesService,
      {
        prove: (sessionId: string, tx?: EntityManager) =>
          note(`prove ${sessionId} ${tx ? 'within' : 'alone'}`),
      } as unknown as SessionsService,
      { getOwn: () => Promise.resolve(account) } as unknown as AccountReadModel,
    );
  });

  describe('by password', () => {
    const confirm = (password: string) => service.byPassword(ME, password, 'device');

    it('proves the session, and resets the count of wrong ones', async () => {
      await confirm('right');
      expect(log).toEqual([
        `compare for hana@a.example of ${ME.accountId} in device`,
        ...['forgive', `prove ${ME.sessionId} alone`],
      ]);
    });

    it('fails with a wrong one, which counts towards the lock', async () => {
      await expect(confirm('wrong')).rejects.toBeInstanceOf(WrongPassword);
      expect(log.slice(1)).toEqual(['count wrong-credentials']);
    });

    it('fails while logins are locked, even with the right one', async () => {
      isLocked = true;
      await expect(confirm('right')).rejects.toBeInstanceOf(LoginLocked);
      expect(log).toEqual([]);
    });

    it('fails without an address', async () => {
      account.email = null;
      await expect(confirm('right')).rejects.toBeInstanceOf(WrongPassword);
      expect(log).toEqual([]);
    });
  });

  describe('by code', () => {
    beforeEach(() => {
      account.hasPassword = false;
    });

    it('begins with a mail to the address', async () => {
      expect(await service.begin(ME.accountId, null)).toBe('new token');
      expect(await service.begin(ME.accountId, 'token')).toBe('token');
      expect(log).toEqual(Array(2).fill('mail the code of confirm-identity to Hana@a.example'));
    });

    it('is refused if the account has a password', async () => {
      account = { email: null, hasPassword: true };
      await expect(service.begin(ME.accountId, null)).rejects.toMatchObject({
        entries: [{ field: 'password', code: 'required' }],
      });
      expect(log).toEqual([]);
    });

    it('needs an address', async () => {
      account.email = null;
      await expect(service.begin(ME.accountId, null)).rejects.toBeInstanceOf(EmailNeeded);
      expect(log).toEqual([]);
    });

    it('proves the session, in the transaction that uses up the code', async () => {
      await service.byCode(ME, 'token', 'right');
      expect(log).toEqual(['begin', 'finish the flow', `prove ${ME.sessionId} within`, 'commit']);
    });

    it('fails with a wrong one', async () => {
      await expect(service.byCode(ME, 'token', 'wrong')).rejects.toBeInstanceOf(InvalidCode);
      expect(log).toEqual([]);
    });

    it('works once if called concurrently', async () => {
      isOpen = false;
      await expect(service.byCode(ME, 'token', 'right')).rejects.toBeInstanceOf(FlowEnded);
      expect(log).toEqual(['begin', 'roll back']);
    });
  });
});
