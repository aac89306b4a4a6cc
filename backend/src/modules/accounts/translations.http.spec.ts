import { failureIn } from '../../../test/support/failures.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { type PublicAccountResponse } from './dto/public-account.response.js';

const NONE = { ja: null, en: null };
const ENGLISH = { displayName: 'Hana Yamada', introduction: 'I photograph flowers.\nAt markets.' };

describe('the texts of an account in a second language', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let path: string;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp, { displayName: '山田はな' });
    path = `/profile/${person.account.displayId}`;
  });

  const change = (body: object) => person.browser.patch('/api/accounts/me').send(body);
  const translated = async (translations: unknown) =>
    ((await change({ translations }).expect(200)).body as OwnAccountResponse).translations;
  const seen = async (language: string) =>
    (
      await testApp.client
        .get(`/api/accounts/${person.account.displayId}`)
        .set('Accept-Language', language)
        .expect(200)
    ).body as PublicAccountResponse;

  it('are empty by default', async () => {
    expect(person.account.translations).toEqual(NONE);
    expect((await seen('en')).translations).toEqual(NONE);
  });

  it('complement the original, which stays the same in every language', async () => {
    await change({ introduction: '花を撮っています。' }).expect(200);
    expect(await translated({ en: ENGLISH })).toEqual({ ja: null, en: ENGLISH });
    for (const language of ['ja', 'en'])
      expect(await seen(language)).toMatchObject({
        displayName: '山田はな',
        introduction: '花を撮っています。',
        translations: { ja: null, en: ENGLISH },
      });
  });

  it('replace only those of their language', async () => {
    await translated({ en: ENGLISH });
    const japanese = { displayName: '花', introduction: null };
    expect(await translated({ ja: { displayName: '花' } })).toEqual({ ja: japanese, en: ENGLISH });
    expect(await translated({ en: { introduction: 'Only this.' } })).toEqual({
      ja: japanese,
      en: { displayName: null, introduction: 'Only this.' },
    });
    expect((await change({ formatType: 6 }).expect(200)).body.translations.ja).toEqual(japanese);
  });

  it.each<[string, unknown]>([
    ['null for all', null],
    ['null for the language', { en: null }],
    ['an empty entry', { en: {} }],
    ['blank texts', { en: { displayName: '  ', introduction: '' } }],
    ['null texts', { en: { displayName: null, introduction: null } }],
  ])('are removed by %s', async (_how, translations) => {
    await translated({ en: ENGLISH });
    expect(await translated(translations)).toEqual(NONE);
  });

  it('are normalized and limited like the original', async () => {
    expect(await translated({ en: { displayName: `  ${'a'.repeat(30)} `, introduction: 'a\r\nb' } })).toEqual(
      {
        ja: null,
        en: { displayName: 'a'.repeat(30), introduction: 'a\nb' },
      },
    );
  });

  it.each<[unknown, string, string]>([
    [{ en: { displayName: 'a'.repeat(31) } }, 'translations[en][displayName]', 'invalidLength'],
    [{ en: { displayName: 'a\nb' } }, 'translations[en][displayName]', 'invalidFormat'],
    [{ en: { displayName: 7 } }, 'translations[en][displayName]', 'invalidFormat'],
    [{ ja: { introduction: 'a'.repeat(151) } }, 'translations[ja][introduction]', 'invalidLength'],
    [{ ja: { introduction: ['a'] } }, 'translations[ja][introduction]', 'invalidFormat'],
    [{ en: { email: 'a@example.com' } }, 'translations[en][email]', 'unknownField'],
    [{ fr: ENGLISH }, 'translations[fr]', 'unknownField'],
    [{ en: 'Hana' }, 'translations[en]', 'invalidFormat'],
    [{ en: [] }, 'translations[en]', 'invalidFormat'],
    ['en', 'translations', 'invalidFormat'],
    [[], 'translations', 'invalidFormat'],
    [[ENGLISH], 'translations', 'invalidFormat'],
    [true, 'translations', 'invalidFormat'],
  ])('are rejected: %j', async (translations, field, errorCode) => {
    await translated({ en: ENGLISH });
    const answer = await change({ translations }).expect(400);
    expect(failureIn(answer).errors[0]).toMatchObject({ field, errorCode });
    expect((await seen('en')).translations.en).toEqual(ENGLISH);
  });

  it.each<[string, Record<string, string>]>([
    [
      'names in brackets',
      {
        'translations[en][displayName]': ENGLISH.displayName,
        'translations[en][introduction]': ENGLISH.introduction,
      },
    ],
    ['JSON', { translations: JSON.stringify({ en: ENGLISH }) }],
  ])('are accepted in a form with a picture: %s', async (_how, fields) => {
    const { body } = await person.browser
      .patch('/api/accounts/me')
      .field(fields)
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .expect(200);
    expect(body).toMatchObject({ translations: { ja: null, en: ENGLISH }, iconPicture: { width: 40 } });
    const emptied = await person.browser
      .patch('/api/accounts/me')
      .field({ 'translations[en][displayName]': '', 'translations[en][introduction]': '' })
      .expect(200);
    expect(emptied.body.translations).toEqual(NONE);
  });

  it('are rejected in a form if they are invalid JSON', async () => {
    const answer = await person.browser
      .patch('/api/accounts/me')
      .field({ translations: '{"en"' })
      .expect(400);
    expect(failureIn(answer).errors).toMatchObject([{ field: 'translations', errorCode: 'invalidFormat' }]);
  });

  it('lose nothing if both languages are written concurrently', async () => {
    const japanese = { displayName: '花', introduction: null };
    await Promise.all([
      change({ translations: { en: ENGLISH } }).expect(200),
      change({ translations: { ja: japanese } }).expect(200),
    ]);
    expect((await seen('ja')).translations).toEqual({ ja: japanese, en: ENGLISH });
  });

  it('are in the feeds of their language', async () => {
    await change({ introduction: '花を撮っています。', translations: { en: ENGLISH } }).expect(200);
    const feed = async (language: string) =>
      (await testApp.client.get(`/${language}${path}/feed.json`)).body as object;
    expect(await feed('ja')).toMatchObject({
      title: '山田はな',
      description: '花を撮っています。',
      authors: [{ name: '山田はな' }],
    });
    expect(await feed('en')).toMatchObject({
      title: ENGLISH.displayName,
      description: ENGLISH.introduction,
      authors: [{ name: ENGLISH.displayName }],
    });
    const atom = await testApp.client.get(`/en${path}/feed.atom`).expect(200);
    expect(atom.text).toContain(`<name>${ENGLISH.displayName}</name>`);
  });

  it('are used for oEmbed in the language of the URL, or else of the request', async () => {
    await translated({ en: ENGLISH });
    const embed = async (address: string, preferred: string) =>
      (
        await testApp.client
          .get(`/api/oembed?${new URLSearchParams({ url: PUBLIC_URL + address }).toString()}`)
          .set('Accept-Language', preferred)
          .expect(200)
      ).body as object;
    const inEnglish = { title: ENGLISH.displayName, author_name: ENGLISH.displayName };
    expect(await embed(`/en${path}`, 'ja')).toMatchObject(inEnglish);
    expect(await embed(path, 'en')).toMatchObject(inEnglish);
    expect(await embed(`/ja${path}`, 'en')).toMatchObject({ title: '山田はな', author_name: '山田はな' });
  });

  it('are on the posters of their language', async () => {
    const poster = async (language: string) =>
      (
        (await testApp.client.get(`/${language}${path}/poster.svg`).buffer(true).expect(200)).body as Buffer
      ).toString();
    const before = { ja: await poster('ja'), en: await poster('en') };
    await translated({ en: ENGLISH });
    expect(await poster('ja')).toBe(before.ja);
    expect(await poster('en')).not.toBe(before.en);
  });

  it('update the page and its cached responses at once', async () => {
    await seen('en');
    await testApp.client.get(`/en${path}`).expect(200);
    await translated({ en: ENGLISH });
    expect((await seen('en')).translations.en).toEqual(ENGLISH);
    const before = testApp.pages.rendered.length;
    await testApp.client.get(`/en${path}`).expect(200);
    expect(testApp.pages.rendered).toHaveLength(before + 1);
  });

  it('count as a change of the page for search engines', async () => {
    const { accountId } = person.account;
    const changedAt = async () => {
      const [row] = await testApp.sql<{ changed: string }>(
        `SELECT changed_at::text AS changed FROM page_changes WHERE account_id = $1 AND content_id = 0`,
        [accountId],
      );
      return row?.changed;
    };
    const before = await changedAt();
    await translated({ en: ENGLISH });
    const after = await changedAt();
    expect(after).not.toBe(before);
    await translated({ en: ENGLISH });
    expect(await changedAt()).toBe(after);
  });
});
