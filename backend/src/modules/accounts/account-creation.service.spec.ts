import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { promised } from '../../../test/support/promised.js';
import { AccountCreationService } from './account-creation.service.js';
import { DisplayIdTaken, EmailTaken } from './accounts.errors.js';
import { type AccountsRepository } from './accounts.repository.js';
import { type DisplayIdsRepository } from './display-ids.repository.js';
import { type EmailUndosRepository } from './email-undos.repository.js';
import { type RestorationsRepository } from './restorations.repository.js';

const HANA = 'hana@example.com';
const ACCOUNT = 'account-1';
const TX = {} as EntityManager;
const WORDS = { displayName: 'Hana', language: 'ja', termsVersion: '2027-01' } as const;
const OF_ADDRESS = { ...WORDS, email: 'Hana@example.com', emailKey: HANA, passwordHash: 'hash' };

describe('creating an account', () => {
  /** Whether another account has confirmed the address. */
  let isTaken: boolean;
  /** Whether the display ID is available. */
  let isFree: boolean;
  /** The calls, in order. */
  let log: string[];
  /** The account as stored. */
  let stored: object | null;
  let service: AccountCreationService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [isTaken, isFree, log, stored] = [false, true, [], null];
    const note = (what: string) => promised(() => void log.push(what));
    const give = (what: string) => note(what).then(() => isFree);
    service = new AccountCreationService(
      {
        insert: (_tx: EntityManager, account: object) =>
          promised(() => {
            if (isTaken) throw new EmailTaken();
            log.push('insert');
            stored = account;
            return ACCOUNT;
          }),
      } as unknown as AccountsRepository,
      {
        assign: (_tx: EntityManager, displayId: string, emailKey: string, accountId: string) =>
          give(`assign ${displayId} of ${emailKey} to ${accountId}`),
        take: (_tx: EntityManager, displayId: string, accountId: string) =>
          give(`take ${displayId} for ${accountId}`),
      } as unknown as DisplayIdsRepository,
      {
        voidFor: (_tx: EntityManager, emailKey: string) => note(`void the restorations of ${emailKey}`),
        voidOf: (_tx: EntityManager, accountId: string) => note(`void the restorations of ${accountId}`),
      } as unknown as RestorationsRepository,
      {
        voidFor: (_tx: EntityManager, emailKey: string, exceptId: string | null) =>
          note(`void the undo links of ${emailKey} except ${exceptId}`),
      } as unknown as EmailUndosRepository,
    );
  });

  describe('for a confirmed address', () => {
    const create = () => service.create(TX, { ...OF_ADDRESS, displayId: 'hana' });

    it('takes the reserved display ID, and ends what others could do with the address', async () => {
      expect(await create()).toBe(ACCOUNT);
      expect(stored).toEqual(OF_ADDRESS);
      expect(log).toEqual([
        ...['insert', `assign hana of ${HANA} to ${ACCOUNT}`],
        ...[`void the restorations of ${HANA}`, `void the undo links of ${HANA} except null`],
      ]);
    });

    it('fails if another account has confirmed the address', async () => {
      isTaken = true;
      await expect(create()).rejects.toBeInstanceOf(EmailTaken);
      expect(log).toEqual([]);
    });

    it('fails once the reservation has ended, and ends nothing', async () => {
      isFree = false;
      await expect(create()).rejects.toBeInstanceOf(DisplayIdTaken);
      expect(log).toEqual(['insert', `assign hana of ${HANA} to ${ACCOUNT}`]);
    });
  });

  describe('for somebody verified by a provider', () => {
    const create = (displayId = 'hana', withdrawnId: string | null = null) =>
      service.createOfIdentity(TX, { ...WORDS, displayId, withdrawnId });

    it('has no address and no password yet', async () => {
      expect(await create()).toBe(ACCOUNT);
      expect(stored).toEqual({ ...WORDS, email: null, emailKey: null, passwordHash: null });
      expect(log).toEqual(['insert', `take hana for ${ACCOUNT}`]);
    });

    it('ends the restoration of their withdrawn account', async () => {
      await create('hana', 'account-0');
      expect(log.at(-1)).toBe('void the restorations of account-0');
    });

    it.each(['admin', 'ADMIN'])('fails for the reserved display ID %s', async (displayId) => {
      await expect(create(displayId, 'account-0')).rejects.toBeInstanceOf(DisplayIdTaken);
      expect(log).toEqual([]);
    });

    it('fails if the display ID is taken, and ends nothing', async () => {
      isFree = false;
      await expect(create('hana', 'account-0')).rejects.toBeInstanceOf(DisplayIdTaken);
      expect(log).toEqual(['insert', `take hana for ${ACCOUNT}`]);
    });
  });
});
