import { type AppConfig } from '../../config/app-config.js';
import { type OwnAccountView } from '../accounts/account.read-model.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type ContentView } from '../contents/content.read-model.js';
import { type ContentsService } from '../contents/contents.service.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { type ItemsService, type ShownItem } from '../items/items.service.js';
import { type LinkView } from '../links/link.read-model.js';
import { type LinksService } from '../links/links.service.js';
import { type PictureKind } from '../pictures/picture-kind.rules.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { type PicturesService } from '../pictures/pictures.service.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { ArchiveContentsService } from './archive-contents.service.js';

const HANA = 'account-1';

const picture = (hash: string) => ({ hash, widths: [320] }) as PictureView;

const account = {
  ...{ id: HANA, displayName: 'Hana', introduction: null, translations: { ja: null, en: null } },
  ...{ icon: null, cover: null, categoryNames: [], themeId: 1, headerType: 'icon', contentsFormat: 6 },
  ...{ headlines: [], blocks: [], searchable: true, optout: false, linkswitchPid: '1' },
  ...{ mylinkPid: null, mylinkSid: null, timeZone: 'Asia/Tokyo' },
} as unknown as OwnAccountView;

const link = (hash: string | null) =>
  ({
    ...ALWAYS_VISIBLE,
    type: { name: 'image_1' },
    details: [{ title: 'Shop', url: 'https://shop.example/', text: null, picture: hash && picture(hash) }],
  }) as unknown as LinkView;

const content = (id: number, hashes: string[] = []) =>
  ({
    ...ALWAYS_VISIBLE,
    ...{ id, provider: 'youtube', contentUrl: `https://youtu.be/${id}`, title: `Content ${id}` },
    ...{ description: null, hashTags: [], publishedAt: new Date('2027-01-28T09:00:00Z') },
    media: hashes.map((hash) => ({ picture: picture(hash), video: false, videoUrl: null })),
  }) as unknown as ContentView;

const item = (contentId: number, name: string, hash?: string) =>
  ({
    ...ALWAYS_VISIBLE,
    ...{ contentId, name, url: null, majorMall: true, picture: hash === undefined ? null : picture(hash) },
  }) as unknown as ShownItem;

/** What an account owns. */
interface Owned {
  account?: Partial<OwnAccountView>;
  links?: LinkView[];
  contents?: ContentView[];
  items?: ShownItem[];
  uploads?: [string, PictureKind][];
  /** The positions of media copied from providers, by the IDs of contents. */
  copied?: [number, number[]][];
}

/** The contents of the archive of an account. */
function gather({ account: changes = {}, links = [], contents = [], items = [], ...others }: Owned) {
  const { uploads = [], copied = [] } = others;
  const service = new ArchiveContentsService(
    { publicUrl: 'https://hitohira.example' } as AppConfig,
    { getOwn: () => Promise.resolve({ ...account, ...changes }) } as unknown as AccountsService,
    {
      list: (_id: string, viewerId: string | null) =>
        Promise.resolve({ entries: viewerId === HANA ? links : [] }),
    } as unknown as LinksService,
    {
      list: (_id: string, viewerId: string | null) =>
        Promise.resolve({ part: { entries: viewerId === HANA ? contents : [] } }),
      listCopied: () => Promise.resolve(new Map(copied)),
    } as unknown as ContentsService,
    {
      list: (_id: string, viewerId: string | null, range: { offset: number; limit: number }) => {
        const end = range.offset + range.limit;
        return Promise.resolve({
          entries: viewerId === HANA ? items.slice(range.offset, end) : [],
          nextOffset: end < items.length ? end : null,
        });
      },
    } as unknown as ItemsService,
    { listUploads: () => Promise.resolve(new Map(uploads)) } as unknown as PicturesService,
  );
  return service.gather(HANA);
}

describe('the contents of an archive', () => {
  it('are described by the schema, with the settings', async () => {
    const { archive } = await gather({});
    expect(archive).toMatchObject({
      $schema: 'https://hitohira.example/api/schemas/archive-1.json',
      ...{ format: 'hitohira-archive', version: 1 },
      settings: { searchable: true, optout: false, linkswitchPid: '1', timeZone: 'Asia/Tokyo' },
    });
  });

  it('include entries that only their owner sees, with their periods', async () => {
    const until = new Date('2027-02-01T00:00:00Z');
    const { archive } = await gather({
      links: [{ ...link(null), visibility: 'hidden', visibleUntil: until }],
    });
    expect(archive.links).toMatchObject([
      { visibility: 'hidden', visibleFrom: null, visibleUntil: '2027-02-01T00:00:00.000Z' },
    ]);
  });

  it('leave out headlines that are the default', async () => {
    const { archive } = await gather({
      account: {
        headlines: [
          { type: 'LINK', text: null },
          { type: 'POST', text: 'My posts' },
        ],
      },
    });
    expect(archive.profile.headlines).toEqual([{ type: 'POST', text: 'My posts' }]);
  });

  it('say which pictures were copied from the provider', async () => {
    const { archive } = await gather({
      contents: [content(1, ['a', 'b']), content(2, ['c'])],
      copied: [[1, [1]]],
    });
    expect(archive.contents.map(({ media }) => media.map(({ copied }) => copied))).toEqual([
      [false, true],
      [false],
    ]);
  });

  it('have each item below its content, in order', async () => {
    const { archive } = await gather({
      contents: [content(1), content(2), content(3)],
      items: [item(3, 'A'), item(1, 'B'), item(3, 'C')],
    });
    expect(archive.contents.map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['B'],
      [],
      ['A', 'C'],
    ]);
  });

  it.each([ITEM_LIMITS.page, ITEM_LIMITS.page + 1])('have all of %s items', async (count) => {
    const items = Array.from({ length: count }, (_none, index) => item(1, `Item ${index}`));
    const { archive } = await gather({ contents: [content(1)], items });
    expect(archive.contents[0]?.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  });

  describe('have the pictures', () => {
    it('numbered by their first use, from the top of the page', async () => {
      const { archive, pictures } = await gather({
        account: { icon: picture('i'), cover: picture('c') },
        links: [link('l')],
        contents: [content(1, ['m1', 'm2'])],
        items: [item(1, 'A', 'a')],
      });
      expect([...pictures].map(([name, { files }]) => [name, files.hash])).toEqual([
        ['media/1.webp', 'i'],
        ['media/2.webp', 'c'],
        ['media/3.webp', 'l'],
        ['media/4.webp', 'm1'],
        ['media/5.webp', 'm2'],
        ['media/6.webp', 'a'],
      ]);
      expect(archive.contents[0]?.items[0]?.picture).toBe('media/6.webp');
    });

    it('once, however often they are used', async () => {
      const { archive, pictures } = await gather({
        account: { icon: picture('i') },
        links: [link('i'), link(null), link('l')],
      });
      expect(archive.links.map(({ details }) => details[0]?.picture)).toEqual([
        ...['media/1.webp', null, 'media/2.webp'],
      ]);
      expect(pictures.size).toBe(2);
    });

    it('as uploaded, if that is kept', async () => {
      const { pictures } = await gather({
        links: [link('a'), link('b'), link('c')],
        uploads: [
          ['a', 'jpeg'],
          ['c', 'png'],
        ],
      });
      expect([...pictures].map(([name, { upload }]) => [name, upload])).toEqual([
        ['media/1.jpg', 'jpeg'],
        ['media/2.webp', null],
        ['media/3.png', 'png'],
      ]);
    });
  });
});
