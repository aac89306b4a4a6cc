import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Language } from '../../common/language.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { isReservedDisplayId } from './reserved-display-ids.js';
import { RestorationsRepository } from './restorations.repository.js';

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

/** What an account is made of whose owner a provider has verified: it has no address and no password yet. */
export type NewAccountOfIdentity = Pick<
  NewAccount,
  'displayId' | 'displayName' | 'language' | 'termsVersion'
>;

/** Makes accounts from what a sign-up has confirmed. */
@Injectable()
export class AccountCreationService {
  private readonly logger = new Logger(AccountCreationService.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly displayIds: DisplayIdsRepository,
    private readonly restorations: RestorationsRepository,
    private readonly emailUndos: EmailUndosRepository,
  ) {}

  /**
   * Makes an account and gives it the display ID that is held for its address. One that was withdrawn with the same
   * address cannot be restored from now on.
   *
   * @throws EmailTaken where another account has confirmed the address
   * @throws DisplayIdTaken where the ID is not held for it any more
   */
  async create(tx: EntityManager, { displayId, ...account }: NewAccount): Promise<string> {
    const accountId = await this.accounts.insert(tx, account);
    const assigned = await this.displayIds.assign(tx, displayId, account.emailKey, accountId);
    if (!assigned) throw new DisplayIdTaken();
    await this.restorations.voidFor(tx, account.emailKey);
    await this.emailUndos.voidFor(tx, account.emailKey, null);
    this.logger.log({ event: 'account.created', accountId });
    return accountId;
  }

  /**
   * Makes an account of somebody whom a provider has verified. The caller notes who they are there.
   *
   * @throws DisplayIdTaken
   */
  async createOfIdentity(
    tx: EntityManager,
    { displayId, ...account }: NewAccountOfIdentity,
  ): Promise<string> {
    if (isReservedDisplayId(displayId)) throw new DisplayIdTaken();
    const nothingYet = { email: null, emailKey: null, passwordHash: null };
    const accountId = await this.accounts.insert(tx, { ...account, ...nothingYet });
    if (!(await this.displayIds.take(tx, displayId, accountId))) throw new DisplayIdTaken();
    this.logger.log({ event: 'account.created', accountId });
    return accountId;
  }
}
