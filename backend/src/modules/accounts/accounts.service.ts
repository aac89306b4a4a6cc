import { Injectable } from '@nestjs/common';
import { parseAccountReference } from './account-reference.js';
import { AccountNotFound } from './accounts.errors.js';
import { type AccountChanges, AccountsRepository, type AccountView } from './accounts.repository.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';

/** Reading and changing accounts. */
@Injectable()
export class AccountsService {
  constructor(private readonly accounts: AccountsRepository) {}

  /** @throws NotSignedIn where the account is gone */
  async getOwn(accountId: string): Promise<AccountView> {
    const account = await this.accounts.findView({ accountId });
    if (!account) throw new NotSignedIn();
    return account;
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

  /** Changes what is named and leaves the rest; an empty introduction is none. */
  async update(accountId: string, changes: AccountChanges): Promise<AccountView> {
    const { displayName, introduction } = changes;
    await this.accounts.update(accountId, {
      ...(displayName === undefined ? {} : { displayName }),
      ...(introduction === undefined ? {} : { introduction: introduction === '' ? null : introduction }),
    });
    return this.getOwn(accountId);
  }
}
