import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UploadedFile } from '../../src/common/http/uploaded-file.js';
import { TransactionsService } from '../../src/database/transactions.service.js';
import { ContentsRepository, type NewContent } from '../../src/modules/contents/contents.repository.js';
import { ItemsRepository, type NewItem } from '../../src/modules/items/items.repository.js';
import { LinkagesRepository, type NewLinkage } from '../../src/modules/oauth/linkages/linkages.repository.js';
import { PicturesService, type TakenPicture } from '../../src/modules/pictures/pictures.service.js';
import { anotherJpeg } from './pictures.js';
import { type TestApp } from './test-app.js';

type World = Pick<TestApp, 'app' | 'dataDir'>;

let written = 0;

async function takePicture({ app, dataDir }: World, accountId: string): Promise<TakenPicture> {
  const content = await anotherJpeg();
  written += 1;
  const file = path.join(dataDir, `picture-of-a-test-${written}.jpg`);
  await writeFile(file, content);
  return app
    .get(PicturesService, { strict: false })
    .take(accountId, new UploadedFile('image', file, content.length));
}

/** A content that is written: one picture, unless told otherwise. */
export interface ContentSeed extends Partial<Omit<NewContent, 'media'>> {
  media?: { video?: boolean; videoUrl?: string | null; picture?: boolean; copied?: boolean }[];
}

/** Adds a content before the others of an account. */
export async function addContent(
  world: World,
  accountId: string,
  { media = [{}], ...content }: ContentSeed = {},
): Promise<number> {
  const taken: (TakenPicture | null)[] = [];
  for (const { picture = true } of media) taken.push(picture ? await takePicture(world, accountId) : null);
  return world.app.get(TransactionsService).run(async (tx) => {
    const pictures = world.app.get(PicturesService, { strict: false });
    const written: NewContent['media'] = [];
    for (const [index, { video = false, videoUrl = null, copied = false }] of media.entries()) {
      const picture = taken[index];
      const pictureId = picture ? await pictures.keep(tx, picture) : null;
      written.push({ video, videoUrl, copied, pictureId });
    }
    return world.app.get(ContentsRepository, { strict: false }).insert(tx, accountId, {
      provider: 'instagram',
      publishedAt: new Date('2026-10-03T09:00:00Z'),
      title: null,
      titleEdited: false,
      description: null,
      descriptionEdited: false,
      contentUrl: 'https://www.instagram.com/p/C2/',
      linkageId: null,
      providerContentId: null,
      readNow: false,
      hashTags: [],
      hashTagsEdited: false,
      ...content,
      media: written,
    });
  });
}

/** Adds an item to a content of an account: one at an address, unless told otherwise. */
export async function addItem(
  world: World,
  accountId: string,
  contentId: number,
  item: Partial<Omit<NewItem, 'pictureId'>> = {},
): Promise<number[]> {
  const taken = await takePicture(world, accountId);
  return world.app.get(TransactionsService).run(async (tx) => {
    const pictureId = await world.app.get(PicturesService, { strict: false }).keep(tx, taken);
    const written = { majorMall: false, name: null, url: 'https://example.com/vase', ...item, pictureId };
    return world.app.get(ItemsRepository, { strict: false }).insert(tx, { accountId, contentId }, [written]);
  });
}

/** Adds a linked account. */
export async function addLinkage(
  world: World,
  accountId: string,
  linkage: Pick<NewLinkage, 'provider' | 'handle'> & Partial<NewLinkage>,
): Promise<number> {
  return world.app.get(TransactionsService).run((tx) =>
    world.app.get(LinkagesRepository, { strict: false }).insert(tx, accountId, {
      providerAccountId: linkage.handle,
      snsAccountName: linkage.handle,
      pictureId: null,
      ...linkage,
    }),
  );
}
