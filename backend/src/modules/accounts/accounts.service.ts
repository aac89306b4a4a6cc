import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { Transactions } from '../../database/transactions.js';
import { parseAccountReference } from './account-reference.js';
import { AccountNotFound } from './accounts.errors.js';
import {
  type AccountChanges,
  AccountsRepository,
  type AccountView,
  type OwnAccountView,
} from './accounts.repository.js';
import { DisplayIdChanges } from './display-id-changes.js';

/** Reading and changing accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly displayIdChanges: DisplayIdChanges,
  ) {}

  /** @throws NotSignedIn where the account is gone */
  async getOwn(accountId: string): Promise<OwnAccountView> {
    const [account, socialLogins] = await Promise.all([
      this.accounts.findView({ accountId }),
      this.accounts.findSocialLogins(accountId),
    ]);
    if (!account) throw new NotSignedIn();
    return { ...account, socialLogins };
  }

  /**
   * @param id a display ID, current or former, or an account ID
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async getPublic(id: string): Promise<AccountView> {
    const account = await this.accounts.findView(parseAccountReference(id));
    if (!account) throw new AccountNotFound();
    return account;
  }

  /** @throws DisplayIdTaken where the account cannot have the display ID */
  async requireFreeDisplayId(accountId: string, displayId: string): Promise<void> {
    await this.displayIdChanges.requireFree(accountId, displayId);
  }

  /**
   * Changes what is named and leaves the rest; an empty introduction is none. All of it, or nothing where the display ID
   * cannot be had.
   *
   * @throws DisplayIdTaken
   * @throws TooManyRequests where the display ID was changed too often of late
   */
  async update(
    accountId: string,
    { displayId, ...changes }: AccountChanges & { displayId?: string },
  ): Promise<OwnAccountView> {
    await this.transactions.run(async (tx) => {
      // Before the ID is read: of two changes at once the second sees what the first has done.
      await this.accounts.findContactForUpdate(tx, accountId);
      const account = await this.accounts.findView({ accountId }, tx);
      if (!account) throw new NotSignedIn();
      if (displayId !== undefined)
        await this.displayIdChanges.change(tx, accountId, account.displayId, displayId);
      await this.accounts.update(tx, accountId, changes);
    });
    return this.getOwn(accountId);
  }
}
