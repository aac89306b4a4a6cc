import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { hashToken } from '../../security/token-hash.js';
import { type WithdrawReasonsService } from '../withdraw-reasons/withdraw-reasons.service.js';
import { type AccountEventsService } from './account-events.service.js';
import { type AccountMailsService } from './account-mails.service.js';
import { EmailTaken, RestorationNotFound } from './accounts.errors.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type FormerDisplayIdsService } from './former-display-ids.service.js';
import { type RestorationsRepository } from './restorations.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

const HANA = 'account-1';
const CONTACT = {
  ...{ id: HANA, email: 'hana@a.example', emailKey: 'hana@a.example' },
  ...{ displayName: 'Hana', language: 'ja' },
} as AccountContact;

describe('a withdrawal', () => {
  /** What happens, in order, with the limits of transactions. */
  let log: string[];
  let contact: AccountContact | null;
  /** Another account has confirmed the address. */
  let taken: boolean;
  /** The restoration links, by the hash of their token. */
  let links: Map<string, string>;
  /** The token in the goodbye mail; undefined without a mail. */
  let mailed: string | null | undefined;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, contact, taken, links, mailed] = [[], CONTACT, false, new Map(), undefined];
  });

  const withdrawals = ({ purgeDays = 7 } = {}) => {
    const note = (what: string) => () => Promise.resolve(void log.push(what));
    return new WithdrawalService(
      { purgeDays } as AppConfig,
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        findContactForUpdate: () => Promise.resolve(contact),
        withdraw: note('account'),
        restore: () => (taken ? Promise.reject(new EmailTaken()) : note('restored')()),
      } as unknown as AccountsRepository,
      {
        insert: (_tx: EntityManager, { accountId, tokenHash }: { accountId: string; tokenHash: Buffer }) => {
          links.set(tokenHash.toString('hex'), accountId);
          return Promise.resolve();
        },
        use: (_tx: EntityManager, tokenHash: Buffer) => {
          const accountId = links.get(tokenHash.toString('hex'));
          links.delete(tokenHash.toString('hex'));
          return Promise.resolve(accountId === undefined ? null : { accountId, emailKey: CONTACT.emailKey });
        },
      } as unknown as RestorationsRepository,
      { note: note('display ID') } as unknown as FormerDisplayIdsService,
      { record: note('reason') } as unknown as WithdrawReasonsService,
      { endOthers: note('sessions') } as unknown as SessionsService,
      { endAllOf: note('flows') } as unknown as FlowsService,
      { withdrawn: note('event') } as unknown as AccountEventsService,
      {
        postGoodbye: (_tx: EntityManager, _to: object, token: string | null) => {
          mailed = token;
          return Promise.resolve();
        },
      } as unknown as AccountMailsService,
    );
  };

  it('ends everything in one transaction, and mails a link that restores the account once', async () => {
    const service = withdrawals();
    await service.withdraw(HANA, 1, null);
    expect([log[0], log.at(-1)]).toEqual(['begin', 'commit']);
    expect(log.slice(1, -1).toSorted()).toEqual(
      ['account', 'display ID', 'event', 'flows', 'reason', 'sessions'].toSorted(),
    );
    expect([...links.keys()]).toEqual([hashToken(mailed!).toString('hex')]);
    log.length = 0;
    await service.restore(mailed!);
    expect(log).toEqual(['begin', 'restored', 'commit']);
    await expect(service.restore(mailed!)).rejects.toBeInstanceOf(RestorationNotFound);
  });

  it('cannot be undone once another account has confirmed the address', async () => {
    const service = withdrawals();
    await service.withdraw(HANA, 1, null);
    taken = true;
    await expect(service.restore(mailed!)).rejects.toBeInstanceOf(RestorationNotFound);
    expect(log.at(-1)).toBe('roll back');
  });

  it('mails no link where accounts are erased at once', async () => {
    await withdrawals({ purgeDays: 0 }).withdraw(HANA, 1, null);
    expect([mailed, links.size]).toEqual([null, 0]);
  });

  it('mails nothing without an address', async () => {
    contact = { ...CONTACT, email: null, emailKey: null };
    await withdrawals().withdraw(HANA, 1, null);
    expect([mailed, links.size]).toEqual([undefined, 0]);
  });

  it('needs an account', async () => {
    contact = null;
    await expect(withdrawals().withdraw(HANA, 1, null)).rejects.toBeInstanceOf(NotSignedIn);
    expect(log).toEqual(['begin', 'roll back']);
  });
});
