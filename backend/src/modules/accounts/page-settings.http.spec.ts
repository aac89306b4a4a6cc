import { failureIn } from '../../../test/support/failures.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp, signUpInput } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { CONTENTS_FORMATS, HEADER_TYPES } from './account.rules.js';
import { THEMES } from '../themes/themes.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { type PublicAccountResponse } from './dto/public-account.response.js';
import { Account } from './account.entity.js';
import { Picture } from '../pictures/picture.entity.js';

/** The paths of all fields of a response; the entries of a list count as one. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsIn(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsIn(part, path === '' ? name : `${path}.${name}`),
  );
}

describe('page settings', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const change = (body: object) => person.browser.patch('/api/accounts/me').send(body);
  const own = async () =>
    (await person.browser.get('/api/accounts/me').expect(200)).body as OwnAccountResponse;
  const seen = async (language = 'ja') =>
    (
      await testApp.client
        .get(`/api/accounts/${person.account.displayId}`)
        .set('Accept-Language', language)
        .expect(200)
    ).body as PublicAccountResponse;
  const row = () => testApp.repository(Account).findBy({ id: person.account.accountId });

  it('start with the first theme and the smallest format', async () => {
    const start = { themeId: 1, theme: { themeId: 1, name: 'kinari' }, contentsFormat: 4 };
    expect(person.account).toMatchObject(start);
    expect(await seen()).toMatchObject(start);
  });

  it('are public without personal data', async () => {
    await change({ categories: [404], linkswitchPid: '1', mylinkPid: '2', mylinkSid: '3' }).expect(200);
    const colors = Object.keys(THEMES[0]!.tokens.dark!);
    const allowed = [
      ...[
        'accountId',
        'displayId',
        'displayName',
        'introduction',
        'icon',
        'iconPicture',
        'cover',
        'coverPicture',
        'headerType',
        'linkswitchPid',
        'isMe',
      ],
      ...['translations.ja', 'translations.en'],
      ...['themeId', 'contentsFormat', 'categoryNames[]', 'headlines[].type', 'headlines[].text'],
      ...['name', 'type', 'order', 'show'].map((name) => `blockOrders[].${name}`),
      ...['themeId', 'name', 'displayName', 'categoryDisplayName'].map((name) => `theme.${name}`),
      ...Object.keys(THEMES[0]!.tokens)
        .filter((name) => name !== 'dark')
        .map((name) => `theme.tokens.${name}`),
      ...colors.map((name) => `theme.tokens.dark.${name}`),
    ];
    expect([...new Set(fieldsIn(await seen()))].sort()).toEqual([...allowed].sort());
  });

  describe('the format', () => {
    it.each(CONTENTS_FORMATS.values)('can be %i, in JSON and in a form', async (formatType) => {
      expect((await change({ formatType }).expect(200)).body.contentsFormat).toBe(formatType);
      expect(await seen()).toMatchObject({ contentsFormat: formatType });
      await change({ formatType: 4 }).expect(200);
      const { body } = await person.browser
        .patch('/api/accounts/me')
        .field('formatType', String(formatType))
        .expect(200);
      expect(body.contentsFormat).toBe(formatType);
      await change({ displayName: 'Another' }).expect(200);
      expect((await own()).contentsFormat).toBe(formatType);
    });

    it.each([[0], [5], [-4], [4.5], [160], ['x'], [''], ['4.0'], ['0x4'], [null], [true], [[4]], [{ x: 4 }]])(
      'cannot be %j',
      async (formatType) => {
        const before = await row();
        const failure = failureIn(await change({ formatType, displayName: 'Not this' }).expect(400));
        expect(failure.errors.map(({ field }) => field)).toEqual(['formatType']);
        expect(await row()).toEqual(before);
      },
    );
  });

  describe('the header', () => {
    it('is a portrait at first', async () => {
      expect(person.account.headerType).toBe('portrait');
      expect((await seen()).headerType).toBe('portrait');
    });

    it.each(HEADER_TYPES)('can be %s, in JSON and in a form, and appears on the page', async (headerType) => {
      const path = `/profile/${person.account.displayId}`;
      expect((await change({ headerType }).expect(200)).body.headerType).toBe(headerType);
      expect((await seen()).headerType).toBe(headerType);
      await testApp.client.get(path).expect(200);
      expect(testApp.pages.rendered.findLast((page) => page.path === path)?.data).toMatchObject({
        account: { headerType, cover: null, coverPicture: null },
      });
      await change({ headerType: HEADER_TYPES.find((other) => other !== headerType) }).expect(200);
      const { body } = await person.browser
        .patch('/api/accounts/me')
        .field('headerType', headerType)
        .expect(200);
      expect(body.headerType).toBe(headerType);
      await change({ displayName: 'Another' }).expect(200);
      expect(await own()).toMatchObject({ headerType, displayName: 'Another' });
    });

    it.each([['x'], [''], ['Banner'], [null], [0], [true], [['banner']], [{ x: 'banner' }]])(
      'cannot be %j',
      async (headerType) => {
        const before = await row();
        const failure = failureIn(await change({ headerType, displayName: 'Not this' }).expect(400));
        expect(failure.errors.map(({ field }) => field)).toEqual(['headerType']);
        expect(await row()).toEqual(before);
      },
    );
  });

  describe('the first steps', () => {
    it('are not done at first, and remembered for the owner alone', async () => {
      expect(person.account.doneSteps).toEqual([]);
      expect((await change({ doneSteps: ['link', 'theme'] }).expect(200)).body.doneSteps).toEqual([
        'link',
        'theme',
      ]);
      await change({ displayName: 'Another' }).expect(200);
      expect(await own()).toMatchObject({ doneSteps: ['link', 'theme'] });
      expect(await seen()).not.toHaveProperty('doneSteps');
      const { body } = await person.browser
        .patch('/api/accounts/me')
        .field('doneSteps[0]', 'accounts')
        .expect(200);
      expect(body.doneSteps).toEqual(['accounts']);
      expect((await change({ doneSteps: [] }).expect(200)).body.doneSteps).toEqual([]);
    });

    it.each([[null], ['theme'], [['begin']], [['theme', 'theme']], [[1]], [{ 0: 'theme' }]])(
      'cannot be %j',
      async (doneSteps) => {
        const before = await row();
        const failure = failureIn(await change({ doneSteps, displayName: 'Not this' }).expect(400));
        expect(failure.errors.map(({ field }) => field)).toEqual(['doneSteps']);
        expect(await row()).toEqual(before);
      },
    );
  });

  describe('the theme', () => {
    it('is one of the catalog, in the language of the request', async () => {
      for (const { id, displayName, category, tokens } of THEMES) {
        const { body } = await change({ themeId: id }).expect(200);
        expect(body).toMatchObject({ themeId: id, theme: { themeId: id, tokens } });
        const [ja, en] = [await seen('ja'), await seen('en')];
        expect([ja.theme.displayName, en.theme.displayName]).toEqual([displayName.ja, displayName.en]);
        expect(en.theme.categoryDisplayName).toBe(category.displayName.en);
      }
    });

    it('appears on the page at the next request', async () => {
      const path = `/profile/${person.account.displayId}`;
      for (const themeId of [2, 3]) {
        await testApp.client.get(path).expect(200);
        await change({ themeId }).expect(200);
        await testApp.client.get(path).expect(200);
        expect(testApp.pages.rendered.findLast((page) => page.path === path)?.data).toMatchObject({
          account: { themeId },
        });
      }
    });

    it.each([
      [0],
      [-1],
      [1.5],
      [1_000_000],
      [2_147_483_648],
      ['x'],
      [''],
      [null],
      [true],
      [[1]],
      [{ id: 1 }],
    ])('cannot be %j', async (themeId) => {
      const before = await row();
      const failure = failureIn(await change({ themeId, displayName: 'Not this' }).expect(400));
      expect(failure.errors.map(({ field }) => field)).toEqual(['themeId']);
      expect(await row()).toEqual(before);
    });

    it('falls back to the first one if this version does not know it', async () => {
      await testApp.repository(Account).update(person.account.accountId, { themeId: 1000 });
      expect(await seen()).toMatchObject({ themeId: 1, theme: { name: 'kinari' } });
    });
  });

  describe('changed together', () => {
    const form = async (fields: Record<string, string>) => {
      const request = person.browser.patch('/api/accounts/me');
      for (const [name, value] of Object.entries(fields)) request.field(name, value);
      return request
        .attach('icon', await anotherJpeg(), 'face.jpg')
        .attach('cover', await anotherJpeg(), 'cover.jpg');
    };
    const everything = () => ({
      'categories[0]': '404',
      'categories[1]': '902',
      formatType: '９',
      headerType: 'compact',
      introduction: '花と\nお菓子',
      themeId: '5',
      displayId: signUpInput().displayId,
      displayName: '春野',
      linkswitchPid: '123',
      mylinkPid: '456',
      mylinkSid: '789',
      optout: '1',
    });

    it('update every field of a form', async () => {
      const fields = everything();
      const { status, body } = await form(fields);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        contentsFormat: 9,
        headerType: 'compact',
        introduction: '花と\nお菓子',
        themeId: 5,
        displayId: fields.displayId,
        displayName: '春野',
        linkswitchPid: '123',
        mylinkPid: '456',
        mylinkSid: '789',
        optout: '1',
        icon: expect.stringMatching(/^\/media\//),
        cover: expect.stringMatching(/^\/media\//),
      });
      expect(await own()).toEqual(body);
      const names = await testApp.client.get(`/api/accounts/${fields.displayId}`).expect(200);
      expect(names.body.categoryNames).toEqual(['花・ガーデニング', '写真']);
    });

    it.each([
      ['categories[1]', '4', 400],
      ['categories[1]', '404', 400],
      ['themeId', '1000', 400],
      ['formatType', '5', 400],
      ['headerType', 'wide', 400],
      ['displayId', 'admin', 400],
      ['introduction', '花'.repeat(151), 400],
      ['optout', '2', 400],
    ])('change nothing if %s is %s', async (field, value, status) => {
      const before = await own();
      expect((await form({ ...everything(), [field]: value })).status).toBe(status);
      expect(await own()).toEqual(before);
      expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toEqual([]);
    });
  });
});
