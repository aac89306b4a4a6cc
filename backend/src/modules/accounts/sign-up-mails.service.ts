import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { alreadyRegisteredMail, signUpCodeMail } from './sign-up-mail-texts.js';
import { type SignUpData } from './sign-ups.repository.js';

/** Mails of sign-ups. */
@Injectable()
export class SignUpMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly outbox: MailOutboxService,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Mails the code, or a notice if the address has an account. */
  async post(tx: EntityManager, { language, email, emailKey }: SignUpData, code: string): Promise<void> {
    const { publicUrl, flows } = this.config;
    if (await this.accounts.emailIsTaken(tx, emailKey)) {
      const loginUrl = `${publicUrl}/${language}/login`;
      await this.outbox.post(tx, email, alreadyRegisteredMail(language, { loginUrl }));
      return;
    }
    const usefulUntil = new Date(Date.now() + flows.codeTtlS * 1000);
    const content = signUpCodeMail(language, { code, until: usefulUntil });
    await this.outbox.post(tx, email, content, { usefulUntil });
  }
}
