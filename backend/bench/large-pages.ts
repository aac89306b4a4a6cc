import { type INestApplicationContext } from '@nestjs/common';
import {
  BUTTER,
  CARD,
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
} from '../sandbox/demo-colours.js';
import { makeCreator } from '../sandbox/new-creator.js';
import { type Bouquet } from '../sandbox/paint-flowers.js';
import { type PaintFile } from '../sandbox/painted-files.js';
import { CONTENT_LIMITS } from '../src/modules/contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../src/modules/items/item-limits.rules.js';
import { CONTENT_PROVIDERS } from '../src/providers/provider.rules.js';
import { TransactionsService } from '../src/database/transactions.service.js';
import { AccountsService } from '../src/modules/accounts/accounts.service.js';
import { editedFlags } from '../src/modules/contents/content-origin.js';
import { ContentsRepository } from '../src/modules/contents/contents.repository.js';
import { ItemsRepository } from '../src/modules/items/items.repository.js';
import { LINK_TYPES, MAX_DETAILS } from '../src/modules/links/link-type.js';
import { type DetailInput, LinksService } from '../src/modules/links/links.service.js';
import { LinkagesRepository } from '../src/modules/oauth/linkages/linkages.repository.js';
import { PicturesService, type TakenPicture } from '../src/modules/pictures/pictures.service.js';

/** The creators of large pages. */
export const LINKS_CREATOR = { displayId: 'many.links', displayName: '花の道しるべ' };
export const WORKS_CREATOR = { displayId: 'many.works', displayName: '花の記録' };

/** The numbers of links and contents on these pages. */
const LINKS = 50;
const WORKS = 200;

/** As many as a page first shows of contents and items together, so that all pictures in view differ. */
const PICTURES = CONTENT_LIMITS.first + ITEM_LIMITS.first;

const PART = { strict: false };
const GROUNDS = [SPRING, SUMMER, FOREST, EVENING, BUTTER];
const PETALS = [ROSE, SUN, WHITE, VIOLET, CITRUS, ROSE, WHITE];
const FLOWERS = [4, 6, 9, 12];
const WEEK_MS = 604_800_000;

/** A picture, different for each seed. */
function bouquet(seed: number, size: Pick<Bouquet, 'width' | 'height'>): Bouquet {
  const of = <T>(list: readonly T[]) => list[seed % list.length] as T;
  return {
    ...size,
    ...of(GROUNDS),
    petals: of(PETALS),
    petalsEach: 5 + (seed % 9),
    flowers: of(FLOWERS),
    seed,
  };
}

/** Adds the two pages, through the application's services where they exist. */
export async function addLargePages(app: INestApplicationContext, paint: PaintFile): Promise<void> {
  await addLinks(app, await addCreator(app, LINKS_CREATOR, paint), paint);
  const works = await addCreator(app, WORKS_CREATOR, paint);
  await addLinks(app, works, paint);
  await addWorks(app, works, paint);
}

/** Adds a creator with everything that a page shows above its blocks. */
async function addCreator(
  app: INestApplicationContext,
  { displayId, displayName }: typeof LINKS_CREATOR,
  paint: PaintFile,
): Promise<string> {
  const email = `${displayId}@example.com`;
  const accountId = await makeCreator(app, { displayId, displayName, email, password: 'Petal-2026-sky' });
  await app.get(AccountsService, PART).update(accountId, {
    introduction:
      '東京で花を撮っています。\n週末は市場にいます。\n季節の花の飾り方と、焼き菓子のレシピを発信中です。',
    contentsFormat: 16,
    categories: [404, 302, 902],
    icon: await paint('icon', bouquet(1000 + displayName.length, SQUARE)),
  });
  return accountId;
}

async function addLinks(app: INestApplicationContext, accountId: string, paint: PaintFile): Promise<void> {
  const links = app.get(LinksService, PART);
  for (let index = 0; index < LINKS; index += 1) {
    const type = LINK_TYPES[index % LINK_TYPES.length];
    if (type === undefined) throw new Error('There are no link types.');
    const details: DetailInput[] = [];
    for (let part = 0; part < type.detailCount; part += 1) {
      const seed = index * MAX_DETAILS + part;
      details.push({
        title: `季節の花 ${seed}`,
        text:
          type.textMax === 0
            ? null
            : '朝の市場から届いた花を、その日のうちに。\n毎週金曜日に更新しています。',
        url: `https://example.com/flowers/${seed}`,
        ...(type.imageRequired && { image: await paint(`details[${part}][image]`, bouquet(seed, CARD)) }),
      });
    }
    await links.create(accountId, type.id, details);
  }
}

async function addWorks(app: INestApplicationContext, accountId: string, paint: PaintFile): Promise<void> {
  const pictures = app.get(PicturesService, PART);
  const taken: TakenPicture[] = [];
  for (let seed = 0; seed < PICTURES; seed += 1)
    taken.push(await pictures.take(accountId, await paint('image', bouquet(2000 + seed, SQUARE))));

  await app.get(TransactionsService).run(async (tx) => {
    const keep = (place: number) => {
      const picture = taken[place % PICTURES];
      if (picture === undefined) throw new Error('There are no pictures.');
      return pictures.keep(tx, picture);
    };
    for (const provider of CONTENT_PROVIDERS) {
      const names = { providerAccountId: 'hana', handle: 'hana', snsAccountName: '花の記録' };
      await app.get(LinkagesRepository, PART).insert(tx, accountId, { provider, ...names, pictureId: null });
    }
    for (let index = 0; index < WORKS; index += 1) {
      const provider = CONTENT_PROVIDERS[index % CONTENT_PROVIDERS.length] ?? 'youtube';
      const contentUrl = `https://example.com/posts/${index}`;
      const words = {
        title:
          provider === 'instagram' ? null : `今週の花 ${index}：朝の市場で選んだ、長もちする花の見分け方`,
        description:
          '朝5時の市場から。水の中で茎を斜めに切るだけで、一週間ちがいます。\n#花のある暮らし #花屋の朝',
        hashTags: ['花のある暮らし', '花屋の朝'],
      };
      const contentId = await app.get(ContentsRepository, PART).insert(tx, accountId, {
        ...words,
        ...editedFlags(words, null),
        readNow: false,
        provider,
        contentUrl,
        publishedAt: new Date(Date.UTC(2026, 10, 1) - (WORKS - index) * WEEK_MS),
        linkageId: null,
        providerContentId: null,
        media: [
          { video: provider !== 'instagram', videoUrl: null, pictureId: await keep(index), copied: false },
        ],
      });
      const keyword = { majorMall: true, name: `花瓶 ガラス 一輪挿し ${index}`, url: null };
      const address = { majorMall: false, name: null, url: `https://example.com/shop/${index}` };
      const item = {
        ...(index % 2 === 0 ? keyword : address),
        pictureId: await keep(index + CONTENT_LIMITS.first),
      };
      await app.get(ItemsRepository, PART).insert(tx, { accountId, contentId }, [item]);
    }
  });
}
