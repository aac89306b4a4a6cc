import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { type ContactType, contactTypesFor, readReportSubject } from './contact.rules.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { MailAllowanceService } from '../../security/throttling/mail-allowance.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { emailKey } from '../accounts/email-key.js';
import { type ReceivedMessage } from './contact-mail-texts.js';
import { ContactMailsService } from './contact-mails.service.js';
import { ContactMessageNotFound } from './contact.errors.js';
import { ContactRepository } from './contact.repository.js';
import {
  ContactMessageReadModel,
  type ContactMessageView,
  type MessageKind,
} from './contact-message.read-model.js';
import { type FoundSubject, ReportSubjectsService } from './report-subjects.service.js';

/** A message as it is sent; a report may leave out who sends it. */
interface ContactInput {
  name: string | null;
  email: string | null;
  contactType: ContactType;
  content: string;
  /** What is reported. */
  about: string | null;
}

/**
 * Messages to the operator: anybody sends them; `list`, `get`, `close` and `reopen` are the operator's, whose command
 * line calls them.
 */
@Injectable()
export class ContactService {
  private readonly logger = new Logger(ContactService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly subjects: ReportSubjectsService,
    private readonly messages: ContactRepository,
    private readonly views: ContactMessageReadModel,
    private readonly mails: ContactMailsService,
    private readonly allowance: MailAllowanceService,
  ) {}

  /**
   * Keeps a message, tells the operator of it, and whoever sent it that it has arrived: all of it, or nothing.
   *
   * @param accountId who is signed in; null for visitors
   * @throws InvalidInput where visitors cannot write about that, or something is reported that is no report
   * @throws ReportSubjectNotFound
   */
  async send(accountId: string | null, input: ContactInput): Promise<void> {
    const { contactType, name, email, content } = input;
    if (!contactTypesFor(accountId === null ? 'visitor' : 'member').includes(contactType))
      throw new InvalidInput([{ field: 'contactType', code: 'invalidFormat' }]);
    const sender = accountId === null ? null : await this.accounts.getPublic(accountId);
    const subject = await this.findSubject(input);
    const wantsReceipt = email !== null && (await this.allowance.takeReceipt(emailKey(email), accountId));
    const language = requestLanguage();
    const id = await this.transactions.run(async (tx) => {
      const message = { contactType, name, email, content, language };
      const inserted = await this.messages.insert(tx, { ...message, accountId, ...columnsOf(subject) });
      const received: ReceivedMessage = {
        ...message,
        id: inserted,
        displayId: sender?.displayId ?? null,
        subject,
        isConfirmed: isConfirmed(email, sender),
      };
      await this.tell(tx, received, wantsReceipt);
      return inserted;
    });
    this.logger.log({ event: 'contact.received', messageId: id, contactType });
  }

  /** The messages of a kind that wait for the operator, the oldest first; with `closed` the others as well. */
  list(kind: MessageKind, { closed }: { closed: boolean }): Promise<ContactMessageView[]> {
    return this.views.list(kind, { closed });
  }

  /** @throws ContactMessageNotFound */
  async get(kind: MessageKind, id: number): Promise<ContactMessageView> {
    const message = await this.views.find(kind, id);
    if (!message) throw new ContactMessageNotFound();
    return message;
  }

  /**
   * The operator is done with it.
   *
   * @returns whether it was open before
   * @throws ContactMessageNotFound
   */
  async close(kind: MessageKind, id: number): Promise<boolean> {
    await this.get(kind, id);
    return this.messages.close(id);
  }

  /** @throws ContactMessageNotFound */
  async reopen(kind: MessageKind, id: number): Promise<void> {
    await this.get(kind, id);
    await this.messages.reopen(id);
  }

  private async findSubject({ contactType, about }: ContactInput): Promise<FoundSubject | null> {
    if (about === null) return null;
    if (contactType !== 'REPORT') throw new InvalidInput([{ field: 'about', code: 'unknownField' }]);
    const subject = readReportSubject(about);
    if (subject === null) throw new InvalidInput([{ field: 'about', code: 'invalidFormat' }]);
    return this.subjects.find(subject);
  }

  private async tell(tx: EntityManager, message: ReceivedMessage, wantsReceipt: boolean): Promise<void> {
    await this.mails.postMessage(tx, message);
    if (message.email !== null && wantsReceipt) await this.mails.postReceipt(tx, message.email, message);
  }
}

function isConfirmed(email: string | null, sender: AccountView | null): boolean {
  const own = sender?.email ?? null;
  return email !== null && own !== null && emailKey(email) === emailKey(own);
}

function columnsOf(subject: FoundSubject | null) {
  return {
    aboutKind: subject?.kind ?? null,
    aboutId: subject?.id ?? null,
    aboutAccountId: subject?.accountId ?? null,
    aboutPath: subject?.path ?? null,
  };
}
