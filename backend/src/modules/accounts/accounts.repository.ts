import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { type Words } from '../../common/language.js';
import { type ContentsFormat } from './account.rules.js';
import { type PreparedPublicRead, PublicReads } from '../../database/public-reads.js';
import { type BlockView } from '../blocks/block.js';
import { blocksOf } from '../blocks/blocks.repository.js';
import { type CategoryKindView, categoryNamesOf } from '../categories/categories.repository.js';
import { headlinesOf, type HeadlineView } from '../headlines/headlines.repository.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { type AccountReference } from './account-reference.js';
import { Account } from './account.entity.js';
import { AccountNotFound, EmailTaken } from './accounts.errors.js';
import { displayIdKey } from './reserved-display-ids.js';

/** An account as it is read: with the display ID it has now. */
export interface AccountView {
  id: string;
  displayId: string;
  displayName: string;
  email: string | null;
  introduction: string | null;
  icon: PictureView | null;
  linkswitchPid: string | null;
  mylinkPid: string | null;
  mylinkSid: string | null;
  optout: boolean;
  themeId: number;
  contentsFormat: ContentsFormat;
  /** The names of the categories that the creator has chosen. */
  categoryNames: Words[];
  headlines: HeadlineView[];
  /** The parts of the page in their order. */
  blocks: BlockView[];
  hasPassword: boolean;
}

/** Who the owner of an account is at a provider that they log in with; the address is what is said there. */
export interface SocialLoginView {
  provider: string;
  displayName: string;
  email: string | null;
}

/** An account as operators read it: also one that nobody else sees. */
export interface OperatedAccountView extends AccountView {
  suspendedAt: Date | null;
  withdrawnAt: Date | null;
}

/** What an account consists of, as operators read it beside the account itself. */
export interface AccountSummary {
  createdAt: Date;
  language: string;
  /** The accounts elsewhere, as `youtube: 花の庭`, with a note where one has to be linked again. */
  linkages: string[];
  contents: number;
  items: number;
  links: number;
  pictures: number;
}

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

/** An account as its owner reads it. */
export interface OwnAccountView extends AccountView {
  socialLogins: SocialLoginView[];
  /** Everything to choose from, and what is chosen. */
  categories: CategoryKindView[];
}

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

/** What tells who the owner of an account is. */
export interface AccountIdentity {
  emailKey: string | null;
  identities: { provider: string; userId: string }[];
}

/** What a login compares, and whether an operator keeps the account from being used. */
export type Credentials = Pick<Account, 'id' | 'passwordHash' | 'suspendedAt'>;

/** How an account is written to. */
export type AccountContact = Pick<Account, 'id' | 'displayName' | 'email' | 'emailKey' | 'language'>;

const CONTACT = { id: true, displayName: true, email: true, emailKey: true, language: true } as const;

/** An account that is there for everybody: neither withdrawn by its owner nor suspended by an operator. */
const ACTIVE = { withdrawnAt: IsNull(), suspendedAt: IsNull() };

const COLUMNS = `
         account.id, current.display_id AS "displayId", account.display_name AS "displayName",
         account.email, account.introduction, account.linkswitch_pid AS "linkswitchPid",
         account.mylink_pid AS "mylinkPid", account.mylink_sid AS "mylinkSid", account.optout,
         account.password_hash IS NOT NULL AS "hasPassword", ${pictureOf('account.icon_id')} AS icon,
         account.theme_id AS "themeId", account.contents_format AS "contentsFormat",
         ${categoryNamesOf('account.id')} AS "categoryNames", ${headlinesOf('account.id')} AS headlines,
         ${blocksOf('account.id')} AS blocks`;

const SOURCES = `
    FROM accounts account
    JOIN display_id_claims current ON current.account_id = account.id AND current.is_current`;

const VIEW = `
  SELECT ${COLUMNS} ${SOURCES}
   WHERE account.withdrawn_at IS NULL AND account.suspended_at IS NULL`;

const OPERATED_VIEW = `
  SELECT ${COLUMNS}, account.suspended_at AS "suspendedAt", account.withdrawn_at AS "withdrawnAt" ${SOURCES}
   WHERE account.id = `;

const VIEW_BY_ID = `${VIEW} AND account.id = $1`;
const VIEW_BY_DISPLAY_ID = `${VIEW} AND account.id = (SELECT account_id FROM display_id_claims WHERE key = $1)`;

/** Accounts in the database. */
@Injectable()
export class AccountsRepository {
  private readonly viewById: PreparedPublicRead<AccountView>;
  private readonly viewByDisplayId: PreparedPublicRead<AccountView>;

  constructor(
    private readonly dataSource: DataSource,
    reads: PublicReads,
  ) {
    this.viewById = reads.prepare(VIEW_BY_ID);
    this.viewByDisplayId = reads.prepare(VIEW_BY_DISPLAY_ID);
  }

  /**
   * An account by its ID, or by any display ID that it has or had. One that is withdrawn or suspended is not there, for
   * its owner neither.
   */
  async findView(reference: AccountReference): Promise<AccountView | null> {
    const [row] =
      'accountId' in reference
        ? await this.viewById.rows([reference.accountId])
        : await this.viewByDisplayId.rows([displayIdKey(reference.displayId)]);
    return row ?? null;
  }

  /** The same by its ID, as the transaction sees it. */
  async findViewIn(tx: EntityManager, accountId: string): Promise<AccountView | null> {
    const [row] = await tx.query<AccountView[]>(VIEW_BY_ID, [accountId]);
    return row ?? null;
  }

  /** An account whatever has become of it, as long as it is not erased. */
  async findOperatedView(reference: AccountReference): Promise<OperatedAccountView | null> {
    const [row] =
      'accountId' in reference
        ? await this.dataSource.query<OperatedAccountView[]>(`${OPERATED_VIEW} $1`, [reference.accountId])
        : await this.dataSource.query<OperatedAccountView[]>(
            `${OPERATED_VIEW} (SELECT account_id FROM display_id_claims WHERE key = $1)`,
            [displayIdKey(reference.displayId)],
          );
    return row ?? null;
  }

  /** The account with an e-mail address: the one in use, else the one that was withdrawn last. */
  async findIdByEmail(email: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM accounts WHERE lower(email) = $1 ORDER BY withdrawn_at DESC NULLS FIRST LIMIT 1`,
      [email],
    );
    return row?.id ?? null;
  }

  /** What an account consists of. */
  async summarise(id: string): Promise<AccountSummary> {
    const count = (table: string) =>
      `(SELECT count(*)::int FROM ${table} WHERE account_id = account.id) AS ${table}`;
    const [row] = await this.dataSource.query<AccountSummary[]>(
      `SELECT account.created_at AS "createdAt", account.language,
              ARRAY(SELECT provider || ': ' || sns_account_name
                             || CASE WHEN needs_reconnect THEN ' (to be linked again)' ELSE '' END
                      FROM linkages WHERE account_id = account.id ORDER BY id) AS linkages,
              ${['contents', 'items', 'links', 'pictures'].map(count).join(', ')}
         FROM accounts account WHERE id = $1`,
      [id],
    );
    if (!row) throw new AccountNotFound();
    return row;
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

  /** The providers that the owner of an account logs in with. */
  findSocialLogins(accountId: string): Promise<SocialLoginView[]> {
    return this.dataSource.query<SocialLoginView[]>(
      `SELECT provider, display_name AS "displayName", email
         FROM social_identities WHERE account_id = $1 ORDER BY provider`,
      [accountId],
    );
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

  /** What tells who the owner of an account is: the confirmed address, and who they are at providers. */
  async findIdentity(id: string, db: EntityManager = this.dataSource.manager): Promise<AccountIdentity> {
    const [row] = await db.query<AccountIdentity[]>(
      `SELECT email_key AS "emailKey",
              coalesce((SELECT json_agg(json_build_object('provider', provider, 'userId', provider_user_id))
                          FROM social_identities WHERE account_id = account.id), '[]') AS identities
         FROM accounts account WHERE id = $1`,
      [id],
    );
    return row ?? { emailKey: null, identities: [] };
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
    await tx.query('UPDATE display_id_claims SET former_owners = NULL WHERE account_id = $1', [id]);
  }

  /** The accounts that were withdrawn so many days ago, the longest due first. */
  async listDue(days: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM accounts WHERE withdrawn_at <= now() - make_interval(days => $1) ORDER BY withdrawn_at, id`,
      [days],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Notes that an account is being erased, which nothing takes back, and lets go of its icon.
   *
   * @returns false where it is not due: it was restored, or is gone
   */
  async beginErasing(tx: EntityManager, id: string, days: number): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(
      `UPDATE accounts SET erasing_since = coalesce(erasing_since, now()), icon_id = NULL
        WHERE id = $1 AND withdrawn_at <= now() - make_interval(days => $2)`,
      [id, days],
    );
    return count === 1;
  }

  /**
   * Has nothing bring a withdrawn account back any more, since its owner has taken over what it had.
   *
   * @returns false where it is in use again, or gone
   */
  async giveUp(tx: EntityManager, id: string): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(
      `UPDATE accounts SET erasing_since = coalesce(erasing_since, now())
        WHERE id = $1 AND withdrawn_at IS NOT NULL`,
      [id],
    );
    return count === 1;
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
