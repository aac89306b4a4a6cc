import { PDFiumLibrary } from '@hyzyla/pdfium';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { leave, suspend } from '../../../test/support/leaving.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { THEMES } from '../themes/themes.js';

/** A4 in points. */
const A4 = [595, 842];

/** A file's picture as RGBA, at screen size. */
const toPixels = async (content: Buffer) => {
  const { data, info } = await sharp(content, { density: 72 })
    .resize({ width: 1000 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
};

/** The pages of a PDF as PNG, with their sizes in points. */
const openPdf = async (content: Buffer) => {
  const library = await PDFiumLibrary.init();
  try {
    const pdf = await library.loadDocument(content);
    const pages = [];
    for (const page of pdf.pages()) {
      const { data, width, height, originalWidth, originalHeight } = await page.render({
        scale: 2,
        render: 'bitmap',
      });
      const png = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      pages.push({ png, size: [originalWidth, originalHeight] });
    }
    pdf.destroy();
    return pages;
  } finally {
    library.destroy();
  }
};

describe('posters', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let path: string;
  let pageUrl: string;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    path = `/profile/${person.account.displayId}/poster`;
    pageUrl = `${PUBLIC_URL}/profile/${person.account.displayId}`;
  });

  const ask = (address: string) => testApp.client.get(address).buffer(true);
  /** Retries, because drawing may time out on a busy machine. */
  const read = async (address: string) => {
    let answer = await ask(address);
    for (let times = 0; answer.status === 503 && times < 4; times += 1) answer = await ask(address);
    expect(answer.status).toBe(200);
    return answer.body as Buffer;
  };
  const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
  const svgOf = async (language = 'ja') => (await read(`/${language}${path}.svg`)).toString();

  it('are a PNG of A4 with 300 pixels per inch, whose code opens the page', async () => {
    const { body, headers } = await ask(`${path}.png`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="hitohira-${person.account.displayId}.png"`,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      format: 'png',
      width: 2480,
      height: 3508,
    });
    expect(decodeQr(await toPixels(body as Buffer))).toBe(pageUrl);
  });

  it('are a PDF of one page in A4 that shows the same', async () => {
    const { body, headers } = await ask(`${path}.pdf`).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const pages = await openPdf(body as Buffer);
    expect(pages.map(({ size }) => size)).toEqual([A4]);
    expect(decodeQr(await toPixels(pages[0]!.png))).toBe(pageUrl);
    const [drawn, printed] = await Promise.all(
      [await read(`${path}.png`), pages[0]!.png].map((png) =>
        sharp(png).resize({ width: 200, height: 283, fit: 'fill' }).removeAlpha().raw().toBuffer(),
      ),
    );
    const differing = drawn!.filter((value, index) => Math.abs(value - printed![index]!) > 48);
    expect(differing.length / drawn!.length).toBeLessThan(0.02);
  });

  it('are an SVG with outlines instead of texts, and pictures inside', async () => {
    await change({ displayName: '佐藤 花子 <b>&"' });
    const { headers } = await ask(`${path}.svg`).expect(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    );
    const svg = await svgOf();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<text|<script|<style|href="(?!data:|#)/);
    expect(decodeQr(await toPixels(Buffer.from(svg)))).toBe(pageUrl);
  });

  it('follow the name, theme, icon, cover and language, and are deterministic', async () => {
    const posters = [await svgOf(), await svgOf('en')];
    await change({ displayName: 'とても長い名前の園芸家、花子でございます' });
    posters.push(await svgOf());
    await change({ themeId: THEMES.find(({ id }) => id !== person.account.theme.themeId)!.id });
    posters.push(await svgOf());
    for (const field of ['icon', 'cover']) {
      await person.browser
        .patch('/api/accounts/me')
        .attach(field, await anotherJpeg(), 'picture.jpg')
        .expect(200);
      posters.push(await svgOf());
    }
    expect(new Set(posters).size).toBe(posters.length);
    expect(await svgOf()).toBe(posters.at(-1));
    const { headers } = await ask(`${path}.svg`).expect(200);
    await testApp.client.get(`${path}.svg`).set('If-None-Match', String(headers['etag'])).expect(304);
    expect(headers['vary']).toMatch(/Accept-Language, Cookie/);
  });

  it('are missing in other formats, and for accounts without a page', async () => {
    await ask(`${path}.gif`).expect(404);
    await ask('/profile/nobody.here/poster.svg').expect(404);
    await ask('/profile/%00/poster.svg').expect(404);
    await suspend(testApp, person, true);
    await ask(`${path}.svg`).expect(404);
    const other = await signUp(testApp);
    await leave(other);
    await ask(`/profile/${other.account.displayId}/poster.svg`).expect(404);
  });

  it('are drawn once for several requests', async () => {
    const draw = jest.spyOn(testApp.app.get(PictureWorkerService, { strict: false }), 'draw');
    try {
      const { account } = await signUp(testApp);
      const read = () =>
        testApp.client.get(`/ja/profile/${account.displayId}/poster.svg`).buffer(true).expect(200);
      // Three at once, and one that is answered from memory.
      const answers = [...(await Promise.all([read(), read(), read()])), await read()];
      expect(new Set(answers.map(({ body }) => (body as Buffer).toString())).size).toBe(1);
      expect(draw).toHaveBeenCalledTimes(1);
    } finally {
      draw.mockRestore();
    }
  });

  it('count as rendering until they are kept', async () => {
    const limited = await startTestApp({ THROTTLE_RENDER_LIMIT: '2' });
    try {
      const { account } = await signUp(limited);
      const read = (format: string) =>
        limited.client.get(`/ja/profile/${account.displayId}/poster.${format}`);
      await read('svg').expect(200);
      await read('pdf').expect(200);
      await read('png').expect(429);
      await read('svg').expect(200);
    } finally {
      await limited.stop();
    }
  });
});
