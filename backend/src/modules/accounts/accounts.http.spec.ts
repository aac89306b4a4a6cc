import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { Account } from './account.entity.js';

describe('accounts', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const change = (body: object) => person.browser.patch('/api/accounts/me').send(body);
  const rowOf = (accountId: string) =>
    Promise.all([
      testApp.repository(Account).findBy({ id: accountId }),
      testApp.repository(DisplayIdClaim).findBy({ accountId }),
    ]);

  describe('the signed-in account', () => {
    it('requires a session', async () => {
      await testApp.client.get('/api/accounts/me').expect(401);
      await testApp.browser().patch('/api/accounts/me').send({ displayName: 'x' }).expect(401);
    });

    it('updates the given fields and returns the account', async () => {
      const account: object = person.account;
      const answer = await change({ displayName: 'Another name', introduction: '一行目\n二行目' }).expect(
        200,
      );
      expect(answer.body).toEqual({
        ...account,
        displayName: 'Another name',
        introduction: '一行目\n二行目',
      });
      expect((await change({ displayName: 'Third name' }).expect(200)).body).toMatchObject({
        displayName: 'Third name',
        introduction: '一行目\n二行目',
      });
      expect((await change({}).expect(200)).body).toMatchObject({ displayName: 'Third name' });
      expect((await person.browser.get('/api/accounts/me').expect(200)).body.displayName).toBe('Third name');
    });

    it.each([
      ['', null],
      [null, null],
      [' \n\u3000', null],
      ['花'.repeat(150), '花'.repeat(150)],
      ['🌸'.repeat(150), '🌸'.repeat(150)],
      [
        `${'花'.repeat(14)}\r\n`.repeat(9) + '花'.repeat(15),
        `${'花'.repeat(14)}\n`.repeat(9) + '花'.repeat(15),
      ],
      ['a\rb', 'a\nb'],
      [' trimmed \n', 'trimmed'],
      ['\u2800\u3164\u200b', null],
      ['a\u2028b', 'a\nb'],
      ['か\u3099', 'が'],
      ['\u202eabc', '\u202eabc'],
      ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
      ['</script><b>x', '</script><b>x'],
    ])('keeps the introduction %j as %j', async (sent, kept) => {
      expect((await change({ introduction: sent }).expect(200)).body.introduction).toBe(kept);
      const seen = await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
      expect(seen.body.introduction).toBe(kept);
    });

    it.each(['花'.repeat(29), '🌸'.repeat(30)])('accepts the display name %s', async (displayName) => {
      expect((await change({ displayName }).expect(200)).body.displayName).toBe(displayName);
    });

    it.each([
      [{ introduction: '花'.repeat(151) }, 'introduction', 'invalidLength'],
      [{ introduction: '🌸'.repeat(151) }, 'introduction', 'invalidLength'],
      [{ introduction: 'a\u0000b' }, 'introduction', 'invalidFormat'],
      [{ introduction: '\ud800' }, 'introduction', 'invalidFormat'],
      [{ introduction: 1 }, 'introduction', 'invalidFormat'],
      [{ introduction: ['x'] }, 'introduction', 'invalidFormat'],
      [{ introduction: { x: 1 } }, 'introduction', 'invalidFormat'],
      [{ displayName: '' }, 'displayName', 'required'],
      [{ displayName: null }, 'displayName', 'required'],
      [{ displayName: '\u200b' }, 'displayName', 'required'],
      [{ displayName: '\u2800' }, 'displayName', 'required'],
      [{ displayName: 'a\u2028b' }, 'displayName', 'invalidFormat'],
      [{ displayName: '花'.repeat(31) }, 'displayName', 'invalidLength'],
      [{ displayName: 'a\nb' }, 'displayName', 'invalidFormat'],
      [{ displayName: true }, 'displayName', 'invalidFormat'],
    ])('rejects %j', async (body, field, errorCode) => {
      const before = await rowOf(person.account.accountId);
      expect(failureIn(await change(body).expect(400)).errors).toEqual([
        { field, errorCode, message: expect.any(String) },
      ]);
      expect(await rowOf(person.account.accountId)).toEqual(before);
    });

    it('changes nothing if one of several fields is invalid', async () => {
      const before = await rowOf(person.account.accountId);
      await change({ displayName: 'Good', introduction: 'x'.repeat(151) }).expect(400);
      expect(await rowOf(person.account.accountId)).toEqual(before);
    });

    it('loses no concurrent change', async () => {
      for (let round = 1; round <= 10; round += 1) {
        const [name, introduction] = await Promise.all([
          change({ displayName: `Name ${round}` }),
          change({ introduction: `Introduction ${round}` }),
        ]);
        expect([name.status, introduction.status]).toEqual([200, 200]);
        expect((await person.browser.get('/api/accounts/me')).body).toMatchObject({
          displayName: `Name ${round}`,
          introduction: `Introduction ${round}`,
        });
      }
    });
  });

  describe('a public profile', () => {
    it('is found by display ID in any case, and by account ID', async () => {
      const answer = await person.browser.get('/api/accounts/me').expect(200);
      const { accountId, displayId, displayName } = answer.body as OwnAccountResponse;
      const ids = [displayId, displayId.toUpperCase(), accountId, accountId.toUpperCase()];
      for (const id of ids) {
        const seen = await testApp.client.get(`/api/accounts/${id}`).expect(200);
        expect(seen.body).toMatchObject({ accountId, displayId, displayName, isMe: false });
      }
    });

    it('contains public fields only', async () => {
      for (const asked of [testApp.client, (await signUp(testApp)).browser]) {
        const answer = await asked.get(`/api/accounts/${person.account.displayId}`).expect(200);
        expect(Object.keys(answer.body).sort()).toEqual([
          'accountId',
          'blockOrders',
          'categoryNames',
          'contentsFormat',
          'cover',
          'coverPicture',
          'displayId',
          'displayName',
          'headerType',
          'headlines',
          'icon',
          'iconPicture',
          'introduction',
          'isMe',
          'linkswitchPid',
          'theme',
          'themeId',
          'translations',
        ]);
        expect(answer.body.isMe).toBe(false);
        expect(JSON.stringify(answer.body)).not.toContain(person.input.email);
      }
    });

    it('sets isMe for its owner only', async () => {
      const answer = await person.browser.get(`/api/accounts/${person.account.displayId}`).expect(200);
      expect(answer.body.isMe).toBe(true);
    });

    it('responds with 404 for an unknown account', async () => {
      for (const id of ['nobody', '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11', 'taro.yamada.json', 'ADMIN']) {
        const answer = await testApp.client.get(`/api/accounts/${id}`).expect(404);
        expect(failureIn(answer)).toMatchObject({ errorCode: 'unknown', statusCode: 404 });
      }
    });

    it('is found by a former display ID', async () => {
      const { account } = await signUp(testApp);
      await testApp
        .repository(DisplayIdClaim)
        .insert({ key: 'former', displayId: 'Former', accountId: account.accountId });
      const answer = await testApp.client.get('/api/accounts/FORMER').expect(200);
      expect(answer.body.displayId).toBe(account.displayId);
    });
  });

  describe('fields that cannot be set', () => {
    it('include the e-mail address and password, which have their own operations', async () => {
      const before = await rowOf(person.account.accountId);
      for (const field of ['email', 'password']) {
        await change({ [field]: 'Evil-2026@example.com' }).expect(400);
      }
      expect(await rowOf(person.account.accountId)).toEqual(before);
    });

    it.each([
      ['{"__proto__":{"email":"evil@example.com"}}', '__proto__'],
      ['{"introduction":"x","a":[{"__proto__":1}]}', '__proto__'],
      ['{"constructor":{"prototype":{"x":1}}}', 'constructor'],
    ])('include prototype names: %s', async (body, field) => {
      const before = await rowOf(person.account.accountId);
      const answer = await person.browser
        .patch('/api/accounts/me')
        .set('Content-Type', 'application/json')
        .send(body)
        .expect(400);
      expect(failureIn(answer).errors).toContainEqual(
        expect.objectContaining({ field, errorCode: 'unknownField' }),
      );
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(await rowOf(person.account.accountId)).toEqual(before);
    });
  });
});
