import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { type PictureKind } from '../pictures/picture-kind.rules.js';
import { extensionOf } from '../pictures/picture-names.rules.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { type OwnAccountView } from '../accounts/account.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ContentsService } from '../contents/contents.service.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { type ContentView } from '../contents/content.read-model.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { ItemsService, type ShownItem } from '../items/items.service.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { LinksService } from '../links/links.service.js';
import { type LinkView } from '../links/link.read-model.js';
import { toVisibility } from '../visibility/visibility.mapper.js';
import {
  type Archive,
  ARCHIVE_FORMAT,
  ARCHIVE_SCHEMA_PATH,
  ARCHIVE_VERSION,
  type ArchivedContent,
  type ArchivedItem,
  type ArchivedLink,
  type ArchivedProfile,
} from './archive-format.js';

/** The contents of an archive. */
export interface ArchiveContents {
  archive: Archive;
  /** The pictures by their names in the archive. */
  pictures: ReadonlyMap<string, ArchivedPicture>;
}

/** A picture in an archive: as it was uploaded, otherwise its widest file. */
interface ArchivedPicture {
  files: PictureView;
  /** The format of the upload; null if it is not kept, or the picture comes from elsewhere. */
  upload: PictureKind | null;
}

/** Numbers pictures in the order of their first use. */
class PictureNames {
  readonly pictures = new Map<string, ArchivedPicture>();
  private readonly names = new Map<string, string>();

  constructor(private readonly uploads: ReadonlyMap<string, PictureKind>) {}

  readonly of = (files: PictureView | null): string | null => {
    if (files === null) return null;
    const upload = this.uploads.get(files.hash) ?? null;
    const extension = extensionOf(upload ?? 'webp');
    const name = this.names.get(files.hash) ?? `media/${this.names.size + 1}.${extension}`;
    this.names.set(files.hash, name);
    this.pictures.set(name, { files, upload });
    return name;
  };
}

/** Collects everything a creator owns, as its owner sees it. */
@Injectable()
export class ArchiveContentsService {
  constructor(
    private readonly config: AppConfig,
    private readonly accounts: AccountsService,
    private readonly links: LinksService,
    private readonly contents: ContentsService,
    private readonly items: ItemsService,
    private readonly pictures: PicturesService,
  ) {}

  /** @throws NotSignedIn if the account is gone */
  async gather(accountId: string): Promise<ArchiveContents> {
    const account = await this.accounts.getOwn(accountId);
    const range = (limit: number) => ({ offset: 0, limit });
    const links = await this.links.list(accountId, accountId, range(LINK_LIMITS.perAccount));
    const contents = await this.contents.list(accountId, accountId, range(CONTENT_LIMITS.perAccount));
    const items = await this.itemsByContent(accountId);
    const copied = await this.contents.listCopied(accountId);
    const names = new PictureNames(await this.pictures.listUploads(accountId));
    const { searchable, optout, linkswitchPid, mylinkPid, mylinkSid, timeZone } = account;
    const archive: Archive = {
      $schema: `${this.config.publicUrl}${ARCHIVE_SCHEMA_PATH}`,
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      exportedAt: new Date().toISOString(),
      profile: toProfile(account, names),
      settings: { searchable, optout, linkswitchPid, mylinkPid, mylinkSid, timeZone },
      links: links.entries.map((link) => toLink(link, names)),
      contents: contents.part.entries.map((content) =>
        toContent(content, { items: items.get(content.id), copied: copied.get(content.id) }, names),
      ),
    };
    return { archive, pictures: names.pictures };
  }

  private async itemsByContent(accountId: string): Promise<Map<number, ShownItem[]>> {
    const byContent = new Map<number, ShownItem[]>();
    for (let offset: number | null = 0; offset !== null;) {
      const { entries, nextOffset } = await this.items.list(accountId, accountId, {
        offset,
        limit: ITEM_LIMITS.page,
      });
      for (const item of entries)
        byContent.set(item.contentId, [...(byContent.get(item.contentId) ?? []), item]);
      offset = nextOffset;
    }
    return byContent;
  }
}

function toProfile(account: OwnAccountView, names: PictureNames): ArchivedProfile {
  const { displayName, introduction, icon, cover, headerType, contentsFormat, headlines, blocks } = account;
  const { ja, en } = account.translations;
  return {
    displayName,
    introduction,
    translations: { ja, en },
    icon: names.of(icon),
    cover: names.of(cover),
    categories: account.categoryNames.map(({ ja, en }) => ({ ja, en })),
    theme: account.themeId,
    headerType,
    contentsFormat,
    headlines: headlines.flatMap(({ type, text }) => (text === null ? [] : [{ type, text }])),
    blocks: blocks.map(({ name, shown }) => ({ name, shown })),
  };
}

function toLink(link: LinkView, names: PictureNames): ArchivedLink {
  const { type, details } = link;
  return {
    type: type.name,
    ...toVisibility(link, true),
    details: details.map(({ title, url, text, picture }) => ({
      ...{ title, url, text },
      picture: names.of(picture),
    })),
  };
}

function toContent(
  content: ContentView,
  { items = [], copied = [] }: { items?: ShownItem[]; copied?: readonly number[] },
  names: PictureNames,
): ArchivedContent {
  const { provider, contentUrl, publishedAt, title, description, hashTags, media } = content;
  return {
    ...{ provider, contentUrl, title, description, hashTags },
    ...toVisibility(content, true),
    publishedAt: publishedAt.toISOString(),
    media: media.map(({ picture, video, videoUrl }, position) => ({
      ...{ picture: names.of(picture), video, videoUrl },
      copied: copied.includes(position),
    })),
    items: items.map((item) => toItem(item, names)),
  };
}

function toItem(item: ShownItem, names: PictureNames): ArchivedItem {
  const { name, url, majorMall, picture } = item;
  return { name, url, majorMall, picture: names.of(picture), ...toVisibility(item, true) };
}
