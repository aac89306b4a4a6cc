import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { type Language } from '../../common/language.js';
import { DisplayIdTaken, EmailTaken } from './accounts.errors.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository } from './display-ids.repository.js';

/** What an account is made of. */
export interface NewAccount {
  displayId: string;
  displayName: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  language: Language;
  termsVersion: string;
}

/** Makes accounts from what a sign-up has confirmed. */
@Injectable()
export class NewAccounts {
  private readonly logger = new Logger(NewAccounts.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly displayIds: DisplayIdsRepository,
  ) {}

  /**
   * Makes an account and gives it the display ID that is held for its address.
   *
   * @throws EmailTaken where another account has confirmed the address
   * @throws DisplayIdTaken where the ID is not held for it any more
   */
  async create(tx: EntityManager, { displayId, ...account }: NewAccount): Promise<string> {
    const accountId = await this.insert(tx, account);
    const assigned = await this.displayIds.assign(tx, displayId, account.emailKey, accountId);
    if (!assigned) throw new DisplayIdTaken();
    this.logger.log({ event: 'account.created', accountId });
    return accountId;
  }

  private async insert(tx: EntityManager, account: Omit<NewAccount, 'displayId'>): Promise<string> {
    try {
      return await this.accounts.insert(tx, account);
    } catch (error) {
      if (violatedConstraint(error) === 'accounts_email_key_unique') throw new EmailTaken();
      throw error;
    }
  }
}
