import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Picture } from '../pictures/picture.entity.js';
import { type ItemListResponse, type ItemResponse } from './dto/item.response.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

const URL = 'https://example.com/vase';

describe('changing an item', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  let itemId: number;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '3' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await createContent(testApp, person.account.accountId);
    itemId = await createItem(testApp, person.account.accountId, contentId, { url: URL });
  });

  const call = ({ browser } = person, content = contentId, id: number | string = itemId) =>
    browser.patch(`/api/items/${id}/contents/${content}`);
  const change = async (changes: object) => (await call().send(changes).expect(200)).body as ItemResponse;
  const stored = async () => {
    const { body } = await testApp.client.get(`/api/items/contents/${contentId}`).expect(200);
    return (body as ItemListResponse).results.find((item) => item.itemId === itemId)!;
  };
  const faultsOf = async (sent: ReturnType<Browser['patch']>, status = 400) =>
    failureIn(await sent.expect(status)).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`);
  const pictures = () => testApp.repository(Picture).countBy({ accountId: person.account.accountId });
  const fileNameOf = ({ image }: ItemResponse) => image.split('/').at(-1) ?? '';

  it('changes the given fields and keeps the others, and its place', async () => {
    const later = await createItem(testApp, person.account.accountId, contentId);
    const before = await stored();
    expect(await change({ name: ' ガラスの花瓶 ' })).toEqual(
      Object.assign({}, before, { name: 'ガラスの花瓶' }),
    );
    const url = 'https://example.com/other';
    expect(await change({ url })).toMatchObject({ name: 'ガラスの花瓶', url, destinations: [{ url }] });
    expect(await change({})).toEqual(await stored());
    expect(await change({ name: '' })).toMatchObject({ name: null, url });
    expect(await change({ name: 'a' })).toMatchObject({ name: 'a', url });
    expect(await change({ name: null })).toMatchObject({ name: null, url });
    const { body } = await testApp.client.get(`/api/items/contents/${contentId}`).expect(200);
    expect((body as ItemListResponse).results.map((item) => item.itemId)).toEqual([itemId, later]);
  });

  it('turns it from a URL to a keyword and back', async () => {
    expect(await change({ majorMallFlag: true, name: '花瓶 ガラス' })).toMatchObject({
      majorMallFlag: true,
      name: '花瓶 ガラス',
      url: null,
      destinations: [{ mall: 'amazon' }, { mall: 'rakuten' }, { mall: 'yahoo' }],
    });
    // The keyword becomes the name.
    expect(await change({ majorMallFlag: false, url: URL })).toMatchObject({
      majorMallFlag: false,
      name: '花瓶 ガラス',
      url: URL,
      destinations: [{ mall: null, url: URL }],
    });
    expect(await change({ majorMallFlag: true, url: null })).toMatchObject({
      name: '花瓶 ガラス',
      url: null,
    });
    expect(await change({ majorMallFlag: false, name: '', url: URL })).toMatchObject({
      name: null,
      url: URL,
    });
  });

  it('replaces its picture by a file, with the other fields in one form', async () => {
    const before = await stored();
    const { body } = await call()
      .field('majorMallFlag', '１')
      .field('name', '花ばさみ')
      .field('url', '')
      .field('imageFileName', '')
      .attach('image', await anotherJpeg(30, 20), 'picture.jpg')
      .expect(200);
    expect(body).toMatchObject({
      itemId,
      majorMallFlag: true,
      name: '花ばさみ',
      url: null,
      picture: { width: 30, height: 20 },
    });
    expect(body).toEqual(await stored());
    await testApp.client.get((body as ItemResponse).image).expect(200);
    expect(await pictures()).toBe(2);
    await testApp.client.get(before.image).expect(404);
  });

  it('replaces its picture by another of the account, or by the same', async () => {
    const other = await createItem(testApp, person.account.accountId, contentId);
    const { body } = await testApp.client.get(`/api/items?itemIds=${other}`).expect(200);
    const imageFileName = fileNameOf((body as ItemListResponse).results[0]!);
    const changed = await change({ imageFileName });
    expect(changed).toMatchObject({ url: URL, image: `/media/${imageFileName}` });
    expect(await change({ imageFileName })).toEqual(changed);
    expect(await pictures()).toBe(3);
    await testApp.client.get(changed.image).expect(200);
  });

  it.each<[what: string, changes: object, faults: string[]]>([
    ['neither URL nor keyword', { majorMallFlag: true }, ['name required']],
    ['a keyword and a URL', { majorMallFlag: true, name: 'a', url: URL }, ['url unknownField']],
    ['no URL', { url: '' }, ['url required']],
    ['an invalid URL', { url: 'javascript:alert(1)' }, ['url invalidFormat']],
    ['a URL that is too long', { url: `https://example.com/${'a'.repeat(500)}` }, ['url invalidLength']],
    ['a URL on a blocked host', { url: 'https://lite.tiktok.com/x' }, ['url unavailableUrl']],
    ['a name that is too long', { name: '花'.repeat(101) }, ['name invalidLength']],
    ['a name on two lines', { name: 'a\nb' }, ['name invalidFormat']],
    ['an invalid flag', { majorMallFlag: 'yes' }, ['majorMallFlag invalidFormat']],
    ['a file in JSON', { image: 'x' }, ['image invalidFormat']],
    ['an unknown picture', { imageFileName: `${'0'.repeat(64)}-40.webp` }, ['imageFileName invalidFormat']],
    ['an invalid file name', { imageFileName: '../../secrets' }, ['imageFileName invalidFormat']],
    ['another ID', { itemId: 1 }, ['itemId unknownField']],
    ['another content', { contentId: 1 }, ['contentId unknownField']],
  ])('rejects %s, and changes nothing', async (_what, changes, faults) => {
    const before = await stored();
    expect(await faultsOf(call().send(changes))).toEqual(faults);
    expect(await stored()).toEqual(before);
  });

  it('rejects a picture in both forms, and an unsupported file', async () => {
    await sweepPictures(testApp);
    const files = await storedFiles(testApp);
    const before = await stored();
    const both = call()
      .field('imageFileName', fileNameOf(before))
      .attach('image', await anotherJpeg(), 'picture.jpg');
    expect(await faultsOf(both)).toEqual(['imageFileName unknownField']);
    const broken = call().field('name', 'a').attach('image', Buffer.from('no picture'), 'picture.jpg');
    expect(await faultsOf(broken, 415)).toEqual(['image unsupportedImage']);
    expect(await stored()).toEqual(before);
    await sweepPictures(testApp);
    expect(await storedFiles(testApp)).toEqual(files);
  });

  it('rejects another account’s picture', async () => {
    const other = await signUp(testApp);
    const otherContent = await createContent(testApp, other.account.accountId);
    const theirs = await createItem(testApp, other.account.accountId, otherContent);
    const { body } = await testApp.client.get(`/api/items?itemIds=${theirs}`).expect(200);
    const imageFileName = fileNameOf((body as ItemListResponse).results[0]!);
    expect(await faultsOf(call().send({ imageFileName }))).toEqual(['imageFileName invalidFormat']);
  });

  it('finds it through its own content only', async () => {
    const before = await stored();
    const other = await signUp(testApp);
    const otherContent = await createContent(testApp, other.account.accountId);
    const name = { name: 'a' };
    await call(person, otherContent).send(name).expect(403);
    await call(person, await createContent(testApp, person.account.accountId))
      .send(name)
      .expect(404);
    await call(person, UNKNOWN_ID).send(name).expect(404);
    await call(person, contentId, UNKNOWN_ID).send(name).expect(404);
    await call(other).send(name).expect(403);
    await call(other, otherContent).send(name).expect(404);
    await testApp.client.patch(`/api/items/${itemId}/contents/${contentId}`).send(name).expect(401);
    for (const id of ['x', '0', '-1', '9007199254740992'])
      await call(person, contentId, id).send(name).expect(400);
    expect(await stored()).toEqual(before);
  });

  it('counts as an upload with a file, but not without', async () => {
    const image = await anotherJpeg();
    for (let sent = 0; sent < 3; sent += 1) await call().attach('image', image, 'picture.jpg').expect(200);
    const answer = await call().field('name', 'a').attach('image', image, 'picture.jpg').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(await change({ name: 'b' })).toMatchObject({ name: 'b' });
  });
});
