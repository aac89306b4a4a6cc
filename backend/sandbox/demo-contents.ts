import { type INestApplicationContext } from '@nestjs/common';
import { TransactionsService } from '../src/database/transactions.service.js';
import { editedFlags } from '../src/modules/contents/content-origin.js';
import { ContentsRepository, type NewContent } from '../src/modules/contents/contents.repository.js';
import { ItemsRepository, type NewItem } from '../src/modules/items/items.repository.js';
import { LinkagesRepository } from '../src/modules/oauth/linkages/linkages.repository.js';
import { PicturesService, type TakenPicture } from '../src/modules/pictures/pictures.service.js';
import { DEMO_LINKAGES, isSandboxed } from './demo-linkages.js';
import { type DemoPicture, demoPicture } from './demo-pictures.js';
import { HANAKO_POSTS } from './providers/instagram/posts.js';

interface DemoContent extends Pick<
  NewContent,
  'provider' | 'title' | 'description' | 'hashTags' | 'providerContentId'
> {
  publishedAt: string;
  contentUrl: string;
  picture: DemoPicture;
  /** Further files of an album. */
  more?: DemoPicture[];
  items?: DemoItem[];
}

interface DemoItem {
  /** The search keyword of a mall item, or the name of another. */
  name: string;
  /** The URL of another item. */
  url?: string;
  picture: DemoPicture;
}

/** An item with a stored picture. */
type TakenItem = DemoItem & { taken: TakenPicture };

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
    picture: 'market',
    items: [
      {
        name: '花ばさみ（ステンレス）',
        url: 'https://example.com/shop/scissors',
        picture: 'scissors',
      },
      { name: 'ガラスの一輪挿し', picture: 'vase' },
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
    picture: 'autumn-bouquet',
    more: ['dahlias', 'bouquet-on-table'],
    items: [{ name: 'ドライフラワー用の麻ひも', picture: 'drying-flowers' }],
  },
  {
    provider: 'tiktok',
    title: '30秒でわかる水切り',
    description: '茎は水の中で斜めに。これだけで一週間ちがいます。',
    hashTags: ['水切り', '豆知識'],
    publishedAt: '2026-11-06T09:30:00Z',
    contentUrl: 'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000001',
    providerContentId: null,
    picture: 'cut-under-water',
  },
  {
    provider: 'instagram',
    title: null,
    description: '夜の教室の様子です。来月の募集を始めました。',
    hashTags: [],
    publishedAt: '2026-11-03T03:00:00Z',
    contentUrl: 'https://www.instagram.com/p/hanakodm08/',
    providerContentId: postIdOf('hanakodm08'),
    picture: 'evening-class',
  },
  {
    provider: 'youtube',
    title: '花のせクッキーの焼き方',
    description: '食べられる花をのせて焼くだけ。失敗しないこつは温度です。',
    hashTags: ['お菓子づくり'],
    publishedAt: '2026-10-24T10:00:00Z',
    contentUrl: 'https://www.youtube.com/watch?v=hanako-dm02',
    providerContentId: 'hanako-dm02',
    picture: 'flower-cookies',
    items: [
      { name: 'エディブルフラワー', picture: 'edible-flowers' },
      {
        name: '浅型のオーブン天板',
        url: 'https://example.com/shop/baking-tray',
        picture: 'baking-tray',
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
    picture: 'after-closing',
  },
];

/** Creates the demo creator's linked accounts, contents and items. */
export async function addDemoContents(app: INestApplicationContext, accountId: string): Promise<void> {
  const part = { strict: false };
  const pictures = app.get(PicturesService, part);
  const take = async (picture: DemoPicture): Promise<TakenPicture> =>
    pictures.take(accountId, await demoPicture('image', picture));
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
