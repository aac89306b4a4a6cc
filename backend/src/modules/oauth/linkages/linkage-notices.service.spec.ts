import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { promised } from '../../../../test/support/promised.js';
import { type AppConfig } from '../../../config/app-config.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type MailContent } from '../../../mail/mail-content.js';
import { type MailOutboxService } from '../../../mail/mail-outbox.service.js';
import { type AccountReadModel } from '../../accounts/account.read-model.js';
import { type AccountsService } from '../../accounts/accounts.service.js';
import { type NoticesService, type NoticeWords } from '../../notices/notices.service.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { type EndedLinkage, type LinkageReadModel } from './linkage.read-model.js';
import { type LinkagesRepository } from './linkages.repository.js';

const HANA = 'account-1';
const TX = {} as EntityManager;
const DUE = new Date('2027-02-01T00:00:00Z');

const ended = (id: number, snsAccountName: string, dueAt: Date | null = DUE): EndedLinkage => ({
  ...{ id, accountId: HANA, provider: 'youtube', snsAccountName, dueAt },
});

describe('an owner is notified', () => {
  /** The linkages whose grants have ended. */
  let linkages: EndedLinkage[];
  /** Whether the account is neither withdrawn nor suspended. */
  let isActive: boolean;
  /** The display ID; null if the account has none. */
  let displayId: string | null;
  /** The calls, in order. */
  let log: string[];
  let mails: MailContent[];
  let service: LinkageNoticesService;
  beforeEach(() => {
    [linkages, isActive, displayId, log, mails] = [[], true, 'hana', [], []];
    const contact = { id: HANA, email: 'hana@a.example', displayName: 'Hana', language: 'en' };
    service = new LinkageNoticesService(
      { publicUrl: 'https://hitohira.example' } as AppConfig,
      new FakeTransactions(log) as unknown as TransactionsService,
      { lockIfActive: () => Promise.resolve(isActive ? contact : null) } as unknown as AccountsService,
      { findIn: () => Promise.resolve(displayId && { displayId }) } as unknown as AccountReadModel,
      {
        markWarned: (_tx: EntityManager, id: number) => promised(() => void log.push(`mark ${id}`)),
      } as unknown as LinkagesRepository,
      {
        listEnded: (_tx: EntityManager, ids: number[]) =>
          Promise.resolve(linkages.filter(({ id }) => ids.includes(id))),
        listToWarn: () => Promise.resolve(linkages.map(({ id }) => id)),
      } as unknown as LinkageReadModel,
      {
        post: (_tx: EntityManager, _accountId: string, { kind, linkageId, subject }: NoticeWords) =>
          promised(() => void log.push(`post ${kind} of ${linkageId} ${subject}`)),
        withdrawOfLinkage: (_tx: EntityManager, id: number) =>
          promised(() => void log.push(`withdraw the notices of ${id}`)),
      } as unknown as NoticesService,
      {
        post: (_tx: EntityManager, to: string | null, content: MailContent) =>
          promised(() => {
            log.push(`mail ${to}`);
            mails.push(content);
          }),
      } as unknown as MailOutboxService,
    );
  });

  describe('of ended grants', () => {
    it('once for all linkages', async () => {
      linkages = [ended(1, 'Garden'), ended(2, 'Kitchen')];
      await service.notifyEnded(TX, [1, 2]);
      expect(log).toEqual([
        ...['post LINKAGE_ENDED of 1 Garden', 'post LINKAGE_ENDED of 2 Kitchen', 'mail hana@a.example'],
      ]);
      expect(mails[0]?.text).toMatch(/Garden\s+Kitchen/);
    });

    it('with a link to the settings, in the language of the account', async () => {
      linkages = [ended(1, 'Garden')];
      await service.notifyEnded(TX, [1]);
      expect(mails[0]?.subject).toBe('Your YouTube account is no longer linked');
      expect(mails[0]?.text).toContain('https://hitohira.example/en/profile/hana/edit#linkages');
      displayId = null;
      await service.notifyEnded(TX, [1]);
      expect(mails[1]?.text).toContain(`/en/profile/${HANA}/edit#linkages`);
    });

    it('unless they were linked again or the account is not active', async () => {
      await service.notifyEnded(TX, [1]);
      linkages = [ended(1, 'Garden')];
      isActive = false;
      await service.notifyEnded(TX, [1]);
      expect(log).toEqual([]);
    });
  });

  describe('before a removal', () => {
    it('with a notice that replaces the earlier one, each in its own transaction', async () => {
      linkages = [ended(1, 'Garden'), ended(2, 'Kitchen')];
      await service.notifyRemovalSoon();
      const told = (id: number, name: string) => [
        ...['begin', `mark ${id}`, `withdraw the notices of ${id}`],
        ...[`post LINKAGE_REMOVAL_SOON of ${id} ${name}`, 'mail hana@a.example', 'commit'],
      ];
      expect(log).toEqual([...told(1, 'Garden'), ...told(2, 'Kitchen')]);
      expect(mails[0]?.subject).toBe('Your YouTube data will soon be removed from your page');
    });

    it('unless nothing is removed any more', async () => {
      linkages = [ended(1, 'Garden', null)];
      await service.notifyRemovalSoon();
      expect(log).toEqual(['begin', 'commit']);
    });

    it('unless the account is not active, which counts as warned', async () => {
      linkages = [ended(1, 'Garden')];
      isActive = false;
      await service.notifyRemovalSoon();
      expect(log).toEqual(['begin', 'mark 1', 'commit']);
    });
  });
});
