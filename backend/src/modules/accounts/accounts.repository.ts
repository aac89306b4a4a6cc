import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { isDaysAgo } from '../../database/clock-conditions.js';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { Account } from './account.entity.js';
import { EmailTaken } from './accounts.errors.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';

/** What operators look for among accounts; what is null is not asked for. */
export interface AccountSearch {
  displayId: string | null;
  email: string | null;
  state: AccountState | null;
  /** Created on or after this day, and before that one. */
  from: Date | null;
  to: Date | null;
  limit: number;
}

export const ACCOUNT_STATES = ['active', 'suspended', 'withdrawn'] as const;
type AccountState = (typeof ACCOUNT_STATES)[number];

/** An account in a list of operators. */
export interface FoundAccount {
  id: string;
  /** Null where its owner has taken it over into another account. */
  displayId: string | null;
  displayName: string;
  email: string | null;
  state: AccountState;
  createdAt: Date;
  /** How many there are in all. */
  total: number;
}

/** An account as operators change it. */
export type OperatedAccount = AccountContact & Pick<Account, 'suspendedAt' | 'withdrawnAt' | 'erasingSince'>;

/** What an owner may change beside the display ID. */
export type AccountChanges = Partial<
  Pick<
    Account,
    | 'displayName'
    | 'introduction'
    | 'linkswitchPid'
    | 'mylinkPid'
    | 'mylinkSid'
    | 'optout'
    | 'themeId'
    | 'contentsFormat'
  >
>;

/** What a login compares, and whether an operator keeps the account from being used. */
export type Credentials = Pick<Account, 'id' | 'passwordHash' | 'suspendedAt'>;

/** How an account is written to. */
export type AccountContact = Pick<Account, 'id' | 'displayName' | 'email' | 'emailKey' | 'language'>;

const CONTACT = { id: true, displayName: true, email: true, emailKey: true, language: true } as const;

/** An account that is there for everybody: neither withdrawn by its owner nor suspended by an operator. */
const ACTIVE = { withdrawnAt: IsNull(), suspendedAt: IsNull() };

/** When erasing an account began stays as it was noted first. */
const erasingSince = () => 'coalesce(erasing_since, now())';

/** Accounts in the database. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The account with an e-mail address: the one in use, else the one that was withdrawn last. */
  async findIdByEmail(email: string): Promise<string | null> {
    const account = await this.dataSource.manager.findOne(Account, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      select: { id: true },
      order: { withdrawnAt: { direction: 'DESC', nulls: 'FIRST' } },
    });
    return account?.id ?? null;
  }

  /** Accounts that operators look for, the newest first. */
  search({ displayId, email, state, from, to, limit }: AccountSearch): Promise<FoundAccount[]> {
    return this.dataSource.query<FoundAccount[]>(
      `SELECT *, count(*) OVER ()::int AS total
         FROM (SELECT account.id, current.display_id AS "displayId", account.display_name AS "displayName",
                      account.email, account.created_at AS "createdAt",
                      CASE WHEN account.withdrawn_at IS NOT NULL THEN 'withdrawn'
                           WHEN account.suspended_at IS NOT NULL THEN 'suspended' ELSE 'active' END AS state
                 FROM accounts account
                 LEFT JOIN display_id_claims current ON current.account_id = account.id AND current.is_current
                WHERE ($1::text IS NULL OR EXISTS (
                        SELECT 1 FROM display_id_claims claim
                         WHERE claim.account_id = account.id AND position($1 IN claim.key) > 0))
                  AND ($2::text IS NULL OR position($2 IN lower(account.email)) > 0)
                  AND ($4::timestamptz IS NULL OR account.created_at >= $4)
                  AND ($5::timestamptz IS NULL OR account.created_at < $5)) AS found
        WHERE $3::text IS NULL OR state = $3
        ORDER BY "createdAt" DESC, id DESC LIMIT $6`,
      [displayId, email, state, from, to, limit],
    );
  }

  /** An account whatever has become of it, for a change: nobody else changes it until the transaction has ended. */
  findOperatedForUpdate(tx: EntityManager, id: string): Promise<OperatedAccount | null> {
    return tx.findOne(Account, {
      where: { id },
      select: { ...CONTACT, suspendedAt: true, withdrawnAt: true, erasingSince: true },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Keeps an account from being used and seen, or lets it be both again. */
  async setSuspended(tx: EntityManager, id: string, suspended: boolean): Promise<void> {
    await tx.update(Account, { id }, { suspendedAt: suspended ? () => 'now()' : null });
  }

  /** What a login needs of the account that has confirmed an address. */
  async findCredentials(emailKey: string): Promise<Credentials | null> {
    return this.dataSource.manager.findOne(Account, {
      where: { emailKey },
      select: { id: true, passwordHash: true, suspendedAt: true },
    });
  }

  /** The account in use that has confirmed an address. */
  async findOwnerOf(emailKey: string): Promise<string | null> {
    const account = await this.dataSource.manager.findOne(Account, {
      where: { emailKey, ...ACTIVE },
      select: { id: true },
    });
    return account?.id ?? null;
  }

  /** How the account that has confirmed an address is written to. */
  findContactByEmail(db: EntityManager, emailKey: string): Promise<AccountContact | null> {
    return db.findOne(Account, { where: { emailKey, ...ACTIVE }, select: CONTACT });
  }

  /** How an account is written to; in the transaction that changes it, no other one does until it has ended. */
  findContactForUpdate(tx: EntityManager, id: string): Promise<AccountContact | null> {
    return tx.findOne(Account, {
      where: { id, ...ACTIVE },
      select: CONTACT,
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @param exceptId the account whose own address does not count */
  async emailIsTaken(db: EntityManager, emailKey: string, exceptId?: string): Promise<boolean> {
    return db.existsBy(Account, { emailKey, ...(exceptId === undefined ? {} : { id: Not(exceptId) }) });
  }

  /** @throws EmailTaken where another account has confirmed the address */
  async insert(
    tx: EntityManager,
    account: Pick<
      Account,
      'displayName' | 'email' | 'emailKey' | 'passwordHash' | 'language' | 'termsVersion'
    >,
  ): Promise<string> {
    const result = await orEmailTaken(tx.insert(Account, account));
    return (result.identifiers[0] as { id: string }).id;
  }

  /** The picture that stands for the creator. */
  async findIconId(tx: EntityManager, id: string): Promise<number | null> {
    const account = await tx.findOne(Account, { where: { id }, select: { iconId: true } });
    return account?.iconId ?? null;
  }

  async setIcon(tx: EntityManager, id: string, iconId: number | null): Promise<void> {
    await tx.update(Account, { id }, { iconId });
  }

  /** Changes what is named; nothing named is nothing to do. */
  async update(tx: EntityManager, id: string, changes: AccountChanges): Promise<void> {
    if (Object.keys(changes).length > 0) await tx.update(Account, { id }, changes);
  }

  /** The hash of an account's password, or null where it has none. */
  async findPasswordHash(tx: EntityManager, id: string): Promise<string | null> {
    const account = await tx.findOne(Account, { where: { id }, select: { id: true, passwordHash: true } });
    return account?.passwordHash ?? null;
  }

  async setPassword(tx: EntityManager, id: string, passwordHash: string | null): Promise<void> {
    await tx.update(Account, { id }, { passwordHash });
  }

  /** @throws EmailTaken where another account has confirmed the address */
  async setEmail(tx: EntityManager, id: string, email: Pick<Account, 'email' | 'emailKey'>): Promise<void> {
    await orEmailTaken(tx.update(Account, { id }, email));
  }

  /** Puts an account out of use. Its address is free from now on; the row keeps it, for a way back. */
  async withdraw(tx: EntityManager, id: string): Promise<void> {
    await tx.update(Account, { id }, { withdrawnAt: () => 'now()', emailKey: null });
  }

  /**
   * Puts an account back into use.
   *
   * @throws EmailTaken where another account has confirmed its address meanwhile
   */
  async restore(tx: EntityManager, id: string, emailKey: string | null): Promise<void> {
    await orEmailTaken(tx.update(Account, { id }, { withdrawnAt: null, emailKey }));
    await tx.update(DisplayIdClaim, { accountId: id }, { formerOwners: null });
  }

  /** The accounts that were withdrawn so many days ago, the longest due first. */
  async listDue(days: number): Promise<string[]> {
    const due = await this.dataSource.manager.find(Account, {
      where: { withdrawnAt: isDaysAgo(days) },
      select: { id: true },
      order: { withdrawnAt: 'ASC', id: 'ASC' },
    });
    return due.map(({ id }) => id);
  }

  /**
   * Notes that an account is being erased, which nothing takes back, and lets go of its icon.
   *
   * @returns false where it is not due: it was restored, or is gone
   */
  async beginErasing(tx: EntityManager, id: string, days: number): Promise<boolean> {
    const { affected } = await tx.update(
      Account,
      { id, withdrawnAt: isDaysAgo(days) },
      { erasingSince, iconId: null },
    );
    return affected === 1;
  }

  /**
   * Has nothing bring a withdrawn account back any more, since its owner has taken over what it had.
   *
   * @returns false where it is in use again, or gone
   */
  async giveUp(tx: EntityManager, id: string): Promise<boolean> {
    const { affected } = await tx.update(Account, { id, withdrawnAt: Not(IsNull()) }, { erasingSince });
    return affected === 1;
  }

  /** Erases an account with all that still belongs to it. */
  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(Account, { id });
  }
}

async function orEmailTaken<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email_key_unique') throw new EmailTaken();
    throw error;
  }
}
