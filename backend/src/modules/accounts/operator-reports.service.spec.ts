import { type EntityManager } from 'typeorm';
import { promised } from '../../../test/support/promised.js';
import { type AppConfig } from '../../config/app-config.js';
import { type MailContent } from '../../mail/mail-content.js';
import { type MailOutboxService } from '../../mail/mail-outbox.service.js';
import { type NoticesService } from '../notices/notices.service.js';
import { type OperatorActsService } from '../operator-acts/operator-acts.service.js';
import { type AccountContact } from './accounts.repository.js';
import { type OperatorAction } from './operator-mail-texts.js';
import { OperatorReportsService, type ReportedAction } from './operator-reports.service.js';

const TX = {} as EntityManager;
const ACTING = { operator: 'taro', reason: 'Spam' };
/** The number of the act in the audit log. */
const REFERENCE = 42;

describe('the report of an act of an operator', () => {
  let contact: AccountContact;
  /** What is done, in order. */
  let log: string[];
  /** The acts that are recorded. */
  let acts: object[];
  /** The notices in the studio. */
  let notices: object[];
  /** The mails by recipient. */
  let mails: Map<string | null, MailContent>;
  let service: OperatorReportsService;
  beforeEach(() => {
    contact = {
      ...{ id: 'account-1', displayName: 'Hana', language: 'en', timeZone: 'Asia/Tokyo' },
      ...{ email: 'Hana@a.example', emailKey: 'hana@a.example' },
    };
    [log, acts, notices, mails] = [[], [], [], new Map()];
    service = new OperatorReportsService(
      { publicUrl: 'https://hitohira.example' } as AppConfig,
      {
        record: (act: object, tx: EntityManager) =>
          promised(() => {
            log.push(tx === TX ? 'record' : 'record outside the transaction');
            acts.push(act);
            return REFERENCE;
          }),
      } as unknown as OperatorActsService,
      {
        post: (_tx: EntityManager, accountId: string, words: object) =>
          promised(() => {
            log.push(`notify ${accountId}`);
            notices.push(words);
          }),
      } as unknown as NoticesService,
      {
        post: (_tx: EntityManager, to: string | null, mail: MailContent) =>
          promised(() => {
            log.push(`mail to ${to}`);
            mails.set(to, mail);
          }),
      } as unknown as MailOutboxService,
    );
  });

  const tell = (
    reported: ReportedAction,
    acting: typeof ACTING | { operator: string; reason: null } = ACTING,
  ) => service.tell(TX, contact, reported, acting);
  const REMOVAL: ReportedAction = {
    ...{ action: 'linkRemoved', act: 'reports take-down', subject: 'link:3', what: 'Shop' },
  };

  it('is in the audit log, the studio and a mail', async () => {
    await tell(REMOVAL);
    expect(log).toEqual(['record', 'notify account-1', 'mail to Hana@a.example']);
    expect(acts).toEqual([
      { ...ACTING, act: 'reports take-down', accountId: 'account-1', subject: 'link:3' },
    ]);
    expect(notices).toEqual([
      { kind: 'LINK_REMOVED', subject: 'Shop', reason: 'Spam', reference: REFERENCE },
    ]);
    const { text } = mails.get('Hana@a.example')!;
    for (const words of ['Hana', 'Shop', 'Spam', String(REFERENCE)]) expect(text).toContain(words);
  });

  it.each<[OperatorAction, string | null]>([
    ['suspended', 'ACCOUNT_SUSPENDED'],
    ['contentRemoved', 'CONTENT_REMOVED'],
    ['itemRemoved', 'ITEM_REMOVED'],
    ['linkRemoved', 'LINK_REMOVED'],
    ['reinstated', null],
    ['closed', null],
  ])('of the act %s has the notice %s', async (action, kind) => {
    await tell({ action, act: 'accounts act' });
    expect(notices).toMatchObject(kind === null ? [] : [{ kind, subject: null }]);
    expect(mails.size).toBe(1);
  });

  it.each(['ja', 'en'] as const)(
    'leads to the contact page in the language of the owner: %s',
    async (language) => {
      contact = { ...contact, language };
      await tell(REMOVAL);
      expect(mails.get('Hana@a.example')!.text).toContain(`https://hitohira.example/${language}/contact`);
    },
  );

  it('has no reason if none is given', async () => {
    await tell(REMOVAL, { operator: 'taro', reason: null });
    expect(acts).toMatchObject([{ reason: null }]);
    expect(notices).toMatchObject([{ reason: null }]);
    expect(mails.get('Hana@a.example')!.text).not.toContain('Reason');
  });

  it('is in the audit log and the studio without an address', async () => {
    contact = { ...contact, email: null, emailKey: null };
    await tell(REMOVAL);
    expect(log).toEqual(['record', 'notify account-1', 'mail to null']);
  });
});
