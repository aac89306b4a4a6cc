import { LARGEST_ID } from '../../common/rules/ids.js';
import { type Language } from '../../common/rules/language.js';
import { type AppConfig } from '../../config/app-config.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type SingleContentView } from '../contents/content.read-model.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type ContentsService } from '../contents/contents.service.js';
import { FakePageRenderer } from '../pages/fake-page-renderer.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { promised } from '../../../test/support/promised.js';
import { NothingToEmbed } from './oembed.errors.js';
import { OEmbedService } from './oembed.service.js';

const SITE = 'https://hitohira.example';
const ICON = { hash: 'icon' } as PictureView;
const PICTURE = { hash: 'picture' } as PictureView;

describe('a page to embed', () => {
  let account: AccountView;
  let content: SingleContentView;
  let service: OEmbedService;
  beforeEach(() => {
    account = {
      ...{ id: 'account-1', displayId: 'hana', displayName: 'はな', introduction: null, icon: ICON },
      translations: { ja: null, en: { displayName: 'Hana', introduction: null } },
      cardHash: 'card of the account',
    } as AccountView;
    content = {
      ...{ provider: 'youtube', title: 'Roses', description: null, cardHash: 'card of the content' },
      media: [
        { video: true, videoUrl: 'https://video.example/', picture: null },
        { video: false, videoUrl: null, picture: PICTURE },
      ],
    } as SingleContentView;
    service = new OEmbedService(
      { publicUrl: SITE } as AppConfig,
      new FakePageRenderer(),
      {
        getPublic: (displayId: string) =>
          promised(() => {
            if (displayId !== 'hana') throw new AccountNotFound();
            return account;
          }),
      } as unknown as AccountsService,
      {
        getOf: (_account: AccountView, id: number, viewerId: string | null) =>
          promised(() => {
            if (id !== 7 || viewerId !== null) throw new ContentNotFound();
            return content;
          }),
      } as unknown as ContentsService,
    );
  });

  const find = (path: string, preferred: Language = 'ja') => service.find(`${SITE}${path}`, preferred);

  it('is a profile, with its name, icon and card', async () => {
    expect(await find('/profile/hana')).toEqual({
      ...{
        title: 'はな',
        author: 'はな',
        account,
        named: null,
        cardHash: 'card of the account',
        picture: ICON,
      },
    });
  });

  it('is a content, with its first picture and its card', async () => {
    expect(await find('/profile/hana/contents/7')).toEqual({
      ...{ title: 'Roses', author: 'はな', account, named: null, cardHash: 'card of the content' },
      picture: PICTURE,
    });
    content.media = content.media.slice(0, 1);
    expect(await find('/profile/hana/contents/7')).toMatchObject({ picture: null });
  });

  it.each<[string, Language, string, string, Language | null]>([
    ['/en', 'ja', 'Hana', 'Post on YouTube', 'en'],
    ['/ja', 'en', 'はな', 'YouTubeの投稿', 'ja'],
    ['', 'en', 'Hana', 'Post on YouTube', null],
  ])(
    'is in the language of its address "%s", else in the preferred one: %s',
    async (prefix, preferred, ...texts) => {
      const [author, title, named] = texts;
      content.title = null;
      expect(await find(`${prefix}/profile/hana`, preferred)).toMatchObject({ title: author, author, named });
      const embedded = await find(`${prefix}/profile/hana/contents/7`, preferred);
      expect(embedded).toMatchObject({ title, author, named });
    },
  );

  it.each([
    'hello',
    'https://other.example/profile/hana',
    `http://hitohira.example/profile/hana`,
    `${SITE}:8443/profile/hana`,
    `${SITE}/`,
    `${SITE}/terms`,
    `${SITE}/login`,
    `${SITE}/unknown`,
    `${SITE}/profile/hana/edit`,
    `${SITE}/profile/hana/contents/${LARGEST_ID + 1}`,
  ])('is not at %s', async (url) => {
    await expect(service.find(url, 'ja')).rejects.toBeInstanceOf(NothingToEmbed);
  });

  it('has to exist', async () => {
    await expect(find('/profile/taro')).rejects.toBeInstanceOf(AccountNotFound);
    for (const id of [8, LARGEST_ID])
      await expect(find(`/profile/hana/contents/${id}`)).rejects.toBeInstanceOf(ContentNotFound);
  });
});
