import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createContent } from '../../../test/support/factories/content.js';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { link } from '../../../test/support/linkages.js';
import { KIND } from '../../../test/support/links.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { AT_TIKTOK, TestSandbox } from '../../../test/support/test-sandbox.js';
import { type StoredPictureResponse } from './dto/stored-picture.response.js';
import { Account } from '../accounts/account.entity.js';
import { DisplayIdClaim } from '../accounts/display-id-claim.entity.js';
import { moveBack } from '../../../test/support/times.js';
import { Picture } from './picture.entity.js';

const { username: AT_SHORT_VIDEOS } = AT_TIKTOK.somebody;
const SHORT_VIDEO = `https://www.tiktok.com/@${AT_SHORT_VIDEOS}/video/7000000000000000001`;

/** A picture of noise, which compresses badly: its files exceed half a megabyte. */
const noise = (side = 700) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

describe('a stored picture that is not used yet', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({
      ...sandbox.variables,
      THROTTLE_UPLOAD_LIMIT: '100000',
      MEDIA_QUOTA_MB: '1',
    });
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const send = (content: Buffer, { browser } = person) =>
    browser.post('/api/pictures').attach('image', content, 'picture.jpg');
  const store = async (content?: Buffer, owner = person) => {
    const { body } = await send(content ?? (await anotherJpeg()), owner).expect(201);
    return body as StoredPictureResponse;
  };
  const addLink = (imageFileName: string, { browser } = person) =>
    browser.post('/api/links').send({ linkTypeId: KIND.image_1, details: [{ title: 'a', imageFileName }] });
  const pictures = ({ account } = person) =>
    testApp.repository(Picture).findBy({ accountId: account.accountId });
  const dayPasses = () => moveBack(testApp.repository(Picture), 'unusedUntil', { days: 1, seconds: 1 });

  it('is returned with its name, size and expiry', async () => {
    const stored = await store(await anotherJpeg(60, 40));
    expect(stored).toEqual({
      imageFileName: expect.stringMatching(/^[0-9a-f]{64}-60\.webp$/),
      width: 60,
      height: 40,
      usableUntil: expect.any(String),
    });
    const waits = Date.parse(stored.usableUntil) - Date.now();
    expect(waits).toBeGreaterThan(23 * 3_600_000);
    expect(waits).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('is private until it is used, and public from then on', async () => {
    const { imageFileName } = await store();
    await testApp.client.get(`/media/${imageFileName}`).expect(404);
    await person.browser.get(`/media/${imageFileName}`).expect(404);
    await addLink(imageFileName).expect(201);
    await testApp.client.get(`/media/${imageFileName}`).expect(200);
  });

  it('is never served as it was uploaded, nor found by that name', async () => {
    const { imageFileName } = await store();
    await addLink(imageFileName).expect(201);
    const upload = imageFileName.replace(/-\d+\.webp$/, '-upload.jpg');
    expect(await storedFiles(testApp)).toContain(upload);
    await person.browser.get(`/media/${upload}`).expect(404);
    await addLink(upload).expect(400);
  });

  it('leaves nothing in the folder for uploads', async () => {
    await store();
    // The request's own file is deleted after its response.
    await eventually(async () => (await readdir(path.join(testApp.dataDir, 'uploads'))).length === 0);
  });

  it('can be used in JSON wherever a picture is accepted, once or several times', async () => {
    await link(person.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    const contentId = await createContent(testApp, person.account.accountId);
    const { imageFileName } = await store();
    const shown = expect.stringContaining(`/media/${imageFileName}`);

    const { body: account } = await person.browser
      .patch('/api/accounts/me')
      .send({ imageFileName })
      .expect(200);
    expect(account).toMatchObject({ icon: shown });
    const { body: added } = await addLink(imageFileName).expect(201);
    expect(added).toMatchObject({ details: [{ image: shown }] });
    const { imageFileName: second } = await store();
    const { body: changed } = await person.browser
      .patch(`/api/links/${String((added as { linkId: number }).linkId)}`)
      .send({ details: [{ imageFileName: second }] })
      .expect(200);
    expect(changed).toMatchObject({
      details: [{ title: 'a', image: expect.stringContaining(`/media/${second}`) as unknown }],
    });
    const { body: content } = await person.browser
      .post('/api/contents')
      .send({ provider: 'tiktok', contentUrl: SHORT_VIDEO, media: [{ imageFileName }] })
      .expect(201);
    expect(content).toMatchObject({ media: [{ imageUrl: shown }] });
    const { body: items } = await person.browser
      .post(`/api/items/contents/${contentId}`)
      .send({ items: [{ majorMallFlag: true, name: '花ばさみ', imageFileName }] })
      .expect(201);
    expect(items).toMatchObject({ results: [{ image: shown }] });
    const { imageFileName: third } = await store();
    const [{ itemId }] = (items as { results: [{ itemId: number }] }).results;
    const { body: item } = await person.browser
      .patch(`/api/items/${itemId}/contents/${contentId}`)
      .send({ imageFileName: third })
      .expect(200);
    expect(item).toMatchObject({
      name: '花ばさみ',
      image: expect.stringContaining(`/media/${third}`) as unknown,
    });
    expect((await pictures()).filter(({ unusedUntil }) => unusedUntil)).toEqual([]);
  });

  it('is stored once, however often it is uploaded', async () => {
    const content = await anotherJpeg();
    const first = await store(content);
    await moveBack(testApp.repository(Picture), 'unusedUntil', { hours: 1 });
    const second = await store(content);
    expect(second.imageFileName).toBe(first.imageFileName);
    expect(Date.parse(second.usableUntil)).toBeGreaterThanOrEqual(Date.parse(first.usableUntil));
    expect(await pictures()).toMatchObject([{ unusedUntil: expect.any(Date) }]);
  });

  it.each<[string, (name: string) => object, string]>([
    [
      'beside a file for the same field',
      (imageFileName) => ({ imageFileName, icon: null }),
      'imageFileName unknownField',
    ],
    ['if it is not a name', () => ({ imageFileName: '../../etc/passwd' }), 'imageFileName invalidFormat'],
    [
      'if it is unknown',
      () => ({ imageFileName: `${'0'.repeat(64)}-60.webp` }),
      'imageFileName invalidFormat',
    ],
  ])('is rejected %s', async (_where, body, fault) => {
    const { imageFileName } = await store();
    const answer = await person.browser.patch('/api/accounts/me').send(body(imageFileName)).expect(400);
    expect(failureIn(answer).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`)).toEqual([
      fault,
    ]);
  });

  it('belongs to its account only', async () => {
    const { imageFileName } = await store();
    const other = await signUp(testApp);
    const answer = await addLink(imageFileName, other).expect(400);
    expect(failureIn(answer).errors).toMatchObject([
      { field: 'details[0][imageFileName]', errorCode: 'invalidFormat' },
    ]);
    expect(await pictures(other)).toEqual([]);
  });

  it('is rejected by link types without pictures', async () => {
    const { imageFileName } = await store();
    const answer = await person.browser
      .post('/api/links')
      .send({ linkTypeId: KIND.text, details: [{ title: 'a', imageFileName }] })
      .expect(400);
    expect(failureIn(answer).errors).toMatchObject([
      { field: 'details[0][imageFileName]', errorCode: 'unknownField' },
    ]);
  });

  it('is deleted if it is not used within a day, and cannot be used afterwards', async () => {
    const [unused, used] = [await store(), await store()];
    await addLink(used.imageFileName).expect(201);
    await dayPasses();
    await addLink(unused.imageFileName).expect(400);
    await sweepPictures(testApp);
    expect(await pictures()).toMatchObject([{ unusedUntil: null }]);
    const files = await storedFiles(testApp);
    expect(files).toContain(used.imageFileName);
    expect(files).not.toContain(unused.imageFileName);
    await testApp.client.get(`/media/${used.imageFileName}`).expect(200);
  });

  it('is deleted with its account', async () => {
    const { imageFileName } = await store();
    await testApp.repository(DisplayIdClaim).delete({ accountId: person.account.accountId });
    await testApp.repository(Account).delete(person.account.accountId);
    await sweepPictures(testApp);
    expect(await storedFiles(testApp)).not.toContain(imageFileName);
  });

  it('counts toward the storage quota, used or not, and only once', async () => {
    const { imageFileName } = await store(await noise());
    const refused = await send(await noise()).expect(413);
    expect(failureIn(refused).errors).toMatchObject([{ field: 'image', errorCode: 'storageFull' }]);
    await addLink(imageFileName).expect(201);
    await addLink(imageFileName).expect(201);
    await send(await noise()).expect(413);
    await store(await noise(), await signUp(testApp));
  });

  it('is accepted only as a form with one file', async () => {
    const { browser } = person;
    await browser.post('/api/pictures').send({ image: 'x' }).expect(415);
    for (const [call, fault] of [
      [browser.post('/api/pictures').field('image', 'x'), 'image invalidFormat'],
      [browser.post('/api/pictures').field('title', 'x'), 'image required'],
      [browser.post('/api/pictures'), 'image required'],
      [browser.post('/api/pictures').attach('file', await anotherJpeg(), 'a.jpg'), 'file unknownField'],
    ] as const) {
      const faults = failureIn(await call.expect(400)).errors;
      expect(faults.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`)).toContain(fault);
    }
    expect(failureIn(await send(Buffer.from('GIF89a')).expect(415)).errorCode).toBe('unsupportedImage');
    await testApp.client.post('/api/pictures').expect(401);
    expect(await pictures()).toEqual([]);
  });
});
