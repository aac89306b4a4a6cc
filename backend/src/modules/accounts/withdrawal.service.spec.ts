import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { hashToken } from '../../security/token-hash.js';
import { WithdrawReasonNotFound } from '../withdraw-reasons/withdraw-reasons.errors.js';
import { type WithdrawReasonsService } from '../withdraw-reasons/withdraw-reasons.service.js';
import { type AccountEventsService } from './account-events.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { EmailTaken, RestorationNotFound } from './accounts.errors.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type FormerDisplayIdsService } from './former-display-ids.service.js';
import { type RestorationsRepository } from './restorations.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

const HANA: AccountContact = {
  ...{ id: 'account-1', displayName: 'Hana', email: 'Hana@example.com', emailKey: 'hana@example.com' },
  language: 'en',
};
const REASON = 2;

interface Restoration {
  accountId: string;
  tokenHash: Buffer;
  emailKey: string;
}

describe('the withdrawal of an account', () => {
  /** The effects, in order. */
  let log: string[];
  let account: AccountContact | null;
  let config: { purgeDays: number };
  /** The stored restorations, by the hash of their token in hexadecimal. */
  let restorations: Map<string, Restoration>;
  /** The tokens in the goodbye mails. */
  let mailed: (string | null)[];
  /** What restoring the account fails with. */
  let restoreError: Error | null;
  let service: WithdrawalService;

  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, account, mailed, restoreError] = [[], HANA, [], null];
    config = { purgeDays: 7 };
    restorations = new Map();
    const note = (what: string) => promised(() => void log.push(what));
    service = new WithdrawalService(
      config as unknown as AppConfig,
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        findContactForUpdate: () => Promise.resolve(account),
        withdraw: (_tx: EntityManager, id: string) => note(`withdraw ${id}`),
        restore: (_tx: EntityManager, id: string, emailKey: string) =>
          promised(() => {
            if (restoreError) throw restoreError;
            log.push(`restore ${id} with ${emailKey}`);
          }),
      } as unknown as AccountsRepository,
      {
        insert: (_tx: EntityManager, restoration: Restoration, days: number) =>
          promised(() => {
            log.push(`offer to restore for ${days} days`);
            restorations.set(restoration.tokenHash.toString('hex'), restoration);
          }),
        use: (_tx: EntityManager, hash: Buffer) =>
          promised(() => {
            const tokenHash = hash.toString('hex');
            const found = restorations.get(tokenHash) ?? null;
            restorations.delete(tokenHash);
            return found;
          }),
      } as unknown as RestorationsRepository,
      { note: () => note('note the display ID') } as unknown as FormerDisplayIdsService,
      {
        record: (_tx: EntityManager, id: number, text: string | null) =>
          promised(() => {
            if (id !== REASON) throw new WithdrawReasonNotFound();
            log.push(`record ${id} ${text}`);
          }),
      } as unknown as WithdrawReasonsService,
      {
        endOthers: (_id: string, except: string | null) => note(`end all sessions but ${except}`),
      } as unknown as SessionsService,
      { endAllOf: () => note('end the flows') } as unknown as FlowsService,
      { withdrawn: () => note('tell other modules') } as unknown as AccountEventsService,
      {
        postGoodbye: (_tx: EntityManager, { email, language }: MailRecipient, token: string | null) =>
          promised(() => {
            log.push(`mail the goodbye to ${email} in ${language}`);
            mailed.push(token);
          }),
      } as unknown as AccountMailsService,
    );
  });

  const gone = ['withdraw account-1', 'end all sessions but null', 'end the flows', 'tell other modules'];

  it('records the reason, notes the display ID, ends everything, then mails the goodbye: all or nothing', async () => {
    await service.withdraw(HANA.id, REASON, null);
    expect(log).toEqual([
      ...['begin', 'record 2 null', 'note the display ID', ...gone],
      ...['offer to restore for 7 days', 'mail the goodbye to Hana@example.com in en', 'commit'],
    ]);
  });

  it('mails a token of which only the hash is stored', async () => {
    await service.withdraw(HANA.id, REASON, null);
    const [token] = mailed;
    expect([...restorations.keys()]).toEqual([hashToken(token!).toString('hex')]);
    expect(JSON.stringify([...restorations])).not.toContain(token);
  });

  it('is undone if the reason is refused', async () => {
    await expect(service.withdraw(HANA.id, 99, null)).rejects.toBeInstanceOf(WithdrawReasonNotFound);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('is refused if the account is gone already', async () => {
    account = null;
    await expect(service.withdraw(HANA.id, REASON, null)).rejects.toBeInstanceOf(NotSignedIn);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('offers no restoration where accounts are erased at once', async () => {
    config.purgeDays = 0;
    await service.withdraw(HANA.id, REASON, null);
    expect(mailed).toEqual([null]);
    expect(restorations.size).toBe(0);
  });

  it('mails nobody, and offers no restoration, without an address', async () => {
    account = { ...HANA, email: null, emailKey: null };
    await service.withdraw(HANA.id, REASON, null);
    expect(mailed).toEqual([]);
    expect(restorations.size).toBe(0);
    expect(log.at(-1)).toBe('commit');
  });

  it('by an operator ends the same, without a reason, a mail or a restoration', async () => {
    await service.withdrawFor({} as EntityManager, HANA.id);
    expect(log).toEqual(gone);
  });

  describe('can be undone', () => {
    const withdrawn = async (): Promise<string> => {
      await service.withdraw(HANA.id, REASON, null);
      log.length = 0;
      return mailed[0]!;
    };

    it('once, with the token of the mail, under the same address', async () => {
      const token = await withdrawn();
      await service.restore(token);
      expect(log).toEqual(['begin', 'restore account-1 with hana@example.com', 'commit']);
      await expect(service.restore(token)).rejects.toBeInstanceOf(RestorationNotFound);
    });

    it('with no other token', async () => {
      await withdrawn();
      await expect(service.restore('another')).rejects.toBeInstanceOf(RestorationNotFound);
      expect(log).toEqual(['begin', 'roll back']);
    });

    it('unless another account has the address by now, which looks like an old link', async () => {
      const token = await withdrawn();
      restoreError = new EmailTaken();
      await expect(service.restore(token)).rejects.toBeInstanceOf(RestorationNotFound);
    });

    it('and reports other failures as they are', async () => {
      const token = await withdrawn();
      restoreError = new Error('The database is away.');
      await expect(service.restore(token)).rejects.toBe(restoreError);
    });
  });
});
