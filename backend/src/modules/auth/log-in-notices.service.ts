import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountMailsService } from '../accounts/account-mails.service.js';
import { describeDevice } from './device.js';

/** Mails security alerts about logins to the owner, in the language of their sign-up. */
@Injectable()
export class LogInNoticesService {
  constructor(private readonly mails: AccountMailsService) {}

  /** An unknown browser has signed in. */
  async postNewSignIn(tx: EntityManager, accountId: string, userAgent: string | null): Promise<void> {
    const { browser, os } = describeDevice(userAgent);
    const device = [browser, os].filter((name) => name !== null).join(' / ');
    await this.mails.postNewSignIn(tx, accountId, device === '' ? null : device);
  }
}
