import { suspend } from '../../../test/support/leaving.js';
import { aMinutePasses } from '../../../test/support/code-flows.js';
import { cookieHeader, cookiesOf, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { logIn } from '../../../test/support/log-in.js';
import { PASSWORD, signUp, type SignedUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../jobs/queues.js';
import { CHUNK } from '../../database/delete-in-chunks.js';
import { AccountEventsService } from './account-events.service.js';
import { AccountOperationsService } from './account-operations.service.js';
import { AccountBeingErased } from './accounts.errors.js';
import { Account } from './account.entity.js';
import { AccountRestoration } from './account-restoration.entity.js';
import { Content } from '../contents/content.entity.js';
import { DisplayIdChange } from './display-id-change.entity.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { Link } from '../links/link.entity.js';
import { Withdrawal } from '../withdraw-reasons/withdrawal.entity.js';
import { IsNull, Not, Like } from 'typeorm';
import { runJob } from '../../../test/support/jobs.js';
import { createSessions } from '../../../test/support/factories/session.js';
import { createContents } from '../../../test/support/factories/content.js';
import { createLinks } from '../../../test/support/factories/link.js';
import { moveBack, hoursUntil } from '../../../test/support/times.js';

const WITH_REASON = { reasonId: 2 };
const ACTING = { operator: 'somebody', reason: 'because' };

describe('withdrawing', () => {
  let testApp: TestApp;
  let notified: string[];
  beforeAll(async () => {
    testApp = await startTestApp();
    notified = [];
    testApp.app.get(AccountEventsService, { strict: false }).onWithdrawn((_tx, accountId) => {
      notified.push(accountId);
      return Promise.resolve();
    });
  });
  afterAll(() => testApp.stop());

  const leave = ({ browser }: Pick<SignedUp, 'browser'>, body: object = WITH_REASON) =>
    browser.delete('/api/accounts/me').send(body);
  const restore = (token: unknown) => testApp.client.post('/api/accounts/restore').send({ token });
  const tryToLogIn = (email: string, password = PASSWORD) =>
    testApp.browser().post('/api/auth/login').send({ email, password });
  /** The token in the goodbye mail, which has the given number among the mails to the address. */
  const tokenOf = async (email: string, mail = 2) => {
    const { text = '' } = await testApp.mail.newest(email, mail);
    return /\/restore\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
  };
  const withdraw = async (person?: SignedUp) => {
    const leaving = person ?? (await signUp(testApp));
    await leave(leaving).expect(204);
    return { ...leaving, token: await tokenOf(leaving.input.email) };
  };
  const accountRows = (accountId: string) => testApp.repository(Account).findBy({ id: accountId });
  const purge = () => runJob(testApp, PURGE_ACCOUNTS_QUEUE);
  const daysPass = async (accountId: string, days: number) => {
    await moveBack(testApp.repository(Account), 'withdrawnAt', { days }, { id: accountId });
    await moveBack(testApp.repository(AccountRestoration), 'expiresAt', { days }, { accountId });
  };

  it('requires a session and a reason', async () => {
    await testApp.browser().delete('/api/accounts/me').send(WITH_REASON).expect(401);
    const person = await signUp(testApp);
    for (const [body, field, errorCode] of [
      [{}, 'reasonId', 'required'],
      [{ reasonId: null }, 'reasonId', 'required'],
      [{ reasonId: '2' }, 'reasonId', 'invalidFormat'],
      [{ reasonId: 0 }, 'reasonId', 'invalidFormat'],
      [{ reasonId: 1.5 }, 'reasonId', 'invalidFormat'],
      [{ reasonId: 2_147_483_648 }, 'reasonId', 'invalidFormat'],
      [{ reasonId: 1 }, 'reasonText', 'required'],
      [{ reasonId: 1, reasonText: ' \n ' }, 'reasonText', 'required'],
      [{ reasonId: 1, reasonText: '花'.repeat(201) }, 'reasonText', 'invalidLength'],
      [{ reasonId: 1, reasonText: 'a\u0000' }, 'reasonText', 'invalidFormat'],
      [{ reasonId: 2, reasonText: 'x' }, 'reasonText', 'unknownField'],
      [{ reasonId: 2, password: PASSWORD }, 'password', 'unknownField'],
    ] as const) {
      const answer = await leave(person, body).expect(400);
      expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
    }
    expect(failureIn(await leave(person, { reasonId: 999 }).expect(404)).errors[0]).toMatchObject({
      field: 'reasonId',
    });
    expect((await person.browser.get('/api/accounts/me').expect(200)).body).toEqual(person.account);
    expect(testApp.mail.to(person.input.email)).toHaveLength(1);
  });

  it('takes effect at once: the page is gone, the sessions end, the account is unknown', async () => {
    const person = await signUp(testApp);
    const { input, account } = person;
    const elsewhere = await logIn(testApp, input.email);
    const stolen = cookiesOf(person.browser);
    await testApp.client.get(`/profile/${account.displayId}`).expect(200);
    const answer = await leave(person).expect(204);
    expect(cookiesSetBy(answer)).toMatchObject({
      accessToken: { value: '', maxAge: 0 },
      refreshToken: { value: '', maxAge: 0 },
      loggedIn: { value: '', maxAge: 0 },
      displayId: { value: '', maxAge: 0 },
    });
    for (const id of [account.displayId, account.accountId])
      await testApp.client.get(`/api/accounts/${id}`).expect(404);
    await testApp.client.get(`/profile/${account.displayId}`).expect(404);
    await elsewhere.get('/api/accounts/me').expect(401);
    await testApp.client.get('/api/accounts/me').set('Cookie', cookieHeader(stolen)).expect(401);
    await testApp.client
      .get('/api/accounts/me')
      .set('Authorization', `Bearer ${stolen['accessToken'] ?? ''}`)
      .expect(401);
    await tryToLogIn(input.email).expect(401);
  });

  it('reserves the display ID and releases the address', async () => {
    const { input, account } = await withdraw();
    await testApp
      .browser()
      .post('/api/accounts')
      .send(signUpInput({ displayId: account.displayId }))
      .expect(400);
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    const again = signUpInput({ email: input.email });
    await browser.post('/api/accounts').send(again).expect(204);
    const code = await testApp.mail.code(input.email, 3);
    const made = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    expect(made.body).toMatchObject({ displayId: again.displayId, email: input.email });
    expect(made.body.accountId).not.toBe(account.accountId);
  });

  describe('the display ID', () => {
    const former = async (browser: Browser) =>
      (await browser.get('/api/accounts/me/former-display-ids').expect(200)).body as {
        results: { displayId: string; closedUntil: string }[];
        total: number;
      };
    const ask = (browser: Browser, displayId: string) =>
      browser.post('/api/accounts/edit-validation').send({ displayId });
    const take = (browser: Browser, displayId: string) =>
      browser.patch('/api/accounts/me').send({ displayId });
    /** Withdraws an account, and signs up again with the same address. */
    const withdrawAndReturn = async () => {
      const person = await withdraw();
      const { displayId } = person.account;
      await aMinutePasses(testApp);
      // Its case does not matter.
      const email = person.input.email.toUpperCase();
      const browser = testApp.browser();
      await browser.post('/api/accounts').send(signUpInput({ email, displayId })).expect(400);
      await browser.post('/api/accounts').send(signUpInput({ email })).expect(204);
      const code = await testApp.mail.code(email, 3);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      return { ...person, browser, displayId };
    };

    it('is offered only to an account with the same address', async () => {
      const { browser, displayId, account, token } = await withdrawAndReturn();
      const stranger = await signUp(testApp);
      expect(await former(browser)).toEqual({
        results: [{ displayId, closedUntil: expect.stringMatching(/Z$/) }],
        total: 1,
      });
      expect(await former(stranger.browser)).toEqual({ results: [], total: 0 });
      await ask(stranger.browser, displayId).expect(400);
      expect(failureIn(await take(stranger.browser, displayId).expect(400)).errorCode).toBe('E0203');
      await ask(browser, displayId.toUpperCase()).expect(204);
      await take(browser, displayId).expect(200);
      expect(await former(browser)).toEqual({ results: [], total: 0 });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      // Without it, the former account cannot be restored, not even by an operator.
      await restore(token).expect(404);
      const operations = testApp.app.get(AccountOperationsService, { strict: false });
      await expect(operations.restore(account.accountId, ACTING)).rejects.toBeInstanceOf(AccountBeingErased);
    });

    it('is offered after the account is erased, until it is free for everybody', async () => {
      const { browser, displayId, account } = await withdrawAndReturn();
      await daysPass(account.accountId, 7);
      await purge();
      const { results } = await former(browser);
      expect(results.map((each) => each.displayId)).toEqual([displayId]);
      const days = (Date.parse(results[0]!.closedUntil) - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(173, 1);
      await testApp.repository(DisplayIdClaim).update({ key: displayId }, { heldUntil: new Date() });
      expect(await former(browser)).toEqual({ results: [], total: 0 });
      // Its new owner keeps it.
      const next = await signUp(testApp, { displayId });
      await take(browser, displayId).expect(400);
      expect((await next.browser.get('/api/accounts/me').expect(200)).body).toMatchObject({ displayId });
      const kept = await testApp.repository(DisplayIdClaim).findBy({ key: displayId });
      expect(kept).toMatchObject([{ formerOwners: null }]);
    });

    it('is assigned to one of twenty concurrent requests', async () => {
      const { browser, displayId } = await withdrawAndReturn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => take(browser, displayId)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      const { accountId } = await testApp.repository(DisplayIdClaim).findOneByOrFail({ key: displayId });
      expect(await testApp.repository(DisplayIdChange).findBy({ accountId: accountId! })).toHaveLength(1);
    });

    it('is not offered if the account was restored or closed by an operator', async () => {
      const hashes = (key: string) =>
        testApp.repository(DisplayIdClaim).findBy({ key, formerOwners: Not(IsNull()) });
      const back = await withdraw();
      expect(await hashes(back.account.displayId)).toHaveLength(1);
      await restore(back.token).expect(204);
      expect(await hashes(back.account.displayId)).toEqual([]);
      const closed = await signUp(testApp);
      await testApp.app
        .get(AccountOperationsService, { strict: false })
        .delete(closed.account.accountId, ACTING);
      expect(await hashes(closed.account.displayId)).toEqual([]);
    });
  });

  it('notifies listeners once, and only if it succeeded', async () => {
    const person = await signUp(testApp);
    await leave(person, { reasonId: 999 }).expect(404);
    expect(notified).not.toContain(person.account.accountId);
    await leave(person).expect(204);
    expect(notified.filter((id) => id === person.account.accountId)).toHaveLength(1);
  });

  it('happens once for twenty concurrent calls', async () => {
    const person = await signUp(testApp);
    const before = await testApp.repository(Withdrawal).count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(person)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await testApp.repository(Withdrawal).count()).toBe(before + 1);
    await tokenOf(person.input.email);
    expect(testApp.mail.to(person.input.email)).toHaveLength(2);
  });

  it('ends a session that begins concurrently', async () => {
    const person = await signUp(testApp);
    await leave(person).expect(204);
    await createSessions(testApp, person.account.accountId, 1);
    await person.browser.get('/api/accounts/me').expect(401);
  });

  it('stores the reason without the account or time', async () => {
    const person = await signUp(testApp);
    await leave(person, { reasonId: 1, reasonText: ' 引っ越し\r\nします ' }).expect(204);
    const rows = await testApp.sql<object>(
      'SELECT *, withdrawn_on = current_date AS today FROM withdrawals WHERE reason_id = 1',
    );
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        reason_id: 1,
        reason_text: '引っ越し\nします',
        withdrawn_on: expect.anything(),
        today: true,
      },
    ]);
  });

  it.each([199, 200])('accepts a reason of %i characters', async (length) => {
    const reasonText = '🌸'.repeat(length);
    await leave(await signUp(testApp), { reasonId: 1, reasonText }).expect(204);
    expect(await testApp.repository(Withdrawal).findBy({ reasonText })).toHaveLength(1);
  });

  describe('the goodbye mail', () => {
    it('contains the restoration link, in the language of the request', async () => {
      const person = await signUp(testApp);
      await leave(person).set('Accept-Language', 'en').expect(204);
      const mail = await testApp.mail.newest(person.input.email, 2);
      expect(mail.subject).toBe('You have left Hitohira');
      expect(mail.text).toContain(`${PUBLIC_URL}/en/restore?token=`);
      expect(mail.text).toContain('Within 7 days');
    });

    it('is not sent without an address, and the account cannot be restored', async () => {
      const person = await signUp(testApp);
      await testApp.repository(Account).update(person.account.accountId, { email: null, emailKey: null });
      await leave(person).expect(204);
      expect(
        await testApp.repository(AccountRestoration).findBy({ accountId: person.account.accountId }),
      ).toEqual([]);
      await signUp(testApp);
      expect(testApp.mail.to(person.input.email)).toHaveLength(1);
    });
  });

  describe('can be undone', () => {
    it('by the link in the mail, which works once and does not sign in', async () => {
      const { input, account, token } = await withdraw();
      const answer = await restore(token).expect(204);
      expect(cookiesSetBy(answer)).toEqual({});
      await testApp.client.get(`/profile/${account.displayId}`).expect(200);
      const browser = await logIn(testApp, input.email);
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
      await restore(token).expect(404);
      await browser.get('/api/accounts/me').expect(200);
    });

    it('once, by twenty concurrent uses of the link', async () => {
      const { token } = await withdraw();
      const answers = await Promise.all(Array.from({ length: 20 }, () => restore(token)));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    });

    it('and repeated, with a new link', async () => {
      const person = await withdraw();
      await restore(person.token).expect(204);
      const browser = await logIn(testApp, person.input.email);
      await leave({ browser }).expect(204);
      // Between the two goodbyes came the mail about the sign-in.
      const second = await tokenOf(person.input.email, 4);
      expect(second).not.toBe(person.token);
      await restore(person.token).expect(404);
      await restore(second).expect(204);
    });

    it('within seven days only', async () => {
      const inTime = await withdraw();
      await daysPass(inTime.account.accountId, 6);
      await purge();
      await restore(inTime.token).expect(204);
      const late = await withdraw();
      await daysPass(late.account.accountId, 7);
      await restore(late.token).expect(404);
    });

    it('not once a new account has the address', async () => {
      const { input, account, token } = await withdraw();
      await aMinutePasses(testApp);
      const browser = testApp.browser();
      await browser
        .post('/api/accounts')
        .send(signUpInput({ email: input.email }))
        .expect(204);
      const code = await testApp.mail.code(input.email, 3);
      const made = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(failureIn(await restore(token).expect(404)).message).toContain('このリンクは使えません');
      await testApp.client.get(`/api/accounts/${account.displayId}`).expect(404);
      // The first account stays withdrawn even after the second one withdraws.
      await leave({ browser }).expect(204);
      await restore(token).expect(404);
      await restore(await tokenOf(input.email, 4)).expect(204);
      expect((await testApp.client.get(`/api/accounts/${String(made.body.displayId)}`)).status).toBe(200);
    });

    it('not once another account has changed to the address', async () => {
      const { input, token } = await withdraw();
      await aMinutePasses(testApp);
      const { browser } = await signUp(testApp);
      await browser.patch('/api/accounts/email').send({ email: input.email }).expect(204);
      const code = await testApp.mail.code(input.email, 3);
      await browser.patch('/api/accounts/email/check-code').send({ code, email: input.email }).expect(200);
      await restore(token).expect(404);
    });

    it.each([['x'], ['A'.repeat(43)], ['../../etc/passwd']])('not by %s', async (token) => {
      await restore(token).expect(404);
    });

    it.each([[''], [null], [12], ['x'.repeat(201)], [undefined]])(
      'not by an invalid token: %j',
      async (token) => {
        expect(failureIn(await restore(token).expect(400)).errors[0]).toMatchObject({ field: 'token' });
      },
    );
  });

  describe('after seven days', () => {
    it('erases everything but the reserved display ID', async () => {
      const secret = 'unmistakable';
      const person = await signUp(testApp, {
        displayId: `${secret}.id`,
        displayName: `${secret} name`,
        email: `${secret}@example.com`,
      });
      await person.browser
        .patch('/api/accounts/me')
        .send({
          introduction: `${secret} words`,
          translations: { en: { displayName: `${secret} translated` } },
          linkswitchPid: '31415926',
          displayId: `${secret}.now`,
        })
        .expect(200);
      await withdraw(person);
      await daysPass(person.account.accountId, 7);
      await purge();

      const found: string[] = [];
      const columns = await testApp.sql<{ table: string; column: string }>(`
        SELECT table_name AS "table", column_name AS "column"
          FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
      for (const { table, column } of columns) {
        const rows = await testApp.sql<{ value: string }>(
          `SELECT "${column}"::text AS value FROM "${table}" WHERE "${column}"::text ~ $1`,
          [`${secret}|31415926|${person.account.accountId}`],
        );
        for (const { value } of rows) found.push(`${table}.${column}: ${value}`);
      }
      expect(found.sort()).toEqual([
        `display_id_claims.display_id: ${secret}.id`,
        `display_id_claims.display_id: ${secret}.now`,
        `display_id_claims.key: ${secret}.id`,
        `display_id_claims.key: ${secret}.now`,
      ]);
      const claims = await testApp
        .repository(DisplayIdClaim)
        .find({ where: { key: Like(`${secret}%`) }, order: { key: 'ASC' } });
      expect(
        claims.map(({ key, accountId, heldUntil }) => [key, accountId, hoursUntil(heldUntil!) / 24]),
      ).toEqual([
        [`${secret}.id`, null, expect.closeTo(180, 1)],
        [`${secret}.now`, null, expect.closeTo(173, 1)],
      ]);
      await testApp
        .browser()
        .post('/api/accounts')
        .send(signUpInput({ displayId: `${secret}.now` }))
        .expect(400);
    });

    const due = async () => {
      const person = await withdraw();
      await daysPass(person.account.accountId, 7);
      return person;
    };
    /** Makes the deletion of rows fail if a condition holds. */
    const refuse = (table: string, condition: string) =>
      testApp.sql(
        `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
         CREATE TRIGGER refused BEFORE DELETE ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse()`,
      );
    const allow = (table: string) => testApp.sql(`DROP TRIGGER refused ON ${table}`);

    it('erases large accounts in steps', async () => {
      const { account } = await due();
      await createContents(testApp, account.accountId, CHUNK + 1);
      await purge();
      expect(await accountRows(account.accountId)).toEqual([]);
      expect(await testApp.repository(Content).findBy({ accountId: account.accountId })).toEqual([]);
    });

    it('skips an account that cannot be erased, and erases it later', async () => {
      const stuck = await due();
      const other = await due();
      await refuse('accounts', `OLD.id = '${stuck.account.accountId}'`);
      await purge();
      expect(await accountRows(stuck.account.accountId)).toHaveLength(1);
      expect(await accountRows(other.account.accountId)).toEqual([]);
      expect(testApp.log).toContainEqual({
        level: 'error',
        message: expect.objectContaining({
          event: 'account.erasure-failed',
          accountId: stuck.account.accountId,
        }),
      });
      await allow('accounts');
      await purge();
      expect(await accountRows(stuck.account.accountId)).toEqual([]);
    });

    it('cannot be undone once erasure has begun', async () => {
      const { account } = await due();
      const { accountId } = account;
      await createLinks(testApp, accountId, CHUNK);
      await refuse('accounts', `OLD.id = '${accountId}'`);
      await purge();
      expect(await testApp.repository(Link).countBy({ accountId })).toBeLessThan(CHUNK);
      const operations = testApp.app.get(AccountOperationsService, { strict: false });
      await expect(operations.restore(accountId, ACTING)).rejects.toBeInstanceOf(AccountBeingErased);
      await allow('accounts');
      await purge();
    });

    it('keeps accounts that were withdrawn later, restored or never withdrawn', async () => {
      const later = await withdraw();
      const restored = await withdraw();
      await daysPass(restored.account.accountId, 6);
      await restore(restored.token).expect(204);
      const never = await signUp(testApp);
      await purge();
      for (const { account } of [later, restored, never])
        expect(await accountRows(account.accountId)).toHaveLength(1);
    });
  });
});

describe('withdrawing without a restoration period', () => {
  it('mails a goodbye without a link, and erases at the next run', async () => {
    const testApp = await startTestApp({ PURGE_DAYS: '0' });
    try {
      const { browser, input } = await signUp(testApp);
      await browser.delete('/api/accounts/me').send(WITH_REASON).expect(204);
      const mail = await testApp.mail.newest(input.email, 2);
      expect(mail.subject).toContain('退会');
      expect(mail.text).not.toContain('/restore');
      expect(await testApp.repository(AccountRestoration).find()).toEqual([]);
    } finally {
      await testApp.stop();
    }
  });
});

describe('a suspended account', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
    await suspend(testApp, person, true);
  });
  afterAll(() => testApp.stop());

  it('is invisible to everybody, including its owner', async () => {
    await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(404);
    await testApp.client.get(`/profile/${person.account.displayId}`).expect(404);
    await person.browser.get('/api/accounts/me').expect(401);
    await person.browser.post('/api/auth/refresh').expect(401);
  });

  it('discloses the suspension for the right password, and mails no code', async () => {
    const tryToLogIn = (password: string) =>
      testApp.browser().post('/api/auth/login').send({ email: person.input.email, password });
    const answer = await tryToLogIn(PASSWORD).expect(403);
    expect(failureIn(answer).errorCode).toBe('E0301');
    expect(cookiesSetBy(answer)).toEqual({});
    expect(failureIn(await tryToLogIn('Wrong-1-password').expect(401)).errorCode).toBe('wrongCredentials');
    await signUp(testApp);
    expect(testApp.mail.to(person.input.email)).toHaveLength(1);
  });

  it('keeps its display ID and its address', async () => {
    await testApp
      .browser()
      .post('/api/accounts')
      .send(signUpInput({ displayId: person.account.displayId }))
      .expect(400);
    await aMinutePasses(testApp);
    await testApp
      .browser()
      .post('/api/accounts')
      .send(signUpInput({ email: person.input.email }))
      .expect(204);
    expect((await testApp.mail.newest(person.input.email, 2)).subject).toContain('登録済み');
  });

  it('is restored when the suspension is lifted', async () => {
    await suspend(testApp, person, false);
    const browser = await logIn(testApp, person.input.email);
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(person.account);
  });
});
