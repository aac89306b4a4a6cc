import { Injectable } from '@nestjs/common';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { checkDisplayName, checkIntroduction, checkNumericId } from '../accounts/account.rules.js';
import { AccountsService, type OwnChanges } from '../accounts/accounts.service.js';
import { type Translation } from '../accounts/translations.rules.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { BLOCK_NAMES } from '../blocks/block.js';
import { CATEGORY_LIMITS } from '../categories/category.rules.js';
import { CategoriesService } from '../categories/categories.service.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { ContentsService } from '../contents/contents.service.js';
import { HEADLINE_TYPES } from '../headlines/headline-type.js';
import { checkHeadline } from '../headlines/headline.rules.js';
import { HeadlinesService } from '../headlines/headlines.service.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { LinksService } from '../links/links.service.js';
import { LinkagesService } from '../oauth/linkages/linkages.service.js';
import { findTheme } from '../themes/themes.js';
import { checkTimeZone } from '../visibility/visibility.rules.js';
import { contentAddress } from '../../providers/content-address.rules.js';
import { CONTENT_PROVIDERS } from '../../providers/provider.rules.js';
import { normaliseText } from '../../common/rules/text.js';
import { type ArchivedProfile, type ArchivedSettings, type ArchivedTranslations } from './archive-format.js';
import { categoryKey, type ImportRoom, linkKey } from './import-plan.js';

/** What replaces the account’s own page settings. */
export interface PageToApply {
  profile: ArchivedProfile;
  settings: ArchivedSettings | null;
  /** Null removes the current ones, undefined leaves them. */
  icon: UploadedFile | null | undefined;
  cover: UploadedFile | null | undefined;
}

/** Reads and replaces the importing account’s page settings. */
@Injectable()
export class OwnPageService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly blocks: BlocksService,
    private readonly categories: CategoriesService,
    private readonly contents: ContentsService,
    private readonly headlines: HeadlinesService,
    private readonly linkages: LinkagesService,
    private readonly links: LinksService,
  ) {}

  /** What the account already has, and how much more it can hold. */
  async room(accountId: string): Promise<ImportRoom> {
    const range = (limit: number) => ({ offset: 0, limit });
    const links = await this.links.list(accountId, accountId, range(LINK_LIMITS.perAccount));
    const contents = await this.contents.list(accountId, accountId, range(CONTENT_LIMITS.perAccount));
    const linked = new Set((await this.linkages.listOf(accountId)).map(({ provider }): string => provider));
    const kinds = await this.categories.list();
    return {
      links: LINK_LIMITS.perAccount - links.total,
      contents: CONTENT_LIMITS.perAccount - contents.part.total,
      linkKeys: new Set(links.entries.map(({ type, details }) => linkKey(type.name, details))),
      contentUrls: new Set(
        contents.part.entries.map(({ provider, contentUrl }) => contentAddress(provider, contentUrl)),
      ),
      providers: new Set(CONTENT_PROVIDERS.filter((provider) => linked.has(provider))),
      categoryNames: new Set(
        kinds.flatMap(({ children }) => children.map(({ names }) => categoryKey(names))),
      ),
      hasTheme: (id) => findTheme(id) !== null,
    };
  }

  /**
   * Replaces the profile, the design and the settings. Invalid fields keep their current values.
   *
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, StorageFull, ServiceUnavailable
   */
  async apply(accountId: string, { profile, settings, icon, cover }: PageToApply): Promise<void> {
    const displayName = normaliseText(profile.displayName);
    const introduction = normaliseText(profile.introduction ?? '');
    const categories = await this.categoryIds(profile.categories);
    const changes: OwnChanges = {
      ...(checkDisplayName(displayName) === null && { displayName }),
      ...(checkIntroduction(introduction) === null && { introduction: introduction || null }),
      ...(profile.translations && { translations: toTranslations(profile.translations) }),
      ...(findTheme(profile.theme) !== null && { themeId: profile.theme }),
      ...((categories.length > 0 || profile.categories.length === 0) && { categories }),
      headerType: profile.headerType,
      contentsFormat: profile.contentsFormat,
      ...(icon !== undefined && { icon }),
      ...(cover !== undefined && { cover }),
      ...(settings && toSettings(settings)),
    };
    await this.accounts.update(accountId, changes);
    const headlines = new Map(profile.headlines.map(({ type, text }) => [type, normaliseText(text)]));
    for (const type of HEADLINE_TYPES) {
      const words = headlines.get(type) ?? null;
      if (words === null || checkHeadline(words) === null) await this.headlines.set(accountId, type, words);
    }
    const names = new Set(profile.blocks.map(({ name }) => name));
    if (names.size === BLOCK_NAMES.length && profile.blocks.length === BLOCK_NAMES.length)
      await this.blocks.arrange(
        accountId,
        accountId,
        profile.blocks.map(({ name, shown }, index) => ({ name, type: name, order: index + 1, shown })),
      );
  }

  private async categoryIds(wanted: ArchivedProfile['categories']): Promise<number[]> {
    const keys = new Set(wanted.map(categoryKey));
    const kinds = await this.categories.list();
    const ids = kinds.flatMap(({ children }) =>
      children.filter(({ names }) => keys.has(categoryKey(names))).map(({ id }) => id),
    );
    return ids.slice(0, CATEGORY_LIMITS.max);
  }
}

/** The translations by language, without invalid ones. */
function toTranslations(archived: ArchivedTranslations): NonNullable<OwnChanges['translations']> {
  const [ja, en] = [toTranslation(archived.ja), toTranslation(archived.en)];
  return { ...(ja !== undefined && { ja }), ...(en !== undefined && { en }) };
}

/** Undefined for invalid texts. */
function toTranslation(archived: Translation | null): Translation | null | undefined {
  const displayName = normaliseText(archived?.displayName ?? '') || null;
  const introduction = normaliseText(archived?.introduction ?? '') || null;
  if (displayName === null && introduction === null) return null;
  const isSound =
    (displayName === null || checkDisplayName(displayName) === null) &&
    checkIntroduction(introduction ?? '') === null;
  return isSound ? { displayName, introduction } : undefined;
}

function toSettings({
  searchable,
  optout,
  linkswitchPid,
  mylinkPid,
  mylinkSid,
  timeZone,
}: ArchivedSettings): Partial<OwnChanges> {
  const known = (id: string | null) => (id !== null && checkNumericId(id) === null ? id : null);
  return {
    searchable,
    optout,
    linkswitchPid: known(linkswitchPid),
    mylinkPid: known(mylinkPid),
    mylinkSid: known(mylinkSid),
    ...(timeZone !== undefined && checkTimeZone(timeZone) === null && { timeZone }),
  };
}
