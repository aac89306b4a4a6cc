import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AccountReference } from './account-reference.js';
import { Account } from './account.entity.js';
import { displayIdKey } from './reserved-display-ids.js';

/** An account as it is read: with the display ID it has now. */
export interface AccountView {
  id: string;
  displayId: string;
  displayName: string;
  email: string | null;
  introduction: string | null;
}

/** What an owner may change. */
export interface AccountChanges {
  displayName?: string | undefined;
  introduction?: string | null | undefined;
}

const VIEW = `
  SELECT account.id, current.display_id AS "displayId", account.display_name AS "displayName",
         account.email, account.introduction
    FROM accounts account
    JOIN display_id_claims current ON current.account_id = account.id AND current.is_current`;

/** Accounts in the database. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An account by its ID, or by any display ID that it has or had. */
  async findView(
    reference: AccountReference,
    db: EntityManager = this.dataSource.manager,
  ): Promise<AccountView | null> {
    const [row] =
      'accountId' in reference
        ? await db.query<AccountView[]>(`${VIEW} WHERE account.id = $1`, [reference.accountId])
        : await db.query<AccountView[]>(
            `${VIEW} WHERE account.id = (SELECT account_id FROM display_id_claims WHERE key = $1)`,
            [displayIdKey(reference.displayId)],
          );
    return row ?? null;
  }

  /** What a login needs of the account that has confirmed an address. */
  async findCredentials(emailKey: string): Promise<Pick<Account, 'id' | 'passwordHash'> | null> {
    return this.dataSource.manager.findOne(Account, {
      where: { emailKey },
      select: { id: true, passwordHash: true },
    });
  }

  async emailIsTaken(db: EntityManager, emailKey: string): Promise<boolean> {
    return db.existsBy(Account, { emailKey });
  }

  async insert(
    tx: EntityManager,
    account: Pick<
      Account,
      'displayName' | 'email' | 'emailKey' | 'passwordHash' | 'language' | 'termsVersion'
    >,
  ): Promise<string> {
    const result = await tx.insert(Account, account);
    return (result.identifiers[0] as { id: string }).id;
  }

  /** Changes what is named; nothing named is nothing to do. */
  async update(accountId: string, changes: AccountChanges): Promise<void> {
    if (Object.keys(changes).length > 0)
      await this.dataSource.manager.update(Account, { id: accountId }, changes);
  }
}
