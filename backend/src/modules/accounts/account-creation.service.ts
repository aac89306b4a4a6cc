import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Language } from '../../common/rules/language.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { isReservedDisplayId } from './reserved-display-ids.js';
import { RestorationsRepository } from './restorations.repository.js';

/** The data of a new account. */
export interface NewAccount {
  displayId: string;
  displayName: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  language: Language;
  termsVersion: string;
}

/** The data of a new account created through a provider, without address and password. */
export type NewAccountOfIdentity = Pick<
  NewAccount,
  'displayId' | 'displayName' | 'language' | 'termsVersion'
> & {
  /** The withdrawn account of the same person, if any. */
  withdrawnId: string | null;
};

/** Creates accounts from confirmed sign-ups. */
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
   * Creates an account with the display ID reserved for its address. A withdrawn account with the same address can no
   * longer be restored.
   *
   * @throws EmailTaken if another account has confirmed the address
   * @throws DisplayIdTaken if the reservation has ended
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
   * Creates an account for somebody verified by a provider. The caller stores their identity there. Their withdrawn
   * account can no longer be restored.
   *
   * @throws DisplayIdTaken
   */
  async createOfIdentity(
    tx: EntityManager,
    { displayId, withdrawnId, ...account }: NewAccountOfIdentity,
  ): Promise<string> {
    if (isReservedDisplayId(displayId)) throw new DisplayIdTaken();
    const nothingYet = { email: null, emailKey: null, passwordHash: null };
    const accountId = await this.accounts.insert(tx, { ...account, ...nothingYet });
    if (!(await this.displayIds.take(tx, displayId, accountId))) throw new DisplayIdTaken();
    if (withdrawnId !== null) await this.restorations.voidOf(tx, withdrawnId);
    this.logger.log({ event: 'account.created', accountId });
    return accountId;
  }
}
