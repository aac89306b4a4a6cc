import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { isDaysAgo } from '../../database/clock-conditions.js';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { Account } from './account.entity.js';
import { EmailTaken } from './accounts.errors.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';

/** Search filters for operators; null filters are ignored. */
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

/** An account in an operator's list. */
export interface FoundAccount {
  id: string;
  /** Null if the owner has moved it to another account. */
  displayId: string | null;
  displayName: string;
  email: string | null;
  state: AccountState;
  createdAt: Date;
  /** The total number of matches. */
  total: number;
}

/** An account to be changed by an operator. */
export type OperatedAccount = AccountContact & Pick<Account, 'suspendedAt' | 'withdrawnAt' | 'erasingSince'>;

/** The fields an owner can change, apart from the display ID. */
export type AccountChanges = Partial<
  Pick<
    Account,
    | 'displayName'
    | 'introduction'
    | 'translations'
    | 'linkswitchPid'
    | 'mylinkPid'
    | 'mylinkSid'
    | 'optout'
    | 'searchable'
    | 'timeZone'
    | 'doneSteps'
    | 'headerType'
    | 'themeId'
    | 'contentsFormat'
  >
>;

/** The IDs of an account's icon and cover. */
export type AccountPictureIds = Pick<Account, 'iconId' | 'coverId'>;

/** The credentials of an account, and when it was suspended. */
export type Credentials = Pick<Account, 'id' | 'passwordHash' | 'suspendedAt'>;

/** What mails to an account need. */
export type AccountContact = Pick<
  Account,
  'id' | 'displayName' | 'email' | 'emailKey' | 'language' | 'timeZone'
>;

const CONTACT = {
  id: true,
  displayName: true,
  email: true,
  emailKey: true,
  language: true,
  timeZone: true,
} as const;

/** Neither withdrawn by its owner nor suspended by an operator. */
const ACTIVE = { withdrawnAt: IsNull(), suspendedAt: IsNull() };

/** Keeps the time at which erasure first began. */
const erasingSince = () => 'coalesce(erasing_since, now())';

/** Accounts in the database. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The account with an e-mail address: the one in use, or else the last one withdrawn. */
  async findIdByEmail(email: string): Promise<string | null> {
    const account = await this.dataSource.manager.findOne(Account, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      select: { id: true },
      order: { withdrawnAt: { direction: 'DESC', nulls: 'FIRST' } },
    });
    return account?.id ?? null;
  }

  /** The accounts that match a search, newest first. */
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

  /** An account in any state, locked until the transaction ends. */
  findOperatedForUpdate(tx: EntityManager, id: string): Promise<OperatedAccount | null> {
    return tx.findOne(Account, {
      where: { id },
      select: { ...CONTACT, suspendedAt: true, withdrawnAt: true, erasingSince: true },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Suspends an account or lifts its suspension. */
  async setSuspended(tx: EntityManager, id: string, suspended: boolean): Promise<void> {
    await tx.update(Account, { id }, { suspendedAt: suspended ? () => 'now()' : null });
  }

  /** The credentials of the account with a confirmed address. */
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

  /** The contact of the account with a confirmed address. */
  findContactByEmail(db: EntityManager, emailKey: string): Promise<AccountContact | null> {
    return db.findOne(Account, { where: { emailKey, ...ACTIVE }, select: CONTACT });
  }

  /** The contact of an account; within a transaction its row is locked. */
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

  /** The creator's icon and cover. */
  async findPictureIds(tx: EntityManager, id: string): Promise<AccountPictureIds> {
    const account = await tx.findOne(Account, { where: { id }, select: { iconId: true, coverId: true } });
    return { iconId: account?.iconId ?? null, coverId: account?.coverId ?? null };
  }

  async setPictures(tx: EntityManager, id: string, pictures: Partial<AccountPictureIds>): Promise<void> {
    await tx.update(Account, { id }, pictures);
  }

  /** Updates the given fields, if any. */
  async update(tx: EntityManager, id: string, changes: AccountChanges): Promise<void> {
    if (Object.keys(changes).length > 0) await tx.update(Account, { id }, changes);
  }

  /** The hash of an account's password, or null if it has none. */
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

  /** Withdraws an account. Its address becomes available; the row keeps it for a restoration. */
  async withdraw(tx: EntityManager, id: string): Promise<void> {
    await tx.update(Account, { id }, { withdrawnAt: () => 'now()', emailKey: null });
  }

  /**
   * Restores an account.
   *
   * @throws EmailTaken where another account has confirmed its address meanwhile
   */
  async restore(tx: EntityManager, id: string, emailKey: string | null): Promise<void> {
    await orEmailTaken(tx.update(Account, { id }, { withdrawnAt: null, emailKey }));
    await tx.update(DisplayIdClaim, { accountId: id }, { formerOwners: null });
  }

  /** The accounts withdrawn at least the given number of days ago, oldest first. */
  async listDue(days: number): Promise<string[]> {
    const due = await this.dataSource.manager.find(Account, {
      where: { withdrawnAt: isDaysAgo(days) },
      select: { id: true },
      order: { withdrawnAt: 'ASC', id: 'ASC' },
    });
    return due.map(({ id }) => id);
  }

  /**
   * Marks an account as being erased, irreversibly, and releases its icon and cover.
   *
   * @returns false if it is not due: restored or erased
   */
  async beginErasing(tx: EntityManager, id: string, days: number): Promise<boolean> {
    const { affected } = await tx.update(
      Account,
      { id, withdrawnAt: isDaysAgo(days) },
      { erasingSince, iconId: null, coverId: null },
    );
    return affected === 1;
  }

  /**
   * Makes a withdrawn account unrestorable, since its owner has taken over its data.
   *
   * @returns false if it is in use again or erased
   */
  async markUnrestorable(tx: EntityManager, id: string): Promise<boolean> {
    const { affected } = await tx.update(Account, { id, withdrawnAt: Not(IsNull()) }, { erasingSince });
    return affected === 1;
  }

  /** Erases an account and its remaining data. */
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
