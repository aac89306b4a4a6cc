import { type Mall, MALLS } from '@hitohira/backend/rules';
import { createHash } from 'node:crypto';
import { type Content } from '../api/generated/model/content';
import { type Item } from '../api/generated/model/item';
import { type Linkage } from '../api/generated/model/linkage';
import { type Picture } from '../api/generated/model/picture';
import { type BriefContentList } from '../api/generated/model/briefContentList';
import { type BriefLinkageList } from '../api/generated/model/briefLinkageList';
import { type BriefLinkList } from '../api/generated/model/briefLinkList';
import { type BriefItemList } from '../api/generated/model/briefItemList';
import { type BriefPicture } from '../api/generated/model/briefPicture';
import { type AnyPicture } from '../components/pictures/Picture';
import { type ContentTile, type ContentTileList } from '../features/contents/api/public-contents';
import { type ItemList } from '../features/items/api/public-items';
import { type LinkList } from '../features/links/api/public-links';
import { ALWAYS_VISIBLE } from './visibility';

/** A unique picture with an incompressible name, like real ones. */
function uniquePicture(seed: string): Picture {
  const name = createHash('sha256').update(seed).digest('hex');
  const file = `/media/${name}`;
  return {
    url: `${file}-640.webp`,
    width: 640,
    height: 360,
    sources: [160, 320, 640].map((width) => ({ url: `${file}-${String(width)}.webp`, width })),
    preview: `${file}.jpg`,
    placeholder: `#${name.slice(0, 6)}`,
  };
}

/** A picture of a content, or a moment of a video. */
export function aContentMedium(
  picture: Picture | null = uniquePicture('content'),
  overrides: Partial<Content['media'][number]> = {},
): Content['media'][number] {
  const image = picture?.url ?? null;
  return {
    image,
    imageUrl: image,
    imageFileName: image?.split('/').at(-1) ?? null,
    videoFlag: false,
    videoUrl: null,
    picture,
    ...overrides,
  };
}

/** Pictures of one content. */
export function someContentMedia(count: number): Content['media'] {
  return Array.from({ length: count }, (_, index) =>
    aContentMedium(uniquePicture(`medium ${String(index)}`)),
  );
}

/** A content, a YouTube video by default. */
export function aContent(overrides: Partial<Content> = {}): Content {
  const description = '朝5時の市場から。長もちする花の見分け方をお話しします。\n#花のある暮らし';
  return {
    ...aContentTile(),
    media: [aContentMedium(undefined, { videoFlag: true })],
    contentUrl: 'https://www.youtube.com/watch?v=hanaTaba_01',
    text: description,
    description,
    hashTags: ['花のある暮らし', '花屋の朝'],
    isMe: false,
    displayId: 'hanako.sato',
    ...ALWAYS_VISIBLE,
    ...overrides,
  };
}

/** A content of a list. */
export function aContentTile(overrides: Partial<ContentTile> = {}): ContentTile {
  return {
    contentId: 1,
    provider: 'youtube',
    publishedAt: '2026-10-03T09:00:00.000Z',
    title: '朝の市場で選ぶ、今週の花',
    description: null,
    contentUrl: 'https://www.youtube.com/watch?v=hana',
    media: [aContentMedium()],
    isItemLinked: false,
    ...overrides,
  };
}

/** Contents named "Content 1" and so on. */
export function someContentTiles(count: number): ContentTile[] {
  return Array.from({ length: count }, (_, index) => {
    const title = `Content ${String(index + 1)}`;
    return aContentTile({
      contentId: index + 1,
      title,
      contentUrl: `https://www.youtube.com/watch?v=${createHash('sha256').update(title).digest('base64url').slice(0, 11)}`,
      media: [aContentMedium(uniquePicture(title))],
    });
  });
}

/** The default search URLs of malls. */
const SEARCHES: Record<Mall, (keyword: string) => string> = {
  amazon: (keyword) => `https://www.amazon.co.jp/s?k=${keyword}`,
  rakuten: (keyword) => `https://search.rakuten.co.jp/search/mall/${keyword}/`,
  yahoo: (keyword) => `https://shopping.yahoo.co.jp/search?p=${keyword}`,
};

/** An item, with a URL by default. */
export function anItem(overrides: Partial<Item> = {}): Item {
  const picture = overrides.picture ?? uniquePicture('item');
  const { name = null, url = name === null ? 'https://example.com/scissors' : null } = overrides;
  return {
    itemId: 1,
    contentId: 1,
    majorMallFlag: url === null,
    image: picture.url,
    name,
    url,
    imageUrl: picture.url,
    picture,
    destinations:
      url === null
        ? MALLS.map((mall) => ({
            mall,
            url: SEARCHES[mall](encodeURIComponent(name ?? '')),
            sponsored: false,
          }))
        : [{ mall: null, url, sponsored: false }],
    contentVisible: true,
    ...ALWAYS_VISIBLE,
    ...overrides,
  };
}

/** Items with unique URLs and pictures. */
export function someItems(count: number): Item[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `item-${String(index + 1)}`;
    return anItem({ itemId: index + 1, url: `https://example.com/${name}`, picture: uniquePicture(name) });
  });
}

function pictureInBrief(picture: AnyPicture): BriefPicture {
  if ('hash' in picture) return picture;
  const { preview, width, height, sources, placeholder } = picture;
  const hash = preview.slice('/media/'.length, -'.jpg'.length);
  return { hash, width, height, widths: sources.map((source) => source.width), placeholder };
}

/** Contents as in boot data: with their first medium and brief pictures. */
export function contentsInBrief({ results, ...part }: ContentTileList): BriefContentList {
  return {
    ...part,
    results: results.map(({ media: [first], ...content }) => ({
      ...content,
      media: first ? [{ ...first, picture: first.picture && pictureInBrief(first.picture) }] : [],
    })),
  };
}

/** Items as in boot data: with brief pictures. */
export function itemsInBrief({ results, ...part }: ItemList): BriefItemList {
  return { ...part, results: results.map((item) => ({ ...item, picture: pictureInBrief(item.picture) })) };
}

/** Links as in boot data: with brief pictures. */
export function linksInBrief({ results, ...part }: LinkList): BriefLinkList {
  return {
    ...part,
    results: results.map(({ linkId, linkTypeId, linkTypeName, details }) => ({
      linkId,
      linkTypeId,
      linkTypeName,
      details: details.map(({ title, url, text, picture }) => ({
        title,
        url,
        text,
        picture: picture && pictureInBrief(picture),
      })),
    })),
  };
}

/** Linked accounts as in boot data: without avatars. */
export function linkagesInBrief({ results, ...list }: BriefLinkageList): BriefLinkageList {
  return {
    ...list,
    results: results.map(
      ({ linkageId, providerName, providerDisplayName, profilePageUrl, snsAccountName }) => ({
        linkageId,
        providerName,
        providerDisplayName,
        profilePageUrl,
        snsAccountName,
      }),
    ),
  };
}

/** A linked account. */
export function aLinkage(overrides: Partial<Linkage> = {}): Linkage {
  return {
    linkageId: 1,
    providerName: 'youtube',
    providerDisplayName: 'YouTube',
    providerDomain: 'youtube.com',
    profilePageUrl: 'https://www.youtube.com/channel/UC-hana',
    snsAccountName: '花と暮らす',
    thumbnailUrl: null,
    picture: null,
    ...overrides,
  };
}

/** A page of a list. */
export function aListPage<Entry>(entries: readonly Entry[], offset: number, limit: number) {
  const end = offset + limit;
  return {
    results: entries.slice(offset, end),
    total: entries.length,
    nextOffset: end < entries.length ? end : null,
  };
}

/** The first page of a list. */
export function aFirstPage<Entry>(entries: readonly Entry[], length: number) {
  return aListPage(entries, 0, length);
}
