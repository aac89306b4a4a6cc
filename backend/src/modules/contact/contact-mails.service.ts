import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { type ReceivedMessage, messageMail, receiptMail } from './contact-mail-texts.js';

/** What a message causes to be mailed, in the transaction in which it arrives and in its language. */
@Injectable()
export class ContactMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly outbox: MailOutboxService,
  ) {}

  /** Tells the operator, where an address for that is set. */
  async postMessage(tx: EntityManager, message: ReceivedMessage): Promise<void> {
    const { operator } = this.config.mail;
    if (operator === null) return;
    const { subject, language } = message;
    const subjectUrl = subject && `${this.config.publicUrl}${localisedPath(language, subject.path)}`;
    await this.outbox.post(tx, operator, messageMail({ ...message, subjectUrl }));
  }

  /** Tells whoever wrote it that it has arrived. */
  async postReceipt(tx: EntityManager, to: string, message: ReceivedMessage): Promise<void> {
    await this.outbox.post(tx, to, receiptMail(message));
  }
}
