import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { type ReceivedMessage, messageMail, receiptMail } from './contact-mail-texts.js';

/** Mails about a message, in its language and in the transaction that stores it. */
@Injectable()
export class ContactMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly outbox: MailOutboxService,
  ) {}

  /** Notifies the operator, if an address is configured. */
  async postMessage(tx: EntityManager, message: ReceivedMessage): Promise<void> {
    const { operator } = this.config.mail;
    if (operator === null) return;
    const { subject, language } = message;
    const subjectUrl = subject && `${this.config.publicUrl}${localisedPath(language, subject.path)}`;
    await this.outbox.post(tx, operator, messageMail({ ...message, subjectUrl }));
  }

  /** Sends a receipt to the sender. */
  async postReceipt(tx: EntityManager, to: string, message: ReceivedMessage): Promise<void> {
    await this.outbox.post(tx, to, receiptMail(message));
  }
}
