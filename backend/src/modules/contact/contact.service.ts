import { Injectable, Logger } from '@nestjs/common';
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

/** A message; only a report may be anonymous. */
interface ContactInput {
  name: string | null;
  email: string | null;
  contactType: ContactType;
  content: string;
  /** What is reported. */
  about: string | null;
}

/** Messages to the operator. `list`, `get`, `close` and `reopen` are for the operator's command line. */
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
   * Stores a message and mails the operator and the sender, in one transaction.
   *
   * @param accountId the sender's account; null for visitors
   * @throws InvalidInput if the type is not open to visitors, or `about` is set but this is not a report
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
      await this.mails.postMessage(tx, received);
      if (email !== null && wantsReceipt) await this.mails.postReceipt(tx, email, received);
      return inserted;
    });
    this.logger.log({ event: 'contact.received', messageId: id, contactType });
  }

  /** The open messages of a kind, oldest first; with `closed` also the closed ones. */
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
   * Closes a message.
   *
   * @returns whether it was open
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
