import { normaliseIdentifier, normaliseText } from '../../common/rules/text.js';
import { shortenItemUrl, checkItemKeyword, checkItemUrl } from '../items/item.rules.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { type ItemWords } from '../items/item-input.js';
import { checkLinkUrl, type LinkWords } from '../links/link.rules.js';
import { detailFaults } from '../links/link-details.js';
import { LINK_TYPES, type LinkType, type LinkTypeName } from '../links/link-type.js';
import {
  checkContentText,
  checkContentTitle,
  checkHashTag,
  normaliseHashTag,
} from '../contents/content.rules.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { contentFaults } from '../contents/content-input.js';
import { checkFileUrl, contentAddress } from '../../providers/content-address.rules.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
  type LeftOut,
  type LeftOutReason,
} from './import-entries.js';
import { type ImportCounts, type ImportPlan } from './import.entity.js';
import { checkTime } from '../visibility/visibility.rules.js';
import { toScheduleChanges } from '../visibility/visibility.mapper.js';
import { type ArchivedProfile, type ArchivedVisibility } from './archive-format.js';
import { entryName } from './readers/entry-words.js';

/** What an account already has, and how much more it can hold. */
export interface ImportRoom {
  links: number;
  contents: number;
  /** The keys of its links. */
  linkKeys: ReadonlySet<string>;
  /** The addresses of its contents. */
  contentUrls: ReadonlySet<string>;
  /** The providers of its linked accounts. */
  providers: ReadonlySet<ContentProvider>;
  categoryNames: ReadonlySet<string>;
  hasTheme: (id: number) => boolean;
}

/** Which entries of a file are created, and which are left out. */
export interface PlannedImport {
  plan: ImportPlan;
  counts: ImportCounts;
  leftOut: LeftOut[];
}

/** Identifies duplicates: links of the same type with the same words. */
export function linkKey(type: string, details: readonly LinkWords[]): string {
  return JSON.stringify([type, details.map(({ title, url, text }) => [title, url, text])]);
}

/** Identifies a category across sites, whose IDs differ. */
export function categoryKey({ ja, en }: { ja: string; en: string }): string {
  return `${ja}\n${en}`;
}

/** Chooses the entries to create, in page order, as far as there is room. */
export function planImport(file: ImportedFile, room: ImportRoom): PlannedImport {
  const leftOut = [...file.leftOut];
  const counts: ImportCounts = {
    profile: (file.page?.profile ?? null) !== null,
    links: 0,
    contents: 0,
    items: 0,
  };
  const links = choose(file.links, 'link', leftOut, room.links, (link, made) =>
    made.has(linkKey(link.type, link.details)) ? 'duplicate' : linkFault(link),
  );
  const contents = choose(file.contents, 'content', leftOut, room.contents, (content, made) => {
    if (made.has(content.contentUrl)) return 'duplicate';
    return contentFault(content) ?? (room.providers.has(content.provider) ? null : 'notLinked');
  });
  counts.links = links.length;
  counts.contents = contents.length;
  const isMade = new Set(contents);
  for (const [index, content] of file.contents.entries()) {
    const chosen = new Set(itemsToCreate(content));
    for (const item of content.items) {
      const fault = isMade.has(index) ? itemFault(item) : 'withContent';
      if (fault === null && chosen.has(item)) counts.items += 1;
      else leftOut.push({ kind: 'item', name: itemName(item), reason: fault ?? 'tooMany' });
    }
  }
  if (file.page?.profile) leftOut.push(...profileLeftOut(file.page.profile, room));
  return { plan: { profile: counts.profile, links, contents }, counts, leftOut };

  /** The indexes of the entries to create. */
  function choose<Entry extends ImportedLink | ImportedContent>(
    entries: readonly Entry[],
    kind: LeftOut['kind'],
    out: LeftOut[],
    space: number,
    faultOf: (entry: Entry, made: ReadonlySet<string>) => LeftOutReason | null,
  ): number[] {
    const made = new Set(kind === 'link' ? room.linkKeys : room.contentUrls);
    const chosen: number[] = [];
    for (const [index, entry] of entries.entries()) {
      const fault = faultOf(entry, made) ?? (chosen.length >= space ? 'tooMany' : null);
      if (fault !== null)
        out.push({
          ...{ kind, name: entry.name, reason: fault },
          ...(fault === 'notLinked' && 'provider' in entry && { provider: entry.provider }),
        });
      else {
        chosen.push(index);
        // Duplicates within an archive are intended.
        if (file.source !== 'hitohira' || kind === 'content') made.add(keyOf(entry));
      }
    }
    return chosen;
  }
}

function keyOf(entry: ImportedLink | ImportedContent): string {
  return 'details' in entry ? linkKey(entry.type, entry.details) : entry.contentUrl;
}

/** The link with its texts normalised. */
export function normaliseLink(link: ImportedLink): ImportedLink {
  return {
    ...link,
    details: link.details.map(({ title, url, text, picture }) => ({
      title: orNull(title, normaliseText),
      url: orNull(url, normaliseIdentifier),
      text: orNull(text, normaliseText),
      picture,
    })),
  };
}

/** The content with its texts normalised. */
export function normaliseContent(content: ImportedContent): ImportedContent {
  return {
    ...content,
    contentUrl: contentAddress(content.provider, normaliseIdentifier(content.contentUrl)),
    title: orNull(content.title, normaliseText),
    description: orNull(content.description, normaliseText),
    hashTags: content.hashTags.map(normaliseHashTag),
    media: content.media.filter(({ picture }) => picture !== null),
    items: content.items.map((item) => ({
      ...item,
      name: orNull(item.name, normaliseText),
      url: orNull(item.url, (url) => shortenItemUrl(normaliseIdentifier(url))),
    })),
  };
}

const orNull = (value: string | null, normalise: (value: string) => string): string | null =>
  value === null ? null : normalise(value) || null;

/** The type of an imported link. */
export const typeOf = (link: ImportedLink): LinkType => linkTypeOf(link.type);

export function linkTypeOf(wanted: LinkTypeName): LinkType {
  const type = LINK_TYPES.find(({ name }) => name === wanted);
  if (type === undefined) throw new Error(`No link type is called ${wanted}.`);
  return type;
}

function linkFault(link: ImportedLink): LeftOutReason | null {
  if (link.details.some(({ url }) => url !== null && checkLinkUrl(url) !== null)) return 'badUrl';
  const type = typeOf(link);
  if (type.imageRequired && link.details.some(({ picture }) => picture === null)) return 'noPicture';
  const outlines = link.details.map(({ title, url, text, picture }) => ({
    ...{ title, url, text },
    hasImage: picture !== null,
    sent: { image: type.imageRequired && picture !== null, imageFileName: false },
  }));
  return detailFaults(type, outlines).length > 0 || !hasSoundTimes(link.visibility) ? 'invalid' : null;
}

function contentFault(content: ImportedContent): LeftOutReason | null {
  const { title, description, hashTags, media } = content;
  if (media.length === 0) return 'noPicture';
  // Video URLs are checked when the post is read again: those of providers’ file hosts expire within days.
  const faults = contentFaults(
    { ...content, media: media.map((medium) => ({ ...medium, ...STORED, videoUrl: null })) },
    () => false,
  );
  if (faults.length > 0) return 'badUrl';
  const isSound =
    media.length <= CONTENT_LIMITS.media &&
    media.every(({ videoUrl }) => videoUrl === null || checkFileUrl(videoUrl) === null) &&
    checkContentTitle(title ?? '') === null &&
    checkContentText(description ?? '') === null &&
    hashTags.length <= CONTENT_LIMITS.hashTags &&
    hashTags.every((tag) => checkHashTag(tag) === null) &&
    hasSoundTimes(content.visibility);
  return isSound ? null : 'invalid';
}

/** Stands for an existing picture in checks that do not read it. */
const STORED = { image: null, imageFileName: '-', imageUrl: null };

/** Why an item cannot be created, or null. */
export function itemFault({ name, url, majorMall, picture, visibility }: ImportedItem): LeftOutReason | null {
  if (picture === null) return 'noPicture';
  if (url !== null && checkItemUrl(url) !== null) return 'badUrl';
  if (name !== null && checkItemKeyword(name) !== null) return 'invalid';
  if (!hasSoundTimes(visibility)) return 'invalid';
  const words: ItemWords = { majorMall, name, url };
  const leadsSomewhere = words.majorMall ? words.name !== null && words.url === null : words.url !== null;
  return leadsSomewhere ? null : 'invalid';
}

/** The items to create with a content: the first sound ones, as many as it can hold. */
export function itemsToCreate({ items }: ImportedContent): ImportedItem[] {
  return items.filter((item) => itemFault(item) === null).slice(0, ITEM_LIMITS.perContent);
}

/** Whether the schedule is valid; an invalid one could publish the entry. */
function hasSoundTimes(visibility: ArchivedVisibility): boolean {
  const { visibleFrom: from = null, visibleUntil: until = null } = visibility;
  if ([from, until].some((each) => each !== null && checkTime(each) !== null)) return false;
  const { visibleFrom, visibleUntil } = toScheduleChanges(visibility);
  return !visibleFrom || !visibleUntil || visibleFrom < visibleUntil;
}

/** The name of an item in lists. */
export function itemName({ name, url }: ImportedItem): string {
  return entryName(name, url);
}

function profileLeftOut({ categories, theme }: ArchivedProfile, room: ImportRoom): LeftOut[] {
  const unknown = categories.filter((names) => !room.categoryNames.has(categoryKey(names)));
  return [
    ...unknown.map(({ ja }): LeftOut => ({
      kind: 'profile',
      name: entryName(ja),
      reason: 'unknownCategory',
    })),
    ...(room.hasTheme(theme)
      ? []
      : [{ kind: 'profile', name: String(theme), reason: 'unknownTheme' } satisfies LeftOut]),
  ];
}
