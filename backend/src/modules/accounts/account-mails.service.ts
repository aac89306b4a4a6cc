import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath, type Language } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
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
import { UNDO_HOURS } from './email-undos.repository.js';

/** The recipient of a mail. Without an address the mail is enqueued but not sent, so that the timing is the same. */
export interface MailRecipient {
  email: string | null;
  displayName: string;
  language: Language;
}

/** Mails about an account, enqueued in the transaction of the event. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly outbox: MailOutboxService,
  ) {}

  async postCode(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
    kind: CodeMailKind,
    code: string,
  ): Promise<void> {
    const usefulUntil = new Date(Date.now() + this.config.flows.codeTtlS * 1000);
    const name = kind === 'update-email' ? null : displayName;
    const content = codeMail(kind, language, { displayName: name, code, until: usefulUntil });
    await this.outbox.post(tx, email, content, { usefulUntil });
  }

  async postEmailInUse(
    tx: EntityManager,
    { email, language }: Omit<MailRecipient, 'displayName'>,
  ): Promise<void> {
    await this.outbox.post(tx, email, emailInUseMail(language, { loginUrl: this.page(language, '/login') }));
  }

  /**
   * @param recipient with the former address
   * @param undoToken the token of the link that undoes the change; null without one
   */
  async postEmailChanged(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
    undoToken: string | null,
  ): Promise<void> {
    const contactUrl = this.page(language, '/contact');
    const undoUrl = undoToken && `${this.page(language, '/undo-email')}?token=${undoToken}`;
    const words = { displayName, contactUrl, undoUrl, hours: UNDO_HOURS };
    await this.outbox.post(tx, email, emailChangedMail(language, words));
  }

  /** @param provider the display name of the provider */
  async postProviderConnected(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
    provider: string,
  ): Promise<void> {
    const resetUrl = this.page(language, '/reset-password');
    await this.outbox.post(tx, email, providerConnectedMail(language, { displayName, provider, resetUrl }));
  }

  async postPasswordChanged(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
  ): Promise<void> {
    const resetUrl = this.page(language, '/reset-password');
    await this.outbox.post(tx, email, passwordChangedMail(language, { displayName, resetUrl }));
  }

  async postLocked(tx: EntityManager, { email, language, displayName }: MailRecipient): Promise<void> {
    const minutes = Math.ceil(this.config.login.lockS / 60);
    const resetUrl = this.page(language, '/reset-password');
    await this.outbox.post(tx, email, accountLockedMail(language, { displayName, minutes, resetUrl }));
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

  /** @param device the browser and system; null if unknown */
  async postNewSignIn(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
    device: string | null,
  ): Promise<void> {
    const resetUrl = this.page(language, '/reset-password');
    await this.outbox.post(
      tx,
      email,
      newSignInMail(language, { displayName, device, at: new Date(), resetUrl }),
    );
  }

  /** @param restoreToken the token of the restoration link; null without one */
  async postGoodbye(
    tx: EntityManager,
    { email, language, displayName }: MailRecipient,
    restoreToken: string | null,
  ): Promise<void> {
    const restoreUrl = restoreToken && `${this.page(language, '/restore')}?token=${restoreToken}`;
    const days = this.config.purgeDays;
    await this.outbox.post(tx, email, goodbyeMail(language, { displayName, days, restoreUrl }));
  }

  private page(language: Language, path: string): string {
    return `${this.config.publicUrl}${localisedPath(language, path)}`;
  }
}
