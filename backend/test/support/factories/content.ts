import { TransactionsService } from '../../../src/database/transactions.service.js';
import { Content } from '../../../src/modules/contents/content.entity.js';
import { ContentsRepository, type NewContent } from '../../../src/modules/contents/contents.repository.js';
import { PicturesService, type TakenPicture } from '../../../src/modules/pictures/pictures.service.js';
import { changesReceived } from '../changes-received.js';
import { insertMany } from '../rows.js';
import { type TestApp } from '../test-app.js';
import { uploadPicture } from './picture.js';

const CONTENT = {
  provider: 'instagram',
  publishedAt: new Date('2026-10-03T09:00:00Z'),
  title: null,
  titleEdited: false,
  description: null,
  descriptionEdited: false,
  contentUrl: 'https://www.instagram.com/p/C2/',
  linkageId: null,
  providerContentId: null,
  hashTagsEdited: false,
} satisfies Partial<Content>;

/** Fields that differ from the defaults. */
export interface ContentOverrides extends Partial<Omit<NewContent, 'media'>> {
  /** One picture by default. */
  media?: { video?: boolean; videoUrl?: string | null; picture?: boolean; copied?: boolean }[];
}

/** Adds a content before the others of an account. */
export async function createContent(
  testApp: TestApp,
  accountId: string,
  { media = [{}], ...overrides }: ContentOverrides = {},
): Promise<number> {
  const uploads: (TakenPicture | null)[] = [];
  for (const { picture = true } of media)
    uploads.push(picture ? await uploadPicture(testApp, accountId) : null);
  const id = await testApp.app.get(TransactionsService).run(async (tx) => {
    const pictures = testApp.app.get(PicturesService, { strict: false });
    const newMedia: NewContent['media'] = [];
    for (const [index, { video = false, videoUrl = null, copied = false }] of media.entries()) {
      const upload = uploads[index];
      const pictureId = upload ? await pictures.keep(tx, upload) : null;
      newMedia.push({ video, videoUrl, copied, pictureId });
    }
    return testApp.app
      .get(ContentsRepository, { strict: false })
      .insert(tx, accountId, { ...CONTENT, readNow: false, hashTags: [], ...overrides, media: newMedia });
  });
  await changesReceived(testApp);
  return id;
}

/** Adds many contents without pictures to one account, or to each of several, at consecutive positions. */
export async function createContents(
  testApp: TestApp,
  accountIds: string | readonly string[],
  count: number,
  firstPosition = 1,
): Promise<void> {
  const contents = [accountIds].flat().flatMap((accountId) =>
    Array.from({ length: count }, (_none, index) => ({
      ...CONTENT,
      accountId,
      position: firstPosition + index,
    })),
  );
  await insertMany(testApp.repository(Content), contents);
  await changesReceived(testApp);
}
