import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { AccountsRepository } from './accounts.repository.js';
import { alreadyRegisteredMail, signUpCodeMail } from './sign-up-mail-texts.js';
import { type SignUpData } from './sign-ups.repository.js';

/** What a sign-up mails. */
@Injectable()
export class SignUpMails {
  constructor(
    private readonly config: AppConfig,
    private readonly outbox: MailOutbox,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Mails the code, or, to an address that has an account, that it has one. */
  async post(
    tx: EntityManager,
    { language, email, emailKey, displayName }: SignUpData,
    code: string,
  ): Promise<void> {
    const { publicUrl, flows } = this.config;
    const content = (await this.accounts.emailIsTaken(tx, emailKey))
      ? alreadyRegisteredMail(language, { loginUrl: `${publicUrl}/${language}/login` })
      : signUpCodeMail(language, { displayName, code, minutes: Math.ceil(flows.codeTtlS / 60) });
    await this.outbox.post(tx, email, content);
  }
}
