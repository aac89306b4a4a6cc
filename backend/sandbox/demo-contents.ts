import { type INestApplicationContext } from '@nestjs/common';
import { TransactionsService } from '../src/database/transactions.service.js';
import { editedFlags } from '../src/modules/contents/content-origin.js';
import { ContentsRepository, type NewContent } from '../src/modules/contents/contents.repository.js';
import { ItemsRepository, type NewItem } from '../src/modules/items/items.repository.js';
import { LinkagesRepository } from '../src/modules/oauth/linkages/linkages.repository.js';
import { PicturesService, type TakenPicture } from '../src/modules/pictures/pictures.service.js';
import {
  BUTTER,
  CITRUS,
  EVENING,
  FOREST,
  ROSE,
  SPRING,
  SQUARE,
  SUMMER,
  SUN,
  VIOLET,
  WHITE,
} from './demo-colours.js';
import { DEMO_LINKAGES, isSandboxed } from './demo-linkages.js';
import { type Bouquet } from './paint-flowers.js';
import { type PaintFile } from './painted-files.js';
import { HANAKO_POSTS } from './providers/instagram/posts.js';

interface DemoContent extends Pick<
  NewContent,
  'provider' | 'title' | 'description' | 'hashTags' | 'providerContentId'
> {
  publishedAt: string;
  contentUrl: string;
  picture: Bouquet;
  /** Further files of an album. */
  more?: Bouquet[];
  items?: DemoItem[];
}

interface DemoItem {
  /** The search keyword of a mall item, or the name of another. */
  name: string;
  /** The URL of another item. */
  url?: string;
  picture: Bouquet;
}

/** An item with a stored picture. */
type TakenItem = DemoItem & { taken: TakenPicture };

const VIDEO = { width: 640, height: 360 };
const TALL = { width: 450, height: 800 };

/** The picture of an item: a single flower. */
const parcel = (
  season: Pick<Bouquet, 'ground' | 'heart'>,
  petals: Bouquet['petals'],
  petalsEach: number,
  seed: number,
): Bouquet => ({ width: 320, height: 320, ...season, petals, petalsEach, flowers: 1, seed });

/** The short code of a post in the sandbox's Instagram. */
function postIdOf(code: string): string | null {
  return HANAKO_POSTS.find((post) => post.code === code)?.id ?? null;
}

/** The demo creator's posts in the page's order; those of YouTube and Instagram match the sandbox. */
const DEMO_CONTENTS: DemoContent[] = [
  {
    provider: 'youtube',
    title: '朝の市場で選ぶ、今週の花',
    description: '朝5時の市場から。長もちする花の見分け方をお話しします。\n#花のある暮らし #花屋の朝',
    hashTags: ['花のある暮らし', '花屋の朝'],
    publishedAt: '2026-11-14T21:00:00Z',
    contentUrl: 'https://www.youtube.com/watch?v=hanako-dm01',
    providerContentId: 'hanako-dm01',
    picture: { ...VIDEO, ...SPRING, petals: ROSE, petalsEach: 6, flowers: 12, seed: 21 },
    items: [
      {
        name: '花ばさみ（ステンレス）',
        url: 'https://example.com/shop/scissors',
        picture: parcel(FOREST, WHITE, 5, 31),
      },
      { name: '花瓶 ガラス 一輪挿し', picture: parcel(SUMMER, ROSE, 9, 32) },
    ],
  },
  {
    provider: 'instagram',
    title: null,
    description: '秋色のブーケができました。\n#秋の花束 #ブーケ',
    hashTags: ['秋の花束', 'ブーケ'],
    publishedAt: '2026-11-10T03:00:00Z',
    contentUrl: 'https://www.instagram.com/p/hanakodm01/',
    providerContentId: postIdOf('hanakodm01'),
    picture: { ...SQUARE, ...BUTTER, petals: CITRUS, petalsEach: 11, flowers: 7, seed: 22 },
    more: [
      { ...SQUARE, ...EVENING, petals: ROSE, petalsEach: 9, flowers: 5, seed: 27 },
      { ...VIDEO, ...FOREST, petals: SUN, petalsEach: 8, flowers: 8, seed: 28 },
    ],
    items: [{ name: 'ドライフラワー 吊るす ひも', picture: parcel(BUTTER, SUN, 12, 33) }],
  },
  {
    provider: 'tiktok',
    title: '30秒でわかる水切り',
    description: '茎は水の中で斜めに。これだけで一週間ちがいます。',
    hashTags: ['水切り', '豆知識'],
    publishedAt: '2026-11-06T09:30:00Z',
    contentUrl: 'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000001',
    providerContentId: null,
    picture: { ...TALL, ...SUMMER, petals: SUN, petalsEach: 14, flowers: 6, seed: 23 },
  },
  {
    provider: 'instagram',
    title: null,
    description: '夜の教室の様子です。来月の募集を始めました。',
    hashTags: [],
    publishedAt: '2026-11-03T03:00:00Z',
    contentUrl: 'https://www.instagram.com/p/hanakodm08/',
    providerContentId: postIdOf('hanakodm08'),
    picture: { ...SQUARE, ...EVENING, petals: VIOLET, petalsEach: 7, flowers: 6, seed: 25 },
  },
  {
    provider: 'youtube',
    title: '花のせクッキーの焼き方',
    description: '食べられる花をのせて焼くだけ。失敗しないこつは温度です。',
    hashTags: ['お菓子づくり'],
    publishedAt: '2026-10-24T10:00:00Z',
    contentUrl: 'https://www.youtube.com/watch?v=hanako-dm02',
    providerContentId: 'hanako-dm02',
    picture: { ...VIDEO, ...BUTTER, petals: CITRUS, petalsEach: 8, flowers: 9, seed: 24 },
    items: [
      { name: 'エディブルフラワー', picture: parcel(EVENING, VIOLET, 7, 34) },
      {
        name: '浅型のオーブン天板',
        url: 'https://example.com/shop/baking-tray',
        picture: parcel(SPRING, CITRUS, 10, 35),
      },
    ],
  },
  {
    provider: 'tiktok',
    title: '店じまいのあと',
    description: null,
    hashTags: [],
    publishedAt: '2026-10-09T11:00:00Z',
    contentUrl: 'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000002',
    providerContentId: null,
    picture: { ...TALL, ...FOREST, petals: WHITE, petalsEach: 12, flowers: 5, seed: 26 },
  },
];

/** Creates the demo creator's linked accounts, contents and items. */
export async function addDemoContents(
  app: INestApplicationContext,
  accountId: string,
  paint: PaintFile,
): Promise<void> {
  const part = { strict: false };
  const pictures = app.get(PicturesService, part);
  const take = async (picture: Bouquet): Promise<TakenPicture> =>
    pictures.take(accountId, await paint('image', picture));
  const painted: { content: DemoContent; album: TakenPicture[]; items: TakenItem[] }[] = [];
  // In reverse order, because new ones come first.
  for (const content of DEMO_CONTENTS.toReversed()) {
    const items: TakenItem[] = [];
    for (const item of content.items ?? []) items.push({ ...item, taken: await take(item.picture) });
    const album: TakenPicture[] = [];
    for (const picture of [content.picture, ...(content.more ?? [])]) album.push(await take(picture));
    painted.push({ content, album, items });
  }
  await app.get(TransactionsService).run(async (tx) => {
    const linkageIds = new Map<string, number>();
    for (const linkage of DEMO_LINKAGES) {
      const written = { ...linkage, pictureId: null };
      linkageIds.set(
        linkage.provider,
        await app.get(LinkagesRepository, part).insert(tx, accountId, written),
      );
    }
    for (const { content, album, items } of painted) {
      const { provider, title, description, contentUrl, hashTags, publishedAt } = content;
      // Real providers have no such posts.
      const providerContentId = isSandboxed(app, provider) ? content.providerContentId : null;
      const readNow = providerContentId !== null;
      const video = provider !== 'instagram';
      const media: NewContent['media'] = [];
      for (const picture of album) {
        const pictureId = await pictures.keep(tx, picture);
        media.push({ video, videoUrl: video ? contentUrl : null, pictureId, copied: false });
      }
      const contentId = await app.get(ContentsRepository, part).insert(tx, accountId, {
        provider,
        title,
        description,
        contentUrl,
        hashTags,
        publishedAt: new Date(publishedAt),
        ...editedFlags(content, readNow ? content : null),
        readNow,
        linkageId: linkageIds.get(provider) ?? null,
        providerContentId,
        media,
      });
      const written: NewItem[] = [];
      for (const { name, url = null, taken } of items) {
        written.push({ majorMall: url === null, name, url, pictureId: await pictures.keep(tx, taken) });
      }
      await app.get(ItemsRepository, part).insert(tx, { accountId, contentId }, written);
    }
  });
}
