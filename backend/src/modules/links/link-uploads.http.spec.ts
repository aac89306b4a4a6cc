import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { failureIn } from '../../../test/support/failures.js';
import { addPictureLink, fillIn, KIND, sendLink } from '../../../test/support/links.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Link } from './link.entity.js';
import { Picture } from '../pictures/picture.entity.js';

/** How many forms with pictures an account may send before it is throttled. */
const FORMS = 30;

/** A picture of noise, which compresses badly: its files exceed half a megabyte. */
const noise = (side = 700) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

describe('links sent as forms', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: String(FORMS), MEDIA_QUOTA_MB: '1' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const form = () => person.browser.post('/api/links').field('linkTypeId', String(KIND.image_1));
  const faultsOf = async (call: ReturnType<Browser['post']>, status = 400) =>
    failureIn(await call.expect(status)).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`);
  const kept = async () => {
    const { accountId } = person.account;
    return {
      links: await testApp.repository(Link).countBy({ accountId }),
      pictures: await testApp.repository(Picture).countBy({ accountId }),
    };
  };

  it.each<[what: string, fill: (file: Buffer) => ReturnType<Browser['post']>, fault: string]>([
    [
      'a text instead of a picture',
      () => form().field('details[0][title]', 'a').field('details[0][image]', '/media/x.webp'),
      'details[0][image] invalidFormat',
    ],
    [
      'a picture instead of a title',
      (file) => form().attach('details[0][title]', file, 'a.jpg'),
      'details[0][title] unknownField',
    ],
    [
      'two pictures in one detail',
      (file) =>
        form()
          .field('details[0][title]', 'a')
          .attach('details[0][image]', file, 'a.jpg')
          .attach('details[0][image]', file, 'b.jpg'),
      'details[0][image] invalidFormat',
    ],
    [
      'a picture without an index',
      (file) => form().field('details[0][title]', 'a').attach('details[][image]', file, 'a.jpg'),
      'details[][image] unknownField',
    ],
    [
      'a picture with a name as index',
      (file) => form().field('details[0][title]', 'a').attach('details[x][image]', file, 'a.jpg'),
      'details[x][image] unknownField',
    ],
    [
      'a picture with a prototype key',
      (file) => form().field('details[0][title]', 'a').attach('details[__proto__][image]', file, 'a.jpg'),
      'details[__proto__][image] unknownField',
    ],
    [
      'a picture beyond the details of any type',
      (file) => form().field('details[0][title]', 'a').attach('details[9][image]', file, 'a.jpg'),
      'details invalidLength',
    ],
    [
      'a picture beyond the details of its type',
      (file) =>
        form()
          .field('details[0][title]', 'a')
          .attach('details[0][image]', file, 'a.jpg')
          .attach('details[1][image]', file, 'b.jpg'),
      'details[1] unknownField',
    ],
    ['a text instead of details', () => form().field('details', 'a'), 'details invalidFormat'],
    ['a text instead of a detail', () => form().field('details[0]', 'a'), 'details invalidFormat'],
    [
      'fields that are nested too deeply',
      () => form().field('details[0][title][0]', 'a').field('details[0][title][1]', 'b'),
      ' unknown',
    ],
    [
      'an unknown field',
      (file) =>
        form()
          .field('details[0][title]', 'a')
          .field('details[0][position]', '1')
          .attach('details[0][image]', file, 'a.jpg'),
      'details[0][position] unknownField',
    ],
  ])('are rejected for %s, and nothing is stored', async (_what, fill, fault) => {
    expect(await faultsOf(fill(await anotherJpeg()))).toContain(fault);
    expect(await kept()).toEqual({ links: 0, pictures: 0 });
  });

  it('contain no more pictures than the largest type has', async () => {
    const image = await anotherJpeg();
    const five = Array.from({ length: 5 }, (_none, index) => ({ title: `${index}`, image }));
    expect(await faultsOf(sendLink(person, KIND.image_4, five))).toEqual(['details invalidLength']);
    expect(await kept()).toEqual({ links: 0, pictures: 0 });
  });

  it('accept their details in any order', async () => {
    const answer = await person.browser
      .post('/api/links')
      .attach('details[2][image]', await anotherJpeg(30, 30), 'c.jpg')
      .field('details[1][title]', 'b')
      .attach('details[0][image]', await anotherJpeg(10, 10), 'a.jpg')
      .field('details[2][title]', 'c')
      .attach('details[1][image]', await anotherJpeg(20, 20), 'b.jpg')
      .field('details[0][title]', 'a')
      .field('linkTypeId', '３')
      .expect(201);
    expect(answer.body.details).toMatchObject([
      { title: 'a', picture: { width: 10 } },
      { title: 'b', picture: { width: 20 } },
      { title: 'c', picture: { width: 30 } },
    ]);
  });

  it('respect the storage quota of the account as a whole', async () => {
    const small = await anotherJpeg();
    const link = await sendLink(person, KIND.image_1, [{ title: 'first', image: await noise() }]).expect(201);
    const parts = [
      { title: 'a', image: small },
      { title: 'b', image: small },
      { title: 'c', image: await noise() },
    ];
    const faults = await faultsOf(sendLink(person, KIND.image_3, parts), 413);
    expect(faults).toEqual(['details[2][image] storageFull']);
    expect(await kept()).toEqual({ links: 1, pictures: 1 });

    // Replaced pictures no longer count.
    const id = String(link.body.linkId);
    await fillIn(person.browser.patch(`/api/links/${id}`), [{ image: await noise() }]).expect(200);
    expect(await kept()).toEqual({ links: 1, pictures: 1 });
    await person.browser.delete(`/api/links/${id}`).expect(204);
    await sendLink(person, KIND.image_3, parts).expect(201);
    expect(await kept()).toEqual({ links: 1, pictures: 3 });
  });

  it('count as uploads if they contain pictures, but not with texts only', async () => {
    const link = await addPictureLink(person, KIND.image_1, ['a']);
    const change = (detail: { title: string; image?: Buffer }) =>
      fillIn(person.browser.patch(`/api/links/${link.linkId}`), [detail]);
    const image = await anotherJpeg();
    for (let sent = 1; sent < FORMS; sent += 1) {
      await change({ title: 'b' }).expect(200);
      await change({ title: 'b', image }).expect(200);
    }
    const refused = await sendLink(person, KIND.image_1, [{ title: 'c', image }]).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await change({ title: 'b', image }).expect(429);
    await change({ title: 'c' }).expect(200);
    expect(await kept()).toEqual({ links: 1, pictures: 1 });
    // Other accounts are not affected.
    await addPictureLink(await signUp(testApp), KIND.image_1, ['theirs']);
  });
});
