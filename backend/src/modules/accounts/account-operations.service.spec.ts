import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountOperationsService } from './account-operations.service.js';
import { type AccountReference } from './account-reference.js';
import { type AccountReadModel } from './account.read-model.js';
import { AccountBeingErased, AccountNotFound, EmailTaken } from './accounts.errors.js';
import { type AccountsRepository, type OperatedAccount } from './accounts.repository.js';
import { type OperatedAccountReadModel } from './operated-account.read-model.js';
import { type OperatorReportsService, type ReportedAction } from './operator-reports.service.js';
import { type RestorationsRepository } from './restorations.repository.js';
import { type WithdrawalService } from './withdrawal.service.js';

const HANA = 'account-1';
const ACTING = { operator: 'taro', reason: 'Spam' };
const TX = {} as EntityManager;

describe('an operator', () => {
  /** The account; null without one. */
  let account: OperatedAccount | null;
  /** Whether another account has confirmed the address. */
  let isTaken: boolean;
  /** Whether the owner can restore the withdrawn account. */
  let isRestorable: boolean;
  /** The calls, in order. */
  let log: string[];
  let service: AccountOperationsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    account = {
      ...{
        id: HANA,
        displayName: 'Hana',
        email: 'Hana@a.example',
        emailKey: 'hana@a.example',
        language: 'ja',
        timeZone: 'Asia/Tokyo',
      },
      ...{ suspendedAt: null, withdrawnAt: null, erasingSince: null },
    };
    [isTaken, isRestorable, log] = [false, false, []];
    const note = (what: string) => promised(() => void log.push(what));
    service = new AccountOperationsService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        findOperatedForUpdate: () => Promise.resolve(account),
        findIdByEmail: (emailKey: string) =>
          Promise.resolve(emailKey === account?.email?.toLowerCase() ? 'hana' : null),
        setSuspended: (_tx: EntityManager, _id: string, suspended: boolean) =>
          note(suspended ? 'suspend' : 'lift the suspension'),
        restore: (_tx: EntityManager, _id: string, emailKey: string | null) =>
          promised(() => {
            if (isTaken) throw new EmailTaken();
            log.push(`restore with ${emailKey}`);
          }),
      } as unknown as AccountsRepository,
      {} as AccountReadModel,
      {
        find: (reference: AccountReference) =>
          Promise.resolve('displayId' in reference && reference.displayId === 'hana' ? account : null),
      } as unknown as OperatedAccountReadModel,
      {
        voidOf: () => note('void the restoration'),
        isOpen: () => Promise.resolve(isRestorable),
      } as unknown as RestorationsRepository,
      {
        endOthers: (_id: string, except: string | null) => note(`end the sessions except ${except}`),
      } as unknown as SessionsService,
      { withdrawFor: () => note('withdraw') } as unknown as WithdrawalService,
      {
        tell: (_tx: EntityManager, _account: object, { action, act }: ReportedAction) =>
          note(`tell ${action} by ${act}`),
      } as unknown as OperatorReportsService,
    );
  });

  const is = (state: Partial<OperatedAccount>) => Object.assign(account!, state);
  const NOW = new Date();

  it('finds an account by its display ID or its address', async () => {
    expect(await service.get('hana')).toBe(account);
    expect(await service.getByEmail(' HANA@a.example ')).toBe(account);
  });

  it.each<[string, () => Promise<unknown>, new () => Error]>([
    ['an unknown display ID', () => service.get('taro'), AccountNotFound],
    ['a malformed one', () => service.get('花'), InvalidInput],
    ['an unknown address', () => service.getByEmail('taro@a.example'), AccountNotFound],
  ])('finds no account by %s', async (_what, find, error) => {
    await expect(find()).rejects.toBeInstanceOf(error);
  });

  describe('suspends an account', () => {
    it('and ends its sessions', async () => {
      expect(await service.suspend(HANA, ACTING)).toBe(true);
      expect(log).toEqual([
        ...['begin', 'suspend', 'end the sessions except null'],
        ...['tell suspended by accounts suspend', 'commit'],
      ]);
    });

    it('by another command', async () => {
      await service.suspend(HANA, ACTING, 'reports take-down');
      expect(log).toContain('tell suspended by reports take-down');
    });

    it('once', async () => {
      is({ suspendedAt: NOW });
      expect(await service.suspend(HANA, ACTING)).toBe(false);
      expect(log).toEqual(['begin', 'commit']);
    });
  });

  describe('restores an account', () => {
    it.each<[string, Partial<OperatedAccount>, string[]]>([
      ['suspended', { suspendedAt: NOW }, ['lift the suspension']],
      ['withdrawn', { withdrawnAt: NOW }, ['restore with hana@a.example', 'void the restoration']],
      [
        'suspended and withdrawn',
        { suspendedAt: NOW, withdrawnAt: NOW },
        ['lift the suspension', 'restore with hana@a.example', 'void the restoration'],
      ],
      [
        'withdrawn without an address',
        { withdrawnAt: NOW, email: null },
        ['restore with null', 'void the restoration'],
      ],
    ])('that is %s', async (_what, state, done) => {
      is(state);
      expect(await service.restore(HANA, ACTING)).toBe(true);
      expect(log).toEqual(['begin', ...done, 'tell reinstated by accounts restore', 'commit']);
    });

    it('unless it is in use', async () => {
      expect(await service.restore(HANA, ACTING)).toBe(false);
      expect(log).toEqual(['begin', 'commit']);
    });

    it.each<[string, Partial<OperatedAccount>, boolean, new () => Error]>([
      ['is being erased', { erasingSince: NOW }, false, AccountBeingErased],
      ['has an address of another account', {}, true, EmailTaken],
    ])('unless it %s', async (_what, state, taken, error) => {
      is({ withdrawnAt: NOW, ...state });
      isTaken = taken;
      await expect(service.restore(HANA, ACTING)).rejects.toBeInstanceOf(error);
      expect(log).toEqual(['begin', 'roll back']);
    });
  });

  describe('closes an account', () => {
    const TELL = 'tell closed by accounts delete';

    it('that is in use', async () => {
      expect(await service.isClosable(account!)).toBe(true);
      log.length = 0;
      expect(await service.delete(HANA, ACTING)).toBe(true);
      expect(log).toEqual(['begin', 'void the restoration', 'withdraw', TELL, 'commit']);
    });

    it('that its owner has left but could restore', async () => {
      is({ withdrawnAt: NOW });
      isRestorable = true;
      expect(await service.isClosable(account!)).toBe(true);
      log.length = 0;
      expect(await service.delete(HANA, ACTING)).toBe(true);
      expect(log).toEqual(['begin', 'void the restoration', TELL, 'commit']);
    });

    it('once', async () => {
      is({ withdrawnAt: NOW });
      expect(await service.isClosable(account!)).toBe(false);
      expect(await service.delete(HANA, ACTING)).toBe(false);
      expect(log).not.toContain(TELL);
    });
  });

  it('reports a removal to the owner', async () => {
    await service.reportRemoval(TX, HANA, { action: 'linkRemoved' }, ACTING);
    expect(log).toEqual(['tell linkRemoved by reports take-down']);
  });

  it('changes nothing without an account', async () => {
    account = null;
    for (const act of [
      () => service.suspend(HANA, ACTING),
      () => service.restore(HANA, ACTING),
      () => service.delete(HANA, ACTING),
      () => service.reportRemoval(TX, HANA, { action: 'linkRemoved' }, ACTING),
    ])
      await expect(act()).rejects.toBeInstanceOf(AccountNotFound);
    expect(new Set(log)).toEqual(new Set(['begin', 'roll back']));
  });
});
