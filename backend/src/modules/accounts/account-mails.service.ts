import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath, type Language } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { type MailReader } from '../../mail/mail-time.js';
import {
  accountLockedMail,
  codeMail,
  type CodeMailKind,
  codesStoppedMail,
  emailChangedMail,
  emailInUseMail,
  goodbyeMail,
  newSignInMail,
  passwordChangedMail,
  providerConnectedMail,
} from './account-mail-texts.js';
import { AccountsRepository } from './accounts.repository.js';
import { UNDO_HOURS } from './email-undos.repository.js';

/** The recipient of a mail. Without an address the mail is enqueued but not sent, so that the timing is the same. */
export interface MailRecipient extends MailReader {
  email: string | null;
  displayName: string;
}

/** Mails about an account, enqueued in the transaction of the event. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly accounts: AccountsRepository,
    private readonly outbox: MailOutboxService,
  ) {}

  async postCode(tx: EntityManager, to: MailRecipient, kind: CodeMailKind, code: string): Promise<void> {
    const usefulUntil = new Date(Date.now() + this.config.flows.codeTtlS * 1000);
    await this.outbox.post(tx, to.email, codeMail(kind, to, { code, until: usefulUntil }), { usefulUntil });
  }

  async postEmailInUse(tx: EntityManager, { email, language }: MailRecipient): Promise<void> {
    await this.outbox.post(tx, email, emailInUseMail(language, { loginUrl: this.page(language, '/login') }));
  }

  /**
   * @param to with the former address
   * @param undoToken the token of the link that undoes the change; null without one
   */
  async postEmailChanged(tx: EntityManager, to: MailRecipient, undoToken: string | null): Promise<void> {
    const contactUrl = this.page(to.language, '/contact');
    const undoUrl = undoToken && `${this.page(to.language, '/undo-email')}?token=${undoToken}`;
    await this.outbox.post(tx, to.email, emailChangedMail(to, { contactUrl, undoUrl, hours: UNDO_HOURS }));
  }

  /** @param provider the display name of the provider */
  async postProviderConnected(tx: EntityManager, to: MailRecipient, provider: string): Promise<void> {
    const resetUrl = this.page(to.language, '/reset-password');
    await this.outbox.post(tx, to.email, providerConnectedMail(to, { provider, resetUrl }));
  }

  async postPasswordChanged(tx: EntityManager, to: MailRecipient): Promise<void> {
    const resetUrl = this.page(to.language, '/reset-password');
    await this.outbox.post(tx, to.email, passwordChangedMail(to, { resetUrl }));
  }

  /** Wrong passwords have locked an address; an unknown one takes the same time. */
  async postLocked(tx: EntityManager, emailKey: string): Promise<void> {
    const account = await this.accounts.findContactByEmail(tx, emailKey);
    const to: MailRecipient = account ?? { email: null, displayName: '', language: 'ja' };
    const minutes = Math.ceil(this.config.login.lockS / 60);
    const resetUrl = this.page(to.language, '/reset-password');
    await this.outbox.post(tx, to.email, accountLockedMail(to, { minutes, resetUrl }));
  }

  /**
   * Codes are paused for the address.
   *
   * @param token the token of the link that resumes codes in one browser
   * @param usefulUntil when the pause and the link end
   */
  async postCodesStopped(
    tx: EntityManager,
    { email, language }: Omit<MailRecipient, 'displayName'>,
    token: string,
    usefulUntil: Date,
  ): Promise<void> {
    const allowUrl = `${this.page(language, '/allow-codes')}?token=${token}`;
    await this.outbox.post(tx, email, codesStoppedMail(language, { allowUrl }), { usefulUntil });
  }

  /**
   * An unknown browser has signed in to an account. Without a confirmed address there is no mail.
   *
   * @param device the browser and system; null if unknown
   */
  async postNewSignIn(tx: EntityManager, accountId: string, device: string | null): Promise<void> {
    const to = await this.accounts.findContactForUpdate(tx, accountId);
    if (!to?.emailKey) return;
    const resetUrl = this.page(to.language, '/reset-password');
    await this.outbox.post(tx, to.email, newSignInMail(to, { device, at: new Date(), resetUrl }));
  }

  /** @param restoreToken the token of the restoration link; null without one */
  async postGoodbye(tx: EntityManager, to: MailRecipient, restoreToken: string | null): Promise<void> {
    const restoreUrl = restoreToken && `${this.page(to.language, '/restore')}?token=${restoreToken}`;
    await this.outbox.post(tx, to.email, goodbyeMail(to, { days: this.config.purgeDays, restoreUrl }));
  }

  private page(language: Language, path: string): string {
    return `${this.config.publicUrl}${localisedPath(language, path)}`;
  }
}
