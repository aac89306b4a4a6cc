import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { failureIn } from '../../../test/support/failures.js';
import { anotherJpeg, colourAt, CORNERS, isNear, picture } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PICTURE_LIMITS } from './picture.rules.js';
import { type OwnAccountResponse } from '../accounts/dto/own-account.response.js';
import { type PictureResponse } from './dto/picture.response.js';

describe('a picture', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const send = (content: Buffer, filename = 'face.jpg', contentType = 'image/jpeg') =>
    person.browser.patch('/api/accounts/me').attach('icon', content, { filename, contentType });
  const take = async (content: Buffer, filename?: string, contentType?: string): Promise<PictureResponse> => {
    const { body } = await send(content, filename, contentType).expect(200);
    return (body as OwnAccountResponse).iconPicture!;
  };
  const load = async (address: string): Promise<Buffer> => {
    const answer = await testApp.client.get(address).buffer(true).expect(200);
    return answer.body as Buffer;
  };
  const loadAll = ({ sources, preview }: PictureResponse) =>
    Promise.all([...sources.map(({ url }) => url), preview].map(load));

  describe('that is accepted', () => {
    it('is returned in several widths, upright, in WebP, with a JPEG for previews', async () => {
      const shown = await take(await picture(2000, 1500).jpeg().toBuffer());
      expect(shown).toMatchObject({ width: 2000, height: 1500 });
      expect(shown.sources.map(({ width }) => width)).toEqual([160, 240, 360, 640, 960, 1280]);
      expect(shown.url).toBe(shown.sources.at(-1)!.url);
      for (const { url, width } of shown.sources) {
        expect(url).toMatch(new RegExp(`^/media/[0-9a-f]{64}-${width}\\.webp$`));
        expect(await sharp(await load(url)).metadata()).toMatchObject({
          format: 'webp',
          width,
          height: (width * 3) / 4,
        });
      }
      expect(shown.preview).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
      expect(await sharp(await load(shown.preview)).metadata()).toMatchObject({
        format: 'jpeg',
        width: PICTURE_LIMITS.preview,
        height: 900,
      });
    });

    it('is the same for the owner, the public API and the page', async () => {
      const { body } = await send(await anotherJpeg()).expect(200);
      const { icon, iconPicture } = body as OwnAccountResponse;
      expect(icon).toBe(iconPicture!.url);
      const path = `/api/accounts/${person.account.displayId}`;
      for (const address of ['/api/accounts/me', path]) {
        const answer = await person.browser.get(address).expect(200);
        expect(answer.body).toMatchObject({ icon, iconPicture });
      }
      await testApp.client.get(`/profile/${person.account.displayId}`).expect(200);
      expect(testApp.pages.rendered.at(-1)?.data).toMatchObject({ account: { icon, iconPicture } });
    });

    it('is never enlarged', async () => {
      const shown = await take(await picture(50, 20).png().toBuffer());
      expect(shown).toMatchObject({ width: 50, height: 20 });
      expect(shown.sources.map(({ width }) => width)).toEqual([50]);
    });

    it.each([
      [20_000, 10],
      [10, 20_000],
    ])('may be %i by %i, and is resized to fit', async (width, height) => {
      const shown = await take(await picture(width, height).png().toBuffer());
      expect(shown).toMatchObject({ width, height });
      for (const content of await loadAll(shown)) {
        const made = await sharp(content).metadata();
        expect(made.width).toBeLessThanOrEqual(PICTURE_LIMITS.widest);
        expect(made.height).toBeLessThanOrEqual(8192);
      }
    });

    it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright for every orientation: %i', async (orientation) => {
      // The pixels as a camera in this orientation stores them (Exif 3.0, tag 0x0112).
      const stored = await storeOriented(await picture(80, 40).png().toBuffer(), orientation);
      const content = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const shown = await take(content);
      expect(shown).toMatchObject({ width: 80, height: 40 });
      for (const each of await loadAll(shown)) {
        expect(isNear(await colourAt(each, 0.2, 0.2), CORNERS.topLeft)).toBe(true);
        expect(isNear(await colourAt(each, 0.8, 0.2), CORNERS.topRight)).toBe(true);
        expect(isNear(await colourAt(each, 0.2, 0.8), CORNERS.bottomLeft)).toBe(true);
        expect(isNear(await colourAt(each, 0.8, 0.8), CORNERS.bottomRight)).toBe(true);
      }
    });

    it('contains no location, device or personal data, and nothing after its end', async () => {
      const secrets = ['GPSLatitude', 'Secret Studio', 'Secret Camera', '35.6586', 'xmpmeta', '<script>'];
      const content = Buffer.concat([
        await picture(80, 40)
          .jpeg()
          .withExif({
            IFD0: { Copyright: 'Secret Studio', Model: 'Secret Camera' },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 3096/100', GPSLongitudeRef: 'E' },
          })
          .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>35.6586</a></x:xmpmeta>')
          .toBuffer(),
        Buffer.from('<script>alert(1)</script>'),
      ]);
      expect(await sharp(content).metadata()).toMatchObject({
        exif: expect.any(Buffer) as Buffer,
        xmp: expect.any(Buffer) as Buffer,
      });
      for (const each of await loadAll(await take(content))) {
        const { exif, xmp, iptc, icc, orientation } = await sharp(each).metadata();
        expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
        const text = each.toString('latin1');
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
    });

    it('is converted to sRGB, even from a print profile', async () => {
      const content = await picture(80, 40).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
      expect((await sharp(content).metadata()).space).toBe('cmyk');
      for (const each of await loadAll(await take(content))) {
        expect(await sharp(each).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
        const [red = 0, green = 0, blue = 0] = await colourAt(each, 0.2, 0.2);
        expect(red - Math.max(green, blue)).toBeGreaterThan(80);
      }
    });

    it('takes fewer bytes than at the quality that sharp chooses', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      const content = await sharp({
        create: { width: 640, height: 256, channels: 3, background: 'gray', noise },
      })
        .blur(2)
        .png()
        .toBuffer();
      const made = await load((await take(content)).url);
      const usual = await sharp(content).webp().toBuffer();
      expect(made.length / usual.length).toBeLessThan(0.85);
    });

    it('keeps its transparency, except in previews, which have a white background', async () => {
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const content = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
        .png()
        .toBuffer();
      const shown = await take(content, 'logo.png', 'image/png');
      expect(shown.placeholder).toBe('transparent');
      expect((await sharp(await load(shown.url)).metadata()).hasAlpha).toBe(true);
      expect(isNear(await colourAt(await load(shown.preview), 0.5, 0.5), [255, 255, 255])).toBe(true);
    });

    it('has a placeholder in its own color', async () => {
      const background = { r: 200, g: 100, b: 50 };
      const content = await sharp({ create: { width: 90, height: 90, channels: 3, background } })
        .png()
        .toBuffer();
      expect((await take(content)).placeholder).toMatch(/^#c[789]6[345]3[123]$/);
    });

    it.each([
      ['gray', (image: ReturnType<typeof picture>) => image.toColourspace('b-w').png()],
      ['of sixteen bits', (image: ReturnType<typeof picture>) => image.toColourspace('rgb16').png()],
      ['of few colors', (image: ReturnType<typeof picture>) => image.png({ palette: true })],
      ['progressive', (image: ReturnType<typeof picture>) => image.jpeg({ progressive: true })],
      ['lossless', (image: ReturnType<typeof picture>) => image.webp({ lossless: true })],
    ])('may be %s', async (_kind, encode) => {
      const shown = await take(await encode(picture(80, 40)).toBuffer());
      expect(shown).toMatchObject({ width: 80, height: 40 });
    });

    it.each([
      ['jpeg', 'face.php', 'application/octet-stream'],
      ['png', 'face.jpg', 'image/jpeg'],
      ['webp', 'face', 'text/html'],
      ['webp', 'face.gif', 'image/gif'],
    ] as const)('is recognized by its bytes: %s as %s, %s', async (format, filename, contentType) => {
      const content = await picture(80, 40).toFormat(format).toBuffer();
      expect(await take(content, filename, contentType)).toMatchObject({ width: 80, height: 40 });
    });
  });

  describe('that is rejected', () => {
    const expectRefusal = async (content: Buffer, status: number, errorCode: string) => {
      const before = await person.browser.get('/api/accounts/me').expect(200);
      const answer = await send(content);
      expect([answer.status, failureIn(answer).errors[0]]).toEqual([
        status,
        expect.objectContaining({ errorCode, field: 'icon' }),
      ]);
      const after = await person.browser.get('/api/accounts/me').expect(200);
      expect(after.body).toEqual(before.body);
    };

    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    it.each([
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['PHP', '<?php system($_GET["c"]);'],
      ['SVG', svg],
      ['SVG with a prologue', `<?xml version="1.0"?>${svg}`],
      ['PDF', '%PDF-1.7\n%âãÏÓ\n'],
      ['ZIP', 'PK\x03\x04\x14\x00\x00\x00'],
      ['BMP', 'BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00'],
      ['ICO', '\x00\x00\x01\x00\x01\x00\x10\x10'],
      ['EXE', 'MZ\x90\x00\x03\x00\x00\x00'],
      ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
      ['MP4', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom'],
      ['WAV', 'RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00'],
      ['one byte', '\xff'],
    ])('is %s, whatever its name', (_kind, content) =>
      expectRefusal(Buffer.from(content, 'latin1'), 415, 'unsupportedImage'),
    );

    it.each(['gif', 'tiff', 'avif'] as const)('is %s', async (format) =>
      expectRefusal(await picture(20, 20).toFormat(format).toBuffer(), 415, 'unsupportedImage'),
    );

    it('is animated: WebP', async () => {
      const frames = Buffer.alloc(20 * 40 * 3, 100).fill(200, 20 * 20 * 3);
      const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
      const content = await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer();
      await expectRefusal(content, 415, 'unsupportedImage');
    });

    it('is animated: PNG', async () => {
      const still = await picture(20, 20).png().toBuffer();
      // After the header: a chunk that announces two frames. Decoders without APNG support show one.
      const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
      const header = 8 + 25;
      const content = Buffer.concat([still.subarray(0, header), control, still.subarray(header)]);
      expect((await sharp(content).metadata()).format).toBe('png');
      await expectRefusal(content, 415, 'unsupportedImage');
    });

    it('is empty', () => expectRefusal(Buffer.alloc(0), 400, 'unreadableFile'));

    it.each(['jpeg', 'png', 'webp'] as const)('is truncated: %s', async (format) => {
      const content = await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .toFormat(format)
        .toBuffer();
      for (const part of [0.95, 0.5, 0.1]) {
        await expectRefusal(content.subarray(0, Math.floor(content.length * part)), 400, 'unreadableFile');
      }
      await expectRefusal(content.subarray(0, 40), 400, 'unreadableFile');
    });

    it('has too many pixels, however small the file', async () => {
      const sixty = { width: 10_000, height: 6000, channels: 3, background: 'black' } as const;
      await expectRefusal(await sharp({ create: sixty }).png().toBuffer(), 413, 'tooManyPixels');
      // These only announce their size. Decoding them would fail with another error.
      for (const [format, announce] of Object.entries(ANNOUNCE_SIZE)) {
        const content = await picture(16, 16)
          .toFormat(format as 'png')
          .toBuffer();
        await expectRefusal(announce(content, 16_383), 413, 'tooManyPixels');
        await expectRefusal(announce(content, 7072), 413, 'tooManyPixels');
        expect((await send(announce(content, 7071))).status).not.toBe(413);
      }
    });

    it('has far too many pixels, eight times at once, without blocking others', async () => {
      const bomb = ANNOUNCE_SIZE['png']!(await picture(16, 16).png().toBuffer(), 16_383);
      const sent = Array.from({ length: 8 }, () => send(bomb).then(({ status }) => status));
      const read = Array.from({ length: 20 }, () =>
        testApp.client.get(`/api/accounts/${person.account.displayId}`).then(({ status }) => status),
      );
      expect(new Set(await Promise.all(sent))).toEqual(new Set([413]));
      expect(new Set(await Promise.all(read))).toEqual(new Set([200]));
    });

    it('exceeds the file size limit by one byte', async () => {
      const content = await picture(80, 40).jpeg().toBuffer();
      const pad = (bytes: number) => Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
      expect(await take(pad(PICTURE_LIMITS.maxBytes))).toMatchObject({ width: 80 });
      await expectRefusal(pad(PICTURE_LIMITS.maxBytes + 1), 413, 'fileSizeOver');
    });
  });

  it('is removed by null, and accepted only as a file', async () => {
    await take(await anotherJpeg());
    for (const icon of ['', 'x', '/media/x.jpg', 1, {}, []]) {
      const answer = await person.browser.patch('/api/accounts/me').send({ icon }).expect(400);
      expect(failureIn(answer).errors[0]).toMatchObject({ field: 'icon', errorCode: 'invalidFormat' });
    }
    const answer = await person.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
    expect(answer.body).toMatchObject({ icon: null, iconPicture: null });
  });

  it('is stored together with other fields of the account, or not at all', async () => {
    const { body } = await person.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .field('displayName', '  花の  店 ')
      .field('introduction', '一行目\r\n二行目')
      .expect(200);
    expect(body).toMatchObject({ displayName: '花の  店', introduction: '一行目\n二行目' });
    const answer = await person.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .field('displayId', 'admin')
      .expect(400);
    expect(failureIn(answer).errorCode).toBe('E0203');
    const now = await person.browser.get('/api/accounts/me').expect(200);
    expect((now.body as OwnAccountResponse).icon).toBe((body as OwnAccountResponse).icon);
  });

  describe('as it is served', () => {
    let shown: PictureResponse;
    beforeAll(async () => {
      shown = await take(await anotherJpeg());
    });

    it('is an image that cannot run scripts, and is cached forever', async () => {
      for (const [address, type] of [
        [shown.url, 'image/webp'],
        [shown.preview, 'image/jpeg'],
      ] as const) {
        const { headers } = await testApp.client.get(address).expect(200);
        expect(headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String((await load(address)).length),
        });
        expect(headers['set-cookie']).toBeUndefined();
      }
    });

    it('is not sent to a browser that has it cached, nor for a HEAD request', async () => {
      const { headers } = await testApp.client.get(shown.url).expect(200);
      await testApp.client.get(shown.url).set('If-None-Match', headers['etag']!).expect(304);
      const head = await testApp.client.head(shown.url).expect(200);
      expect(head.headers['content-length']).toBe(headers['content-length']);
    });

    it('is not found under any other name', async () => {
      const name = shown.url.slice('/media/'.length);
      for (const address of [
        '/media',
        '/media/',
        '/media/..%2f..%2fetc%2fpasswd',
        '/media/%2e%2e/%2e%2e/package.json',
        `/media/${name.slice(0, 2)}/${name}`,
        `/media/${name}.map`,
        `/media/${name.replace('.webp', '.jpg')}`,
        `/media/${'0'.repeat(64)}.jpg`,
        '/media/%00',
        '/media/.incoming',
      ]) {
        const { status, headers } = await testApp.client.get(address);
        expect([address, status]).toEqual([address, 404]);
        expect(headers['cache-control']).toBe('no-store');
      }
      await testApp.client.post(shown.url).expect(404);
    });
  });
});

/** Writes a side length into the size fields of each format. */
const ANNOUNCE_SIZE: Record<string, (content: Buffer, side: number) => Buffer> = {
  png(content, side) {
    const IHDR = 12;
    content.writeUInt32BE(side, IHDR + 4);
    content.writeUInt32BE(side, IHDR + 8);
    content.writeUInt32BE(crc32(content.subarray(IHDR, IHDR + 17)), IHDR + 17);
    return content;
  },
  jpeg(content, side) {
    const frame = content.indexOf(Buffer.from('ffc0', 'hex'));
    content.writeUInt16BE(side, frame + 5);
    content.writeUInt16BE(side, frame + 7);
    return content;
  },
  webp(content, side) {
    const start = content.indexOf(Buffer.from('9d012a', 'hex'));
    content.writeUInt16LE(side, start + 3);
    content.writeUInt16LE(side, start + 5);
    return content;
  },
};

/** Transforms pixels as a camera in this orientation stores them. */
async function storeOriented(upright: Buffer, orientation: number): Promise<Buffer> {
  const image = sharp(upright);
  switch (orientation) {
    case 2:
      return image.flop().toBuffer();
    case 3:
      return image.rotate(180).toBuffer();
    case 4:
      return image.flip().toBuffer();
    case 5:
      return sharp(await image.rotate(270).toBuffer())
        .flip()
        .toBuffer();
    case 6:
      return image.rotate(270).toBuffer();
    case 7:
      return sharp(await image.rotate(90).toBuffer())
        .flip()
        .toBuffer();
    case 8:
      return image.rotate(90).toBuffer();
    default:
      return upright;
  }
}
