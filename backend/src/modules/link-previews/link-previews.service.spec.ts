import { readFile } from 'node:fs/promises';
import { useDataFolder } from '../../../test/support/data-folder.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { type AppConfig } from '../../config/app-config.js';
import { FakeThrottle } from '../../security/throttling/fake-throttle.js';
import { type ThrottleService } from '../../security/throttling/throttle.service.js';
import { PictureUnreadable, StorageFull } from '../pictures/pictures.errors.js';
import { type PicturesService } from '../pictures/pictures.service.js';
import { LinkPreviewsService } from './link-previews.service.js';
import { type Reading, type WebReaderClient } from './web-reader.client.js';

const HANA = 'account-1';
const PAGE = 'https://a.example/page';

/** A page with a title, pictures, an icon and an oEmbed description, as far as they are given. */
const pageWith = ({
  title,
  pictures = [],
  icon,
  oembed,
}: {
  title?: string;
  pictures?: string[];
  icon?: string;
  oembed?: string;
}) =>
  [
    title === undefined ? '' : `<title>${title}</title>`,
    '<meta name="description" content="Words">',
    // A page has one picture of each kind.
    ...pictures.map(
      (url, index) =>
        `<meta property="${['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'][index]}" content="${url}">`,
    ),
    icon === undefined ? '' : `<link rel="icon" href="${icon}">`,
    oembed === undefined ? '' : `<link rel="alternate" type="application/json+oembed" href="${oembed}">`,
  ].join('');

describe('the preview of a link', () => {
  const folder = useDataFolder();

  /** A web of files by URL. A picture is stored under its content, unless storing it fails. */
  const startPreviews = (
    web: Record<string, string>,
    {
      fetch = true,
      failures = {},
      missing = [],
      perHost = Infinity,
    }: {
      fetch?: boolean;
      failures?: Record<string, Error>;
      missing?: string[];
      perHost?: number;
    } = {},
  ) => {
    const readings: Reading[] = [];
    const stored: string[] = [];
    const service = new LinkPreviewsService(
      { dataDir: folder.dataDir, previews: { fetch, timeoutMs: 60_000 } } as AppConfig,
      {
        read: async (reading: Reading) => {
          readings.push(reading);
          const { [reading.url]: body } = web;
          const address = new URL(reading.url);
          if (body === undefined || !(await reading.admits(address.hostname))) return null;
          return { address, charset: null, body: Buffer.from(body) };
        },
      } as unknown as WebReaderClient,
      new FakeThrottle({ PREVIEW_HOST: perHost }) as unknown as ThrottleService,
      {
        storeForLater: async (accountId: string, { path, bytes }: UploadedFile) => {
          const content = await readFile(path, 'utf8');
          const { [content]: failure } = failures;
          if (failure) throw failure;
          stored.push(`${accountId} ${content}`);
          return { hash: content, width: bytes, height: 1, widths: [1], usableUntil: new Date(0) };
        },
        readContent: ({ hash }: { hash: string }, width: number) =>
          Promise.resolve(missing.includes(hash) ? null : Buffer.from(`${hash} ${width}`)),
      } as unknown as PicturesService,
    );
    const preview = (url = PAGE) => service.preview(HANA, url, 'ja');
    const read = () => readings.map(({ url }) => url);
    return { preview, read, readings, stored };
  };

  it('has the words of the page and a small version of its first picture', async () => {
    const { preview, stored } = startPreviews({
      [PAGE]: pageWith({ title: 'Title', pictures: ['/1', '/2'] }),
      'https://a.example/1': 'one',
    });
    expect(await preview()).toMatchObject({
      ...{ kind: 'link', url: PAGE, title: 'Title', description: 'Words' },
      picture: { hash: 'one', small: Buffer.from('one 320') },
    });
    expect([stored, await folder.listUploads()]).toEqual([[`${HANA} one`], []]);
  });

  it('reads all files in one language, within one deadline', async () => {
    const { preview, readings } = startPreviews({
      [PAGE]: pageWith({ pictures: ['/1'], oembed: '/oembed' }),
      'https://a.example/oembed': '{}',
    });
    await preview();
    expect(readings.map(({ language }) => language)).toEqual(['ja', 'ja', 'ja']);
    expect(new Set(readings.map(({ deadline }) => deadline)).size).toBe(1);
  });

  it('respects the limit of each host', async () => {
    const { preview } = startPreviews(
      {
        [PAGE]: pageWith({ title: 'Title', pictures: ['/1', 'https://b.example/2'] }),
        'https://a.example/1': 'one',
        'https://b.example/2': 'two',
      },
      { perHost: 1 },
    );
    expect(await preview()).toMatchObject({ title: 'Title', picture: { hash: 'two' } });
  });

  it.each([
    ['a post, which is read through its linked account', 'https://youtu.be/abcdefghijk', true, 'content'],
    ['any page if reading is off', PAGE, false, 'link'],
  ])('does not read %s', async (_what, url, fetch, kind) => {
    const { preview, read } = startPreviews({ [url]: pageWith({ title: 'Title' }) }, { fetch });
    expect(await preview(url)).toMatchObject({ kind, url, title: null, description: null, picture: null });
    expect(read()).toEqual([]);
  });

  it('has the kind of the URL if the page cannot be read', async () => {
    const url = 'https://www.amazon.co.jp/dp/B000000000';
    const { preview } = startPreviews({});
    expect(await preview(url)).toEqual({
      ...{ kind: 'item', provider: null, mall: 'amazon', url },
      ...{ title: null, description: null, picture: null },
    });
  });

  describe('from an oEmbed description', () => {
    const oembed = JSON.stringify({ title: 'Embedded', thumbnail_url: '/thumbnail' });
    const web = (page: Parameters<typeof pageWith>[0], said = oembed) => ({
      [PAGE]: pageWith({ ...page, oembed: '/oembed' }),
      'https://a.example/oembed': said,
      'https://a.example/thumbnail': 'thumbnail',
      'https://a.example/1': 'one',
    });

    it.each<[string, Parameters<typeof pageWith>[0], object]>([
      ['the title', { pictures: ['/1'] }, { title: 'Embedded', picture: { hash: 'one' } }],
      ['the picture', { title: 'Title' }, { title: 'Title', picture: { hash: 'thumbnail' } }],
      ['both', {}, { title: 'Embedded', picture: { hash: 'thumbnail' } }],
    ])('has %s if the page has none', async (_what, page, expected) => {
      const { preview } = startPreviews(web(page));
      expect(await preview()).toMatchObject(expected);
    });

    it('has the picture rather than an icon', async () => {
      const { preview } = startPreviews({
        ...web({ title: 'Title', icon: '/icon' }),
        'https://a.example/icon': 'icon',
      });
      expect(await preview()).toMatchObject({ picture: { hash: 'thumbnail' } });
    });

    it('has nothing, without reading it, if the page has both', async () => {
      const { preview, read } = startPreviews(web({ title: 'Title', pictures: ['/1'] }));
      await preview();
      expect(read()).toEqual([PAGE, 'https://a.example/1']);
    });

    it.each([
      ['is not JSON', '<html>'],
      ['is not an object', '"Embedded"'],
      ['has values of other types', '{"title": 7, "thumbnail_url": ["/thumbnail"]}'],
    ])('has neither if it %s', async (_what, said) => {
      const { preview } = startPreviews(web({}, said));
      expect(await preview()).toMatchObject({ title: null, description: 'Words', picture: null });
    });
  });

  describe('has the next picture', () => {
    const web = {
      [PAGE]: pageWith({ pictures: ['/1', '/2', '/3', '/4'], icon: '/icon' }),
      'https://a.example/1': 'one',
      'https://a.example/2': 'two',
      'https://a.example/3': 'three',
      'https://a.example/4': 'four',
      'https://a.example/icon': 'icon',
    };

    it.each([
      ['cannot be decoded', new PictureUnreadable()],
      ['exceeds the quota', new StorageFull()],
      ['cannot be stored now', new ServiceUnavailable()],
    ])('if one %s', async (_what, failure) => {
      const { preview } = startPreviews(web, { failures: { one: failure } });
      expect(await preview()).toMatchObject({ picture: { hash: 'two' } });
      expect(await folder.listUploads()).toEqual([]);
    });

    it('if one cannot be read, or its small version is missing', async () => {
      const { preview } = startPreviews(
        { ...web, 'https://a.example/1': 'gone' },
        { missing: ['gone', 'two'] },
      );
      expect(await preview()).toMatchObject({ picture: { hash: 'three' } });
    });

    it('but not the fourth', async () => {
      const failures = Object.fromEntries(
        ['one', 'two', 'three'].map((name) => [name, new PictureUnreadable()]),
      );
      const { preview, read } = startPreviews(web, { failures });
      expect(await preview()).toMatchObject({ picture: null });
      expect(read().slice(1)).toEqual([1, 2, 3].map((name) => `https://a.example/${name}`));
    });

    it('but not after other failures', async () => {
      const { preview } = startPreviews(web, { failures: { one: new Error('broken') } });
      await expect(preview()).rejects.toThrow('broken');
      expect(await folder.listUploads()).toEqual([]);
    });
  });

  it('has the icon if the page has no picture', async () => {
    const { preview } = startPreviews({
      [PAGE]: pageWith({ title: 'Title', icon: '/icon' }),
      'https://a.example/icon': 'icon',
    });
    expect(await preview()).toMatchObject({ picture: { hash: 'icon' } });
  });
});
