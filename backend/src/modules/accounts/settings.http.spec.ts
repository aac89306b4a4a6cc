import { cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { In } from 'typeorm';
import { DisplayIdChange } from './display-id-change.entity.js';
import { ago, hoursUntil } from '../../../test/support/times.js';

const DAY = 86_400;

describe('the settings of an account', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_VALIDATION_LIMIT: '1000' });
  });
  afterAll(() => testApp.stop());

  const change = (browser: Browser, body: object) => browser.patch('/api/accounts/me').send(body);
  const ask = (browser: Browser, displayId: unknown) =>
    browser.post('/api/accounts/edit-validation').send({ displayId });
  /** An unused display ID. */
  const freeId = () => signUpInput().displayId.replace('creator', 'free');

  describe('the display ID', () => {
    it('is changed, shown as typed, and set in its cookie', async () => {
      const { browser, account } = await signUp(testApp);
      const displayId = freeId().replace('free', 'Free');
      const answer = await change(browser, { displayId }).expect(200);
      expect(answer.body).toMatchObject({ accountId: account.accountId, displayId });
      expect(cookiesSetBy(answer)['displayId']).toMatchObject({
        value: displayId,
        maxAge: 30 * DAY,
        path: '/',
      });
      expect(
        (await testApp.client.get(`/api/accounts/${displayId.toLowerCase()}`).expect(200)).body,
      ).toMatchObject({ displayId });
    });

    it('may change only in case', async () => {
      const { browser, account } = await signUp(testApp);
      const displayId = account.displayId.toUpperCase();
      expect((await change(browser, { displayId }).expect(200)).body.displayId).toBe(displayId);
      const rows = await testApp.repository(DisplayIdClaim).findBy({ accountId: account.accountId });
      expect(rows).toHaveLength(1);
    });

    it('is converted to half-width', async () => {
      const { browser } = await signUp(testApp);
      const answer = await change(browser, { displayId: 'Ｈａｎａ.２９' }).expect(200);
      expect(answer.body.displayId).toBe('Hana.29');
    });

    it('redirects from the former one, in every call and language', async () => {
      const { browser, account } = await signUp(testApp);
      const former = account.displayId;
      const displayId = freeId();
      await testApp.client.get(`/profile/${former}`).expect(200);
      await change(browser, { displayId }).expect(200);
      for (const id of [former, former.toUpperCase()]) {
        const seen = await testApp.client.get(`/api/accounts/${id}`).expect(200);
        expect(seen.body).toMatchObject({ accountId: account.accountId, displayId });
      }
      for (const [asked, to] of [
        [`/profile/${former}`, `/profile/${displayId}`],
        [`/en/profile/${former}`, `/en/profile/${displayId}`],
        [`/ja/profile/${former.toUpperCase()}?from=chat&x=%20`, `/ja/profile/${displayId}?from=chat&x=%20`],
      ] as const) {
        const answer = await testApp.client.get(asked).expect(301);
        expect(answer.headers).toMatchObject({ location: to, 'cache-control': 'no-store' });
      }
      await testApp.client.get(`/profile/${displayId}`).expect(200);
      await testApp.client.get(`/profile/${displayId.toUpperCase()}`).expect(301);
    });

    it('redirects from all former ones to the current one', async () => {
      const { browser, account } = await signUp(testApp);
      const [second, third] = [freeId(), freeId()];
      await change(browser, { displayId: second }).expect(200);
      await change(browser, { displayId: third }).expect(200);
      for (const former of [account.displayId, second]) {
        const answer = await testApp.client.get(`/profile/${former}`).expect(301);
        expect(answer.headers['location']).toBe(`/profile/${third}`);
      }
    });

    it('can be reused by its owner only', async () => {
      const { browser, account } = await signUp(testApp);
      const other = await signUp(testApp);
      const displayId = freeId();
      await change(browser, { displayId }).expect(200);
      await ask(other.browser, account.displayId).expect(400);
      const answer = await change(other.browser, { displayId: account.displayId.toUpperCase() }).expect(400);
      expect(failureIn(answer)).toMatchObject({ errorCode: 'E0203', errors: [{ field: 'displayId' }] });
      await testApp
        .browser()
        .post('/api/accounts')
        .send(signUpInput({ displayId: account.displayId }))
        .expect(400);
      await ask(browser, account.displayId).expect(204);
      expect((await change(browser, { displayId: account.displayId }).expect(200)).body).toEqual(account);
      const left = await testApp.client.get(`/profile/${displayId}`).expect(301);
      expect(left.headers['location']).toBe(`/profile/${account.displayId}`);
    });

    it('is reserved for 180 days, and then free for everybody', async () => {
      const { browser, account } = await signUp(testApp);
      await change(browser, { displayId: freeId() }).expect(200);
      const claims = testApp.repository(DisplayIdClaim);
      const { heldUntil } = await claims.findOneByOrFail({ key: account.displayId });
      expect(hoursUntil(heldUntil!)).toBeCloseTo(180 * 24, 0);
      await claims.update({ key: account.displayId }, { heldUntil: new Date() });
      const other = await signUp(testApp);
      await ask(other.browser, account.displayId).expect(204);
      await change(other.browser, { displayId: account.displayId }).expect(200);
      const seen = await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200);
      expect(seen.body.accountId).toBe(other.account.accountId);
      await change(browser, { displayId: account.displayId }).expect(400);
    });

    it('changes at most five times in thirty days', async () => {
      const { browser, account } = await signUp(testApp);
      const ids = Array.from({ length: 5 }, freeId);
      for (const displayId of ids) await change(browser, { displayId }).expect(200);
      await change(browser, { displayId: ids.at(-1) }).expect(200);
      const refused = await change(browser, { displayId: freeId(), displayName: 'Not this' }).expect(429);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(29 * DAY);
      expect(wait).toBeLessThanOrEqual(30 * DAY);
      expect((await browser.get('/api/accounts/me').expect(200)).body).toMatchObject({
        displayId: ids.at(-1),
        displayName: account.displayName,
      });
      await change(browser, { displayName: 'This' }).expect(200);
      const changes = testApp.repository(DisplayIdChange);
      const first = await changes.findOneOrFail({
        where: { accountId: account.accountId },
        order: { id: 'ASC' },
      });
      await changes.update(first.id, { changedAt: ago({ days: 30 }) });
      await change(browser, { displayId: freeId() }).expect(200);
      await change(browser, { displayId: freeId() }).expect(429);
    });

    it('changes at most five times if many changes are concurrent', async () => {
      const { browser } = await signUp(testApp);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => change(browser, { displayId: freeId() })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    });

    it('is assigned to one of twenty concurrent changes', async () => {
      const people: SignedUp[] = [];
      for (let index = 0; index < 20; index += 1) people.push(await signUp(testApp));
      const displayId = freeId();
      const answers = await Promise.all(
        people.map(({ browser }, index) =>
          change(browser, { displayId: index % 2 === 0 ? displayId : displayId.toUpperCase() }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(19);
      for (const answer of refused) expect(failureIn(answer).errorCode).toBe('E0203');
      const current = await testApp
        .repository(DisplayIdClaim)
        .findBy({ accountId: In(people.map(({ account }) => account.accountId)), isCurrent: true });
      expect(current).toHaveLength(20);
    });

    it('is held for one of twenty concurrent sign-ups', async () => {
      const displayId = freeId();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          testApp.browser().post('/api/accounts').send(signUpInput({ displayId })),
        ),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(19);
      for (const answer of refused) expect(failureIn(answer).errorCode).toBe('E0203');
    });

    const REFUSED: [displayId: unknown, errorCode: string][] = [
      ['', 'required'],
      [null, 'required'],
      ['.a', 'invalidFormat'],
      ['a.', 'invalidFormat'],
      ['-a', 'invalidFormat'],
      ['a_', 'invalidFormat'],
      ['a b', 'invalidFormat'],
      ['花', 'invalidFormat'],
      [12, 'invalidFormat'],
      ['a'.repeat(31), 'invalidLength'],
      ...['admin', 'me', 'edit', 'Support', 'reset-password', 'OFFICIAL', 'ａｄｍｉｎ'].map(
        (word): [string, string] => [word, 'E0203'],
      ),
    ];

    it.each(REFUSED)('cannot be %j', async (displayId, errorCode) => {
      const { browser, account } = await signUp(testApp);
      for (const refused of [ask(browser, displayId), change(browser, { displayId })]) {
        expect(failureIn(await refused.expect(400))).toMatchObject({
          errorCode,
          errors: [{ field: 'displayId' }],
        });
      }
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
    });

    it('of another account is rejected in any case', async () => {
      const { account } = await signUp(testApp);
      const { browser } = await signUp(testApp);
      for (const displayId of [account.displayId, account.displayId.toUpperCase()]) {
        expect(failureIn(await ask(browser, displayId).expect(400)).errorCode).toBe('E0203');
        expect(failureIn(await change(browser, { displayId }).expect(400)).errorCode).toBe('E0203');
      }
    });

    it.each(['a..b', 'a', 'A-_.9', 'x'.repeat(29), 'x'.repeat(30)])('can be %s', async (displayId) => {
      const { browser } = await signUp(testApp);
      await ask(browser, displayId).expect(204);
      expect((await change(browser, { displayId }).expect(200)).body.displayId).toBe(displayId);
    });

    it('is validated only with a session', async () => {
      await ask(testApp.browser(), freeId()).expect(401);
    });

    it('counts as free for the account that has it', async () => {
      const { browser, account } = await signUp(testApp);
      await ask(browser, account.displayId).expect(204);
    });
  });

  describe.each(['linkswitchPid', 'mylinkPid', 'mylinkSid'])('%s', (field) => {
    it.each([
      ['0', '0'],
      ['1234567890123456789', '1234567890123456789'],
      ['12345678901234567890', '12345678901234567890'],
      ['１２３', '123'],
      [' 42 ', '42'],
      ['007', '007'],
    ])('given as %j is stored as %j', async (sent, kept) => {
      const { browser } = await signUp(testApp);
      expect((await change(browser, { [field]: sent }).expect(200)).body[field]).toBe(kept);
      expect((await browser.get('/api/accounts/me').expect(200)).body[field]).toBe(kept);
    });

    it.each(['-1', ' -1 ', null])('is removed by %j', async (sent) => {
      const { browser } = await signUp(testApp);
      await change(browser, { [field]: '42' }).expect(200);
      expect((await change(browser, { displayName: 'x' }).expect(200)).body[field]).toBe('42');
      expect((await change(browser, { [field]: sent }).expect(200)).body[field]).toBeNull();
    });

    it.each([
      ['', 'required'],
      ['123456789012345678901', 'invalidLength'],
      ['-2', 'invalidFormat'],
      ['1.5', 'invalidFormat'],
      ['1e3', 'invalidFormat'],
      ['12a', 'invalidFormat'],
      ['１２あ', 'invalidFormat'],
      [12, 'invalidFormat'],
      [['12'], 'invalidFormat'],
    ])('cannot be %j', async (sent, errorCode) => {
      const { browser, account } = await signUp(testApp);
      expect(failureIn(await change(browser, { [field]: sent }).expect(400)).errors).toEqual([
        { field, errorCode, message: expect.any(String) },
      ]);
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
    });
  });

  describe('the opt-out', () => {
    it('is 0 by default, and set and unset in digits', async () => {
      const { browser, account } = await signUp(testApp);
      expect(account.optout).toBe('0');
      expect((await change(browser, { optout: '1' }).expect(200)).body.optout).toBe('1');
      expect((await change(browser, { optout: '0' }).expect(200)).body.optout).toBe('0');
    });

    it.each(['2', '', 'true', true, 1, null, ['1']])('cannot be %j', async (optout) => {
      const { browser } = await signUp(testApp);
      expect(failureIn(await change(browser, { optout }).expect(400)).errors[0]).toMatchObject({
        field: 'optout',
      });
    });

    it('hides the LinkSwitch ID, which is public otherwise', async () => {
      const { browser, account } = await signUp(testApp);
      const seen = async () =>
        (await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200)).body as {
          linkswitchPid: string | null;
        };
      expect((await seen()).linkswitchPid).toBeNull();
      await change(browser, { linkswitchPid: '42', mylinkPid: '43', mylinkSid: '44' }).expect(200);
      expect(await seen()).toMatchObject({ linkswitchPid: '42' });
      const answered = Object.keys(await seen());
      for (const hidden of ['mylinkPid', 'mylinkSid', 'optout', 'hasPassword'])
        expect(answered).not.toContain(hidden);
      await change(browser, { optout: '1' }).expect(200);
      expect((await seen()).linkswitchPid).toBeNull();
    });
  });

  it('are changed together or not at all', async () => {
    const { browser, account } = await signUp(testApp);
    await change(browser, { displayId: 'admin', displayName: 'Not this', linkswitchPid: '42' }).expect(400);
    await change(browser, { displayName: 'Not this', mylinkPid: 'x' }).expect(400);
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
    const displayId = freeId();
    const answer = await change(browser, { displayId, displayName: 'This', linkswitchPid: '42' }).expect(200);
    expect(answer.body).toMatchObject({ displayId, displayName: 'This', linkswitchPid: '42' });
  });
});
