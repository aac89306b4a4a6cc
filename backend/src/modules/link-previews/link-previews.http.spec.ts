import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { failureIn } from '../../../test/support/failures.js';
import { KIND } from '../../../test/support/links.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { clearThrottles } from '../../../test/support/throttles.js';
import { moveBack } from '../../../test/support/times.js';
import { Picture } from '../pictures/picture.entity.js';
import { type LinkPreviewResponse } from './dto/link-preview.response.js';

/** The responses of other sites, by host and path. */
class Web {
  readonly visits: string[] = [];
  readonly pages = new Map<string, RequestListener>();
  private readonly server: Server = createServer((request, response) => {
    const place = `${request.headers.host ?? ''}${request.url ?? ''}`;
    this.visits.push(place);
    const answer = this.pages.get(place);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  html(place: string, head: string): void {
    this.send(place, 'text/html; charset=utf-8', `<html><head>${head}</head></html>`);
  }

  send(place: string, type: string, content: string | Buffer): void {
    this.pages.set(place, (_request, response) => response.setHeader('content-type', type).end(content));
  }
}

const HOSTS = ['shop.example', 'item.rakuten.co.jp', 'amzn.asia', 'www.youtube.com', 'pictures.example'];

/** The response to every failure. */
const EMPTY = { title: null, description: null, picture: null };

describe('the preview of a link', () => {
  const web = new Web();
  let testApp: TestApp;
  let person: SignedUp;
  let variables: Record<string, string>;
  beforeAll(async () => {
    await web.start();
    variables = {
      PREVIEW_FETCH: 'on',
      PREVIEW_STAND_INS: HOSTS.map((host) => `${host}=${web.origin}`).join(','),
      MEDIA_QUOTA_MB: '1',
      THROTTLE_PREVIEW_HOST_LIMIT: '20',
    };
    testApp = await startTestApp(variables);
  });
  afterAll(async () => {
    await testApp.stop();
    web.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
    await clearThrottles(testApp);
    web.visits.length = 0;
    web.pages.clear();
  });

  const ask = (url: unknown, { browser } = person) => browser.post('/api/link-previews').send({ url });
  const preview = async (url: string) => (await ask(url).expect(200)).body as LinkPreviewResponse;
  const pictures = () => testApp.repository(Picture).findBy({ accountId: person.account.accountId });
  const shop = (head: string) => web.html('shop.example/', head);
  const SHOP = 'https://shop.example/';
  const link = { url: SHOP, kind: 'link', provider: null, mall: null };

  it('has title, description and picture of the page, and the account can use the picture', async () => {
    shop(`<meta property="og:title" content="今月の花束">
      <meta property="og:description" content="季節の花">
      <meta property="og:image" content="https://pictures.example/a.jpg">`);
    web.send('pictures.example/a.jpg', 'image/jpeg', await anotherJpeg(600, 315));
    const { picture, ...words } = await preview(SHOP);
    expect(words).toEqual({ ...link, title: '今月の花束', description: '季節の花' });
    expect(picture).toMatchObject({ width: 600, height: 315 });
    const small = Buffer.from(picture!.dataUrl.replace(/^data:image\/webp;base64,/, ''), 'base64');
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 360 });
    await testApp.client.get(`/media/${picture!.imageFileName}`).expect(404);

    const details = [{ title: words.title, url: words.url, imageFileName: picture!.imageFileName }];
    await person.browser.post('/api/links').send({ linkTypeId: KIND.image_text, details }).expect(201);
    await testApp.client.get(`/media/${picture!.imageFileName}`).expect(200);
    await moveBack(testApp.repository(Picture), 'unusedUntil', { days: 2 });
    await sweepPictures(testApp);
    expect(await pictures()).toHaveLength(1);
  });

  it('leaves nothing behind if it is not used', async () => {
    shop('<meta property="og:image" content="/a.jpg">');
    web.send('shop.example/a.jpg', 'image/jpeg', await anotherJpeg());
    const before = await storedFiles(testApp);
    expect((await preview(SHOP)).picture).not.toBeNull();
    expect((await storedFiles(testApp)).length).toBeGreaterThan(before.length);
    expect(await readdir(path.join(testApp.dataDir, 'uploads'))).toEqual([]);
    await moveBack(testApp.repository(Picture), 'unusedUntil', { days: 1, seconds: 1 });
    await sweepPictures(testApp);
    expect(await pictures()).toEqual([]);
    expect(await storedFiles(testApp)).toEqual(before);
  });

  it.each(['application/json', 'application/json+oembed'])(
    'falls back to the oEmbed description, as %s',
    async (type) => {
      shop('<link rel="alternate" type="application/json+oembed" href="/oembed?format=json">');
      const said = { title: 'From\noEmbed', thumbnail_url: 'https://pictures.example/a.png' };
      web.send('shop.example/oembed?format=json', type, JSON.stringify(said));
      web.send(
        'pictures.example/a.png',
        'image/png',
        await sharp(await anotherJpeg())
          .png()
          .toBuffer(),
      );
      const { title, picture } = await preview(SHOP);
      expect(title).toBe('From oEmbed');
      expect(picture).toMatchObject({ width: 40 });
    },
  );

  it('has an icon if there is no picture, and the second if the first is missing', async () => {
    shop(
      '<title>Shop</title><link rel=icon sizes=192x192 href=/192.png><link rel=icon sizes=32x32 href=/32.png>',
    );
    web.send(
      'shop.example/32.png',
      'image/png',
      await sharp(await anotherJpeg(32, 32))
        .png()
        .toBuffer(),
    );
    expect(await preview(SHOP)).toMatchObject({ title: 'Shop', picture: { width: 32, height: 32 } });
    expect(web.visits).toEqual(['shop.example/', 'shop.example/192.png', 'shop.example/32.png']);
  });

  it('reads Japanese pages in their encodings', async () => {
    // 「花」
    web.send('shop.example/', 'text/html; charset=Shift_JIS', Buffer.from('3c7469746c653e89d4', 'hex'));
    expect((await preview(SHOP)).title).toBe('花');
    const inMeta = '<meta charset="EUC-JP"><title>';
    web.send('shop.example/', 'text/html', Buffer.concat([Buffer.from(inMeta), Buffer.from('b2d6', 'hex')]));
    expect((await preview(SHOP)).title).toBe('花');
  });

  it('recognizes a product, with its name at the mall', async () => {
    web.html('item.rakuten.co.jp/hana/scissors/', '<title>花ばさみ</title>');
    expect(await preview('https://item.rakuten.co.jp/hana/scissors/')).toEqual({
      url: 'https://item.rakuten.co.jp/hana/scissors/',
      kind: 'item',
      provider: null,
      mall: 'rakuten',
      ...EMPTY,
      title: '花ばさみ',
    });
  });

  it('follows the short link of a product and keeps it', async () => {
    web.pages.set('amzn.asia/d/abc1234', (_request, response) =>
      response.writeHead(301, { location: 'https://shop.example/dp/1' }).end(),
    );
    web.html('shop.example/dp/1', '<title>Scissors</title>');
    const url = 'https://amzn.asia/d/abc1234';
    expect(await preview(url)).toMatchObject({ url, kind: 'item', mall: 'amazon', title: 'Scissors' });
  });

  it('recognizes a post without reading it', async () => {
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(await preview(url)).toEqual({ url, kind: 'content', provider: 'youtube', mall: null, ...EMPTY });
    expect(web.visits).toEqual([]);
  });

  it('normalizes the address', async () => {
    shop('<title>Shop</title>');
    expect((await preview(' ｈttps://shop.example/ ')).url).toBe(SHOP);
    const long = `https://www.amazon.co.jp/dp/B000000000?tag=hana-22&x=${'a'.repeat(500)}`;
    expect((await preview(long)).url).toBe('https://www.amazon.co.jp/dp/B000000000?tag=hana-22');
  });

  it.each([
    ['', 'required'],
    [undefined, 'required'],
    [7, 'invalidFormat'],
    ['nothing', 'invalidFormat'],
    ['mailto:hana@example.com', 'invalidFormat'],
    ['javascript:alert(1)', 'invalidFormat'],
    ['https://hana:secret@shop.example/', 'invalidFormat'],
    ['https://shop.example/\r\nX-Evil: 1', 'invalidFormat'],
    [`https://shop.example/${'a'.repeat(500)}`, 'invalidLength'],
    ['https://lite.tiktok.com/t/abc/', 'unavailableUrl'],
  ])('rejects %j: %s', async (url, code) => {
    const answer = await ask(url).expect(400);
    expect(failureIn(answer).errors).toMatchObject([{ field: 'url', errorCode: code }]);
    expect(web.visits).toEqual([]);
  });

  it('requires a session', async () => {
    await testApp.client.post('/api/link-previews').send({ url: SHOP }).expect(401);
    expect(web.visits).toEqual([]);
  });

  describe('is empty in the same way', () => {
    const own = () => `http://127.0.0.1:${new URL(testApp.url).port}/health`;
    it.each<[what: string, prepare: () => void, url?: () => string]>([
      ['if there is no page', () => undefined],
      ['if it is not a page', () => web.send('shop.example/', 'application/pdf', 'x')],
      [
        'if the host closes the connection',
        () => web.pages.set('shop.example/', ({ socket }) => socket.destroy()),
      ],
      ['if the host is unknown', () => undefined, () => SHOP.replace('shop', 'nothing')],
      ['if the address is that of this machine', () => undefined, own],
      [
        'if the host name is that of this machine',
        () => undefined,
        () => own().replace('127.0.0.1', 'localhost'),
      ],
      [
        'if the IPv6 address is that of this machine',
        () => undefined,
        () => own().replace('127.0.0.1', '[::1]'),
      ],
      [
        'if it redirects to this machine',
        () =>
          web.pages.set('shop.example/', (_request, response) =>
            response.writeHead(302, { location: own() }).end(),
          ),
      ],
    ])('%s', async (_what, prepare, url = () => SHOP) => {
      prepare();
      expect(await preview(url())).toEqual({ ...link, url: url(), ...EMPTY });
    });
  });

  describe('has words but no picture', () => {
    const head = '<title>Shop</title><meta property="og:image" content="/a">';
    it.each<[what: string, type: string, content: () => Promise<Buffer> | Buffer]>([
      ['if it is an SVG', 'image/svg+xml', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      [
        'if it is an SVG sent as JPEG',
        'image/jpeg',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ],
      ['if it has too many pixels', 'image/png', () => emptyPng(12_000)],
      ['if it is too large', 'image/jpeg', () => Buffer.concat([randomBytes(1024 * 1024 + 1)])],
      ['if it is broken', 'image/jpeg', async () => (await anotherJpeg()).subarray(0, 200)],
      ['if it is a page', 'text/html', () => Buffer.from('<title>')],
    ])('%s', async (_what, type, content) => {
      shop(head);
      web.send('shop.example/a', type, await content());
      expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY, title: 'Shop' });
      expect(await pictures()).toEqual([]);
      expect(await readdir(path.join(testApp.dataDir, 'uploads'))).toEqual([]);
    });

    it('if it or the oEmbed description is on this machine', async () => {
      const canary = createServer((_request, response) => response.end('a secret'));
      let hits = 0;
      canary.on('request', () => (hits += 1));
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
      const inside = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
      shop(`<title>Shop</title><meta property="og:image" content="${inside}/a.jpg">`);
      expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY, title: 'Shop' });
      shop(`<title>Shop</title><link rel=alternate type=application/json+oembed href="${inside}/oembed">`);
      expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY, title: 'Shop' });
      shop('<title>Shop</title><link rel=alternate type=application/json+oembed href="/oembed">');
      web.send(
        'shop.example/oembed',
        'application/json',
        JSON.stringify({ thumbnail_url: `${inside}/a.jpg` }),
      );
      expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY, title: 'Shop' });
      expect(hits).toBe(0);
      canary.close();
    });

    it('if it exceeds the quota of the account', async () => {
      const noise = () =>
        sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
          .jpeg({ quality: 90 })
          .toBuffer();
      const upload = async () => {
        const answer = await person.browser.post('/api/pictures').attach('image', await noise(), 'a.jpg');
        return answer.status;
      };
      const statuses = [await upload()];
      while (statuses.at(-1) === 201) statuses.push(await upload());
      expect(statuses.at(-1)).toBe(413);
      shop(head);
      web.send('shop.example/a', 'image/jpeg', await noise());
      expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY, title: 'Shop' });
    });
  });

  it('does not decompress bombs', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from('<title>Shop</title>'), Buffer.alloc(100_000_000, ' ')]),
    );
    web.pages.set('shop.example/', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect((await preview(SHOP)).title).toBe('Shop');
  });

  it('is empty for a host over its limit, which all accounts share', async () => {
    shop('<title>Shop</title>');
    for (let times = 0; times < 20; times += 1) expect((await preview(SHOP)).title).toBe('Shop');
    person = await signUp(testApp);
    expect(await preview(SHOP)).toEqual({ ...link, ...EMPTY });
    expect(web.visits).toHaveLength(20);
  });
});

describe('previews that are limited or off', () => {
  const web = new Web();
  beforeAll(() => web.start());
  afterAll(() => web.stop());
  beforeEach(() => {
    web.visits.length = 0;
  });

  it('are counted per account', async () => {
    const testApp = await startTestApp({ THROTTLE_PREVIEW_LIMIT: '2', THROTTLE_PREVIEW_WINDOW_S: '600' });
    const [one, other] = [await signUp(testApp), await signUp(testApp)];
    const ask = ({ browser }: SignedUp) =>
      browser.post('/api/link-previews').send({ url: 'https://shop.example/' });
    for (let times = 0; times < 2; times += 1) await ask(one).expect(200);
    const refused = await ask(one).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask(other).expect(200);
    await testApp.stop();
  });

  it('still recognize addresses if reading is off', async () => {
    const testApp = await startTestApp({
      PREVIEW_FETCH: 'off',
      PREVIEW_STAND_INS: `item.rakuten.co.jp=${web.origin}`,
    });
    const { browser } = await signUp(testApp);
    const url = 'https://item.rakuten.co.jp/hana/scissors/';
    const { body } = await browser.post('/api/link-previews').send({ url }).expect(200);
    expect(body).toEqual({ url, kind: 'item', provider: null, mall: 'rakuten', ...EMPTY });
    expect(web.visits).toEqual([]);
    await testApp.stop();
  });
});

/** A small file with very many pixels. */
function emptyPng(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
