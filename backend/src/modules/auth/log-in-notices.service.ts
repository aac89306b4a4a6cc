import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountMailsService } from '../accounts/account-mails.service.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { describeDevice } from './device.js';

/** Mails security alerts about logins to the owner, in the language of their sign-up. */
@Injectable()
export class LogInNoticesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: AccountMailsService,
  ) {}

  /** An unknown browser has signed in. */
  async postNewSignIn(tx: EntityManager, emailKey: string, userAgent: string | null): Promise<void> {
    const account = await this.accounts.findContactByEmail(tx, emailKey);
    if (!account) return;
    const { browser, os } = describeDevice(userAgent);
    const device = [browser, os].filter((name) => name !== null).join(' / ');
    await this.mails.postNewSignIn(tx, account, device === '' ? null : device);
  }

  /** Wrong passwords have locked the address; an unknown address takes the same time. */
  async postLocked(tx: EntityManager, emailKey: string): Promise<void> {
    const account = await this.accounts.findContactByEmail(tx, emailKey);
    await this.mails.postLocked(tx, account ?? { email: null, displayName: '', language: 'ja' });
  }
}
