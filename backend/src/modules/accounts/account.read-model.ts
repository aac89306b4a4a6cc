import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { type Words } from '../../common/rules/language.js';
import { type ContentsFormat, type FirstStep, type HeaderType } from './account.rules.js';
import { type PreparedPublicRead, PublicReadsService } from '../../database/public-reads.service.js';
import { type BlockView, DEFAULT_BLOCKS } from '../blocks/block.js';
import { type CategoryKindView } from '../categories/categories.service.js';
import { HEADLINE_TYPES } from '../headlines/headline-type.js';
import { type HeadlineView } from '../headlines/headlines.service.js';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { cardOf } from '../share-cards/share-card.read-model.js';
import { changesInMs } from '../visibility/next-change.read-model.js';
import { type AccountReference } from './account-reference.js';
import { type Translations } from './translations.rules.js';
import { displayIdKey } from './reserved-display-ids.js';

/** An account with its current display ID. */
export interface AccountView {
  id: string;
  displayId: string;
  displayName: string;
  email: string | null;
  introduction: string | null;
  translations: Translations;
  icon: PictureView | null;
  cover: PictureView | null;
  headerType: HeaderType;
  linkswitchPid: string | null;
  mylinkPid: string | null;
  mylinkSid: string | null;
  optout: boolean;
  searchable: boolean;
  themeId: number;
  contentsFormat: ContentsFormat;
  /** The names of the chosen categories, in display order. */
  categoryNames: Words[];
  /** One of each type. */
  headlines: HeadlineView[];
  /** The blocks of the page, in order. */
  blocks: BlockView[];
  hasPassword: boolean;
  /** The hash of the page's share card; null until it is drawn. */
  cardHash: string | null;
  /** The IANA name of the time zone in which the owner enters times. */
  timeZone: string;
  /** The first steps that the owner has done. */
  doneSteps: FirstStep[];
}

/** An account for its own pages. */
export interface PageAccountView extends AccountView {
  /** Milliseconds until something on the pages appears or ends on schedule; null if nothing will. */
  changesInMs: number | null;
}

/** A connected login provider, with the address known there. */
export interface SocialLoginView {
  provider: string;
  displayName: string;
  email: string | null;
}

/** An account for its owner. */
export interface OwnAccountView extends AccountView {
  socialLogins: SocialLoginView[];
  /** All categories, with those chosen marked. */
  categories: CategoryKindView[];
}

/** What identifies the owner of an account. */
export interface AccountIdentity {
  emailKey: string | null;
  identities: { provider: string; userId: string }[];
}

/** The columns of an `AccountView`. */
export const COLUMNS = `
         account.id, current.display_id AS "displayId", account.display_name AS "displayName",
         account.email, account.introduction, account.translations, account.linkswitch_pid AS "linkswitchPid",
         account.mylink_pid AS "mylinkPid", account.mylink_sid AS "mylinkSid", account.optout, account.searchable,
         account.time_zone AS "timeZone", account.done_steps AS "doneSteps",
         account.password_hash IS NOT NULL AS "hasPassword", ${pictureOf('account.icon_id')} AS icon,
         ${pictureOf('account.cover_id')} AS cover, account.header_type AS "headerType",
         ${cardOf('account.id', 'NULL')} AS "cardHash",
         account.theme_id AS "themeId", account.contents_format AS "contentsFormat",
         (SELECT coalesce(json_agg(json_build_object('ja', child.name_ja, 'en', child.name_en)
                                   ORDER BY kind.position, kind.id, child.position, child.id), '[]')
            FROM account_categories chosen
            JOIN categories child ON child.id = chosen.category_id
            JOIN categories kind ON kind.id = child.parent_id
           WHERE chosen.account_id = account.id) AS "categoryNames",
         (SELECT json_agg(json_build_object('type', kind.type, 'text', headline.text) ORDER BY kind.position)
            FROM unnest(ARRAY['${HEADLINE_TYPES.join("', '")}']) WITH ORDINALITY AS kind (type, position)
            LEFT JOIN headlines headline
                   ON headline.account_id = account.id AND headline.type = kind.type) AS headlines,
         coalesce(
           (SELECT json_agg(json_build_object('name', block.name, 'shown', block.shown) ORDER BY block.position)
              FROM blocks block WHERE block.account_id = account.id),
           '${JSON.stringify(DEFAULT_BLOCKS)}'::json) AS blocks`;

/** The tables of these columns. */
export const SOURCES = `
    FROM accounts account
    JOIN display_id_claims current ON current.account_id = account.id AND current.is_current`;

/** Only pages need it, and it costs a third of the statement. */
const PAGE_COLUMNS = `${COLUMNS}, ${changesInMs('account.id')} AS "changesInMs"`;

const BY_ID = '$1';
const BY_DISPLAY_ID = '(SELECT account_id FROM display_id_claims WHERE key = $1)';

const viewSql = (columns: string, id: string): string => `
  SELECT ${columns} ${SOURCES}
   WHERE account.withdrawn_at IS NULL AND account.suspended_at IS NULL AND account.id = ${id}`;

/** A read for each kind of reference to an account. */
interface AccountReads<View extends AccountView> {
  byId: PreparedPublicRead<View>;
  byDisplayId: PreparedPublicRead<View>;
}

/** Accounts for pages and the studio. Uses prepared SQL, since every page view needs one. */
@Injectable()
export class AccountReadModel {
  private readonly views: AccountReads<AccountView>;
  private readonly pageViews: AccountReads<PageAccountView>;

  constructor(
    private readonly dataSource: DataSource,
    reads: PublicReadsService,
  ) {
    const prepare = <View extends AccountView>(columns: string): AccountReads<View> => ({
      byId: reads.prepare(viewSql(columns, BY_ID)),
      byDisplayId: reads.prepare(viewSql(columns, BY_DISPLAY_ID)),
    });
    this.views = prepare(COLUMNS);
    this.pageViews = prepare(PAGE_COLUMNS);
  }

  /**
   * Finds an account by its ID or any current or former display ID. Withdrawn and suspended accounts are not found.
   */
  find(reference: AccountReference): Promise<AccountView | null> {
    return findBy(this.views, reference);
  }

  /** Finds an account as {@link find} does, for its pages. */
  findForPage(reference: AccountReference): Promise<PageAccountView | null> {
    return findBy(this.pageViews, reference);
  }

  /** @throws NotSignedIn if the signed-in account no longer exists */
  async getOwn(accountId: string): Promise<AccountView> {
    const account = await this.find({ accountId });
    if (!account) throw new NotSignedIn();
    return account;
  }

  /** Finds an account by its ID within a transaction. */
  async findIn(tx: EntityManager, accountId: string): Promise<AccountView | null> {
    const [row] = await tx.query<AccountView[]>(viewSql(COLUMNS, BY_ID), [accountId]);
    return row ?? null;
  }

  /** The connected login providers of an account. */
  findSocialLogins(accountId: string): Promise<SocialLoginView[]> {
    return this.dataSource.query<SocialLoginView[]>(
      `SELECT provider, display_name AS "displayName", email
         FROM social_identities WHERE account_id = $1 ORDER BY provider`,
      [accountId],
    );
  }

  /** What identifies the owner: the confirmed address and their identities at providers. */
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
}

async function findBy<View extends AccountView>(
  { byId, byDisplayId }: AccountReads<View>,
  reference: AccountReference,
): Promise<View | null> {
  const [row] =
    'accountId' in reference
      ? await byId.rows([reference.accountId])
      : await byDisplayId.rows([displayIdKey(reference.displayId)]);
  return row ?? null;
}
