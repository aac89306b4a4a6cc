import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { inRequest } from '../../../test/support/in-request.js';
import { promised } from '../../../test/support/promised.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type MailAllowanceService } from '../../security/throttling/mail-allowance.service.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type ReceivedMessage } from './contact-mail-texts.js';
import { type ContactMailsService } from './contact-mails.service.js';
import { type ContactMessageReadModel, type MessageKind } from './contact-message.read-model.js';
import { ContactMessageNotFound, ReportSubjectNotFound } from './contact.errors.js';
import { type ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { type ReportSubject } from './report-subject.rules.js';
import { type ReportSubjectsService } from './report-subjects.service.js';

const HANA = 'account-1';
type Input = Parameters<ContactService['send']>[1];

const MESSAGE: Input = {
  ...{ name: 'Taro', email: 'Taro@a.example', contactType: 'SERVICE', content: 'Hello', about: null },
};
const REPORT: Input = { ...MESSAGE, contactType: 'REPORT', about: 'link:7' };

describe('a message to the operator', () => {
  /** The calls, in order. */
  let log: string[];
  /** The message as stored, and as mailed to the operator. */
  let stored: object | null;
  let mailed: ReceivedMessage | null;
  /** Whether the sender may get a receipt. */
  let receiptAllowed: boolean;
  /** The address of the sender's account. */
  let ownEmail: string | null;
  let service: ContactService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, stored, mailed, receiptAllowed, ownEmail] = [[], null, null, true, 'taro@a.example'];
    service = new ContactService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        getPublic: () => Promise.resolve({ displayId: 'taro', email: ownEmail }),
      } as unknown as AccountsService,
      {
        find: ({ kind, id }: ReportSubject) =>
          promised(() => {
            if (id !== '7') throw new ReportSubjectNotFound();
            return { kind, id, accountId: HANA, displayId: 'hana', path: '/profile/hana' };
          }),
      } as unknown as ReportSubjectsService,
      {
        insert: (_tx: EntityManager, message: object) =>
          promised(() => {
            stored = message;
            return 5;
          }),
        close: (id: number) => promised(() => log.push(`close ${id}`) > 0),
        reopen: (id: number) => promised(() => void log.push(`reopen ${id}`)),
      } as unknown as ContactRepository,
      {
        find: (kind: MessageKind, id: number) =>
          Promise.resolve(kind === 'report' && id === 5 ? { id } : null),
      } as unknown as ContactMessageReadModel,
      {
        postMessage: (_tx: EntityManager, message: ReceivedMessage) =>
          promised(() => {
            mailed = message;
            log.push('mail the operator');
          }),
        postReceipt: (_tx: EntityManager, to: string) => promised(() => void log.push(`mail ${to}`)),
      } as unknown as ContactMailsService,
      {
        takeReceipt: (emailKey: string, accountId: string | null) =>
          promised(() => {
            log.push(`charge ${emailKey} of ${accountId}`);
            return receiptAllowed;
          }),
      } as unknown as MailAllowanceService,
    );
  });

  it('is stored and mailed in one transaction, in the language of the request', async () => {
    await inRequest({ language: 'en' }, () => service.send(null, MESSAGE));
    expect(log).toEqual([
      'charge taro@a.example of null',
      ...['begin', 'mail the operator', 'mail Taro@a.example', 'commit'],
    ]);
    expect(stored).toEqual({
      ...{ contactType: 'SERVICE', name: 'Taro', email: 'Taro@a.example', content: 'Hello', language: 'en' },
      ...{ accountId: null, aboutKind: null, aboutId: null, aboutAccountId: null, aboutPath: null },
    });
    expect(mailed).toMatchObject({ id: 5, displayId: null, subject: null, isConfirmed: false });
  });

  it('has no receipt without an address, or beyond the limit', async () => {
    await service.send(null, { ...REPORT, name: null, email: null });
    receiptAllowed = false;
    await service.send(null, MESSAGE);
    expect(log.filter((each) => /^(?:mail|charge)/.test(each))).toEqual([
      ...['mail the operator', 'charge taro@a.example of null', 'mail the operator'],
    ]);
  });

  it.each<[string | null, string | null, boolean]>([
    ['TARO@a.example', 'taro@a.example', true],
    ['other@a.example', 'taro@a.example', false],
    ['taro@a.example', null, false],
    [null, null, false],
  ])('from %s of an account with %s is confirmed: %s', async (email, own, isConfirmed) => {
    ownEmail = own;
    await service.send(HANA, { ...MESSAGE, email });
    expect(mailed).toMatchObject({ displayId: 'taro', isConfirmed });
    expect(stored).toMatchObject({ accountId: HANA });
  });

  it('is about affiliate programmes only from members', async () => {
    const message: Input = { ...MESSAGE, contactType: 'AFFILIATE' };
    await expect(service.send(null, message)).rejects.toMatchObject({
      entries: [{ field: 'contactType', code: 'invalidFormat' }],
    });
    expect([stored, log]).toEqual([null, []]);
    await service.send(HANA, message);
    expect(stored).toMatchObject({ contactType: 'AFFILIATE' });
  });

  it('names what it reports', async () => {
    await service.send(null, REPORT);
    expect(stored).toMatchObject({
      ...{ aboutKind: 'link', aboutId: '7', aboutAccountId: HANA, aboutPath: '/profile/hana' },
    });
    expect(mailed).toMatchObject({ subject: { displayId: 'hana' } });
  });

  it.each<[string, Partial<Input>, object]>([
    [
      'what a message that is no report is about',
      { contactType: 'SERVICE' },
      { entries: [{ field: 'about', code: 'unknownField' }] },
    ],
    ['something malformed', { about: 'link' }, { entries: [{ field: 'about', code: 'invalidFormat' }] }],
    ['something unknown', { about: 'link:8' }, { name: ReportSubjectNotFound.name }],
  ])('cannot name %s', async (_what, changes, error) => {
    await expect(service.send(null, { ...REPORT, ...changes })).rejects.toMatchObject(error);
    expect([stored, log]).toEqual([null, []]);
  });

  it('is closed and reopened', async () => {
    expect(await service.get('report', 5)).toEqual({ id: 5 });
    expect(await service.close('report', 5)).toBe(true);
    await service.reopen('report', 5);
    expect(log).toEqual(['close 5', 'reopen 5']);
  });

  it('of another kind is not found', async () => {
    for (const act of [
      () => service.get('contact', 5),
      () => service.close('contact', 5),
      () => service.reopen('contact', 5),
    ])
      await expect(act()).rejects.toBeInstanceOf(ContactMessageNotFound);
    expect(log).toEqual([]);
  });
});
