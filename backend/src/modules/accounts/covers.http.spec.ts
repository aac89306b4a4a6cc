import sharp from 'sharp';
import { createContent } from '../../../test/support/factories/content.js';
import { failureIn } from '../../../test/support/failures.js';
import { comeBack, erase, leave } from '../../../test/support/leaving.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg, picture } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PICTURE_LIMITS } from '../pictures/picture.rules.js';
import { Picture } from '../pictures/picture.entity.js';
import { PictureFiles } from '../pictures/picture-files.entity.js';
import { Account } from './account.entity.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';

/** In bytes: the quota here is a megabyte. */
const MORE_THAN_FITS = 2_000_000;

describe('a cover', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000', MEDIA_QUOTA_MB: '1' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const change = (body: object, { browser } = person) => browser.patch('/api/accounts/me').send(body);
  const send = (content: Buffer, { browser } = person) =>
    browser.patch('/api/accounts/me').attach('cover', content, 'cover.jpg');
  const upload = async (content: Buffer, of = person) =>
    (await send(content, of).expect(200)).body as OwnAccountResponse;
  const own = async () =>
    (await person.browser.get('/api/accounts/me').expect(200)).body as OwnAccountResponse;
  const pictures = () => testApp.repository(Picture).findBy({ accountId: person.account.accountId });
  const filesOf = async (address: string) => {
    const hash = /[0-9a-f]{64}/.exec(address)![0];
    return (await storedFiles(testApp)).filter((name) => name.startsWith(hash));
  };
  const shownOn = async (path: string) => {
    await testApp.client.get(path).expect(200);
    return testApp.pages.rendered.findLast((page) => page.path === path)?.data;
  };

  it('is null by default', () => {
    expect(person.account).toMatchObject({ cover: null, coverPicture: null });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is a %s, the same for the owner, the public API and the pages',
    async (format) => {
      const body = await upload(await picture(1600, 600).toFormat(format).toBuffer());
      const { cover, coverPicture } = body;
      expect(cover).toBe(coverPicture!.url);
      expect(coverPicture).toMatchObject({ width: 1600, height: 600 });
      expect(coverPicture!.sources.map(({ width }) => width)).toEqual([160, 240, 360, 640, 960, 1280]);
      expect(body).toMatchObject({ icon: null, iconPicture: null });
      const { displayId, accountId } = person.account;
      const seen = await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      expect(seen.body).toMatchObject({ cover, coverPicture });
      const contentId = await createContent(testApp, accountId);
      for (const path of [`/profile/${displayId}`, `/profile/${displayId}/contents/${contentId}`])
        expect(await shownOn(path)).toMatchObject({ account: { cover, coverPicture } });
      const file = await testApp.client.get(cover!).buffer(true).expect(200);
      expect(await sharp(file.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 1280 });
    },
  );

  it('is updated in cached pages and responses as soon as it is replaced or removed', async () => {
    const addresses = [`/api/accounts/${person.account.displayId}`, `/profile/${person.account.displayId}`];
    const [api = '', page = ''] = addresses;
    for (const content of [await anotherJpeg(), await anotherJpeg()]) {
      for (const address of addresses) await testApp.client.get(address).expect(200);
      const { cover } = await upload(content);
      expect((await testApp.client.get(api).expect(200)).body).toMatchObject({ cover });
      expect(await shownOn(page)).toMatchObject({ account: { cover } });
    }
    await change({ cover: null }).expect(200);
    expect((await testApp.client.get(api).expect(200)).body).toMatchObject({ cover: null });
    expect(await shownOn(page)).toMatchObject({ account: { cover: null, coverPicture: null } });
  });

  it('is replaced and removed together with its files, without affecting the icon', async () => {
    const { body } = await person.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .attach('cover', await anotherJpeg(), 'cover.jpg')
      .expect(200);
    const { icon, cover } = body as OwnAccountResponse;
    expect(icon).not.toBe(cover);
    const { cover: next } = await upload(await anotherJpeg());
    await testApp.client.get(cover!).expect(404);
    await testApp.client.get(next!).expect(200);
    const removed = await change({ cover: null }).expect(200);
    expect(removed.body).toMatchObject({ icon, cover: null, coverPicture: null });
    await testApp.client.get(next!).expect(404);
    await testApp.client.get(icon!).expect(200);
    const without = await change({ icon: null }).expect(200);
    expect(without.body).toMatchObject({ icon: null, cover: null });
    expect(await pictures()).toEqual([]);
    await sweepPictures(testApp);
    expect(await filesOf(next!)).toEqual([]);
  });

  it('may be the same picture as the icon, and stays when the icon is removed', async () => {
    const content = await anotherJpeg();
    const { cover } = await upload(content);
    const { body } = await person.browser
      .patch('/api/accounts/me')
      .attach('icon', content, 'face.jpg')
      .expect(200);
    expect(body).toMatchObject({ icon: cover, cover });
    expect((await change({ icon: null }).expect(200)).body).toMatchObject({ icon: null, cover });
    await sweepPictures(testApp);
    await testApp.client.get(cover!).expect(200);
  });

  describe('is rejected', () => {
    const expectRejection = async (content: Buffer, status: number, errorCode: string) => {
      const before = await own();
      const answer = await send(content).field('displayName', 'Not this').field('headerType', 'banner');
      expect([answer.status, failureIn(answer).errors]).toEqual([
        status,
        [expect.objectContaining({ errorCode, field: 'cover' })],
      ]);
      expect(await own()).toEqual(before);
      expect(await pictures()).toEqual([]);
    };

    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['HTML', '<!doctype html>'],
    ])('as %s', (_kind, content) => expectRejection(Buffer.from(content), 415, 'unsupportedImage'));

    it('as a GIF', async () =>
      expectRejection(await picture(20, 20).toFormat('gif').toBuffer(), 415, 'unsupportedImage'));

    it('if it is empty or truncated', async () => {
      await expectRejection(Buffer.alloc(0), 400, 'unreadableFile');
      const content = await picture(400, 150).png().toBuffer();
      await expectRejection(content.subarray(0, content.length / 2), 400, 'unreadableFile');
    });

    it('with too many pixels', async () => {
      const sixty = { width: 10_000, height: 6000, channels: 3, background: 'black' } as const;
      await expectRejection(await sharp({ create: sixty }).png().toBuffer(), 413, 'tooManyPixels');
    });

    it('one byte beyond the file size limit', async () => {
      const content = await picture(80, 30).jpeg().toBuffer();
      const pad = (bytes: number) => Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
      await expectRejection(pad(PICTURE_LIMITS.maxBytes + 1), 413, 'fileSizeOver');
      expect(await upload(pad(PICTURE_LIMITS.maxBytes))).toMatchObject({ coverPicture: { width: 80 } });
    });

    it('together with a valid icon', async () => {
      const before = await own();
      const answer = await person.browser
        .patch('/api/accounts/me')
        .attach('icon', await anotherJpeg(), 'face.jpg')
        .attach('cover', Buffer.from('%PDF-1.7'), 'cover.jpg')
        .expect(415);
      expect(failureIn(answer).errors).toMatchObject([{ errorCode: 'unsupportedImage', field: 'cover' }]);
      expect(await own()).toEqual(before);
      expect(await pictures()).toEqual([]);
    });

    it('twice in one form', async () => {
      const answer = await send(await anotherJpeg())
        .attach('cover', await anotherJpeg(), 'other.jpg')
        .expect(400);
      expect(failureIn(answer).errors).toMatchObject([{ errorCode: 'invalidFormat', field: 'cover' }]);
      expect(await pictures()).toEqual([]);
    });

    it('as anything but a file', async () => {
      const { cover } = await upload(await anotherJpeg());
      for (const name of ['', 'x', cover, cover!.slice('/media/'.length), 1, {}, []]) {
        const answer = await change({ cover: name, displayName: 'Not this' }).expect(400);
        expect(failureIn(answer).errors).toMatchObject([{ field: 'cover', errorCode: 'invalidFormat' }]);
      }
      expect(await own()).toMatchObject({ cover, displayName: person.account.displayName });
    });
  });

  it('is unchanged if another field is rejected', async () => {
    const { cover } = await upload(await anotherJpeg());
    const before = await own();
    for (const [field, value] of [
      ['displayId', 'admin'],
      ['themeId', '1000'],
      ['headerType', 'wide'],
    ] as const)
      await send(await anotherJpeg())
        .field(field, value)
        .expect(400);
    await change({ cover: null, categories: [4] }).expect(400);
    expect(await own()).toEqual(before);
    await testApp.client.get(cover!).expect(200);
  });

  it('is one of several concurrent uploads, and only that one is stored', async () => {
    const contents = await Promise.all(Array.from({ length: 4 }, () => anotherJpeg()));
    const answers = await Promise.all(contents.map((content) => send(content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { cover } = await own();
    expect(answers.map(({ body }) => (body as OwnAccountResponse).cover)).toContain(cover);
    expect(await pictures()).toHaveLength(1);
    await testApp.client.get(cover!).expect(200);
  });

  it('is stored together with an icon from a concurrent request', async () => {
    const [icon, cover] = [await anotherJpeg(), await anotherJpeg()];
    await Promise.all([
      person.browser.patch('/api/accounts/me').attach('icon', icon, 'face.jpg').expect(200),
      send(cover).expect(200),
    ]);
    expect(await own()).toMatchObject({
      icon: expect.stringMatching(/^\/media\//),
      cover: expect.stringMatching(/^\/media\//),
    });
    expect(await pictures()).toHaveLength(2);
  });

  it('counts towards the quota, unlike the picture that it replaces', async () => {
    const sendBoth = async () =>
      person.browser
        .patch('/api/accounts/me')
        .attach('icon', await anotherJpeg(), 'face.jpg')
        .attach('cover', await anotherJpeg(), 'cover.jpg');
    const fill = async (place: 'iconId' | 'coverId') => {
      const account = await testApp.repository(Account).findOneByOrFail({ id: person.account.accountId });
      const { hash } = await testApp.repository(Picture).findOneByOrFail({ id: account[place]! });
      await testApp.repository(PictureFiles).update(hash, { bytes: MORE_THAN_FITS });
    };
    expect((await sendBoth()).status).toBe(200);
    await fill('coverId');
    await upload(await anotherJpeg());

    await fill('iconId');
    const before = await own();
    const answer = await send(await anotherJpeg())
      .field('headerType', 'banner')
      .expect(413);
    expect(failureIn(answer).errors).toMatchObject([{ errorCode: 'storageFull', field: 'cover' }]);
    expect(await own()).toEqual(before);

    await fill('coverId');
    expect((await sendBoth()).status).toBe(200);
    expect(await pictures()).toHaveLength(2);
  });

  it('of one account cannot be used by another', async () => {
    const other = await signUp(testApp);
    const { cover } = await upload(await anotherJpeg());
    const imageFileName = cover!.slice('/media/'.length);
    const answer = await change({ imageFileName }, other).expect(400);
    expect(failureIn(answer).errors).toMatchObject([{ field: 'imageFileName', errorCode: 'invalidFormat' }]);
    // The owner can use their cover as icon.
    expect((await change({ imageFileName }).expect(200)).body).toMatchObject({ icon: cover, cover });
  });

  it('stays when another account removes the same picture', async () => {
    const [other, content] = [await signUp(testApp), await anotherJpeg()];
    const { cover } = await upload(content);
    expect((await upload(content, other)).cover).toBe(cover);
    await change({ cover: null }, other).expect(200);
    await sweepPictures(testApp);
    await testApp.client.get(cover!).expect(200);
    expect(await own()).toMatchObject({ cover });
  });

  it('is hidden, restored and erased together with its account', async () => {
    const { cover } = await upload(await anotherJpeg());
    await change({ headerType: 'compact' }).expect(200);
    await leave(person);
    await testApp.client.get(cover!).expect(404);
    await sweepPictures(testApp);
    await comeBack(testApp, person);
    await testApp.client.get(cover!).expect(200);
    const seen = await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
    expect(seen.body).toMatchObject({ cover, headerType: 'compact' });

    // A withdrawn account has released its address.
    await testApp.repository(Account).update(person.account.accountId, { emailKey: null });
    await erase(testApp, person);
    await sweepPictures(testApp);
    expect(await pictures()).toEqual([]);
    expect(await filesOf(cover!)).toEqual([]);
  });
});
