import { cookiesSetBy } from '../../../../test/support/cookies.js';
import { eventually } from '../../../../test/support/eventually.js';
import { failureIn } from '../../../../test/support/failures.js';
import { goToLine, LINE, signUpWithLine } from '../../../../test/support/line.js';
import { signUp } from '../../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { type LinePerson, TestSandbox } from '../../../../test/support/test-sandbox.js';
import { Account } from '../../accounts/account.entity.js';
import { MAIL_QUEUE } from '../../../jobs/queues.js';
import { jobsOf } from '../../../../test/support/jobs.js';

const CONNECTION = `${LINE}/connection`;

describe('the connection of an account with LINE', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp(sandbox.variables);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  afterEach(() => sandbox.reset());

  const connect = async (browser: Browser, person: LinePerson) => {
    const { code, state } = await goToLine(browser, sandbox, person, 'settings');
    return browser.put(CONNECTION).send({ code, state });
  };
  const logIn = async (person: LinePerson) => {
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    return browser.post(`${LINE}/login`).send({ code });
  };
  const untilRevoked = async (count: number) =>
    eventually(async () => {
      const calls = await sandbox.requests('/user/v1/deauthorize');
      return calls.filter(({ status }) => status === 204).length === count;
    }, `${count} revocations at LINE`);

  it('lets the owner log in with LINE, and is part of their account', async () => {
    const { browser, account } = await signUp(testApp);
    const { socialLogins, ...others } = account;
    expect(socialLogins).toEqual([]);
    const person = await sandbox.newPerson();
    const answer = await connect(browser, person);
    expect(answer.status).toBe(200);
    const connected = {
      ...others,
      socialLogins: [{ provider: 'line', displayName: person.displayName, email: person.email }],
    };
    expect(answer.body).toEqual(connected);
    expect(cookiesSetBy(answer)).toMatchObject({ oauthState: { value: '', maxAge: 0 } });
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(connected);
    expect((await logIn(person)).body).toEqual(connected);
  });

  it('notifies the owner of a log-in from a new browser, and only then', async () => {
    const { browser, input } = await signUp(testApp);
    const person = await sandbox.newPerson();
    await connect(browser, person);
    const stranger = testApp.browser();
    const logInAgain = async () => {
      const { code } = await goToLine(stranger, sandbox, person);
      await stranger.post(`${LINE}/login`).send({ code }).expect(200);
    };
    const mailsWritten = async () => (await jobsOf(testApp, MAIL_QUEUE)).length;
    await logInAgain();
    await testApp.mail.about(input.email, '新しい端末からのログイン');
    const before = await mailsWritten();
    await logInAgain();
    expect(await mailsWritten()).toBe(before);
  });

  it('does not change the confirmed e-mail address', async () => {
    const { browser, account, input } = await signUp(testApp);
    const answer = await connect(browser, await sandbox.newPerson({ email: 'other@example.com' }));
    expect(answer.body.email).toBe(input.email);
    expect(account.email).toBe(input.email);
  });

  it('updates the name when made again with the same user', async () => {
    const { browser } = await signUp(testApp);
    const person = await sandbox.newPerson();
    await connect(browser, person);
    await sandbox.newPerson({ ...person, displayName: 'べつの名前' });
    const answer = await connect(browser, person);
    expect(answer.body.socialLogins).toMatchObject([{ displayName: 'べつの名前' }]);
  });

  it('with another user replaces the previous one, whose consent is revoked', async () => {
    const { browser } = await signUp(testApp);
    const [before, after] = [await sandbox.newPerson(), await sandbox.newPerson()];
    await connect(browser, before);
    expect((await connect(browser, after)).body.socialLogins).toMatchObject([
      { displayName: after.displayName },
    ]);
    await untilRevoked(1);
    expect((await logIn(before)).status).toBe(404);
    expect((await logIn(after)).status).toBe(200);
  });

  it('works again after a withdrawal and restoration, with a new consent', async () => {
    const { browser, account, input } = await signUp(testApp);
    const person = await sandbox.newPerson();
    await connect(browser, person);
    await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    await untilRevoked(1);
    const goodbye = await testApp.mail.about(input.email, '退会');
    const token = /\/restore\?token=([\w-]{43})$/m.exec(goodbye.text ?? '')?.[1];
    await testApp.client.post('/api/accounts/restore').send({ token }).expect(204);
    const answer = await logIn(person);
    expect(answer.status).toBe(200);
    expect(answer.body.accountId).toBe(account.accountId);
    expect(await sandbox.requests('/user/v1/deauthorize')).toHaveLength(1);
  });

  it('is rejected for a user who has another account, which stays unchanged', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    const { browser } = await signUp(testApp);
    const answer = await connect(browser, person);
    expect(answer.status).toBe(400);
    expect(failureIn(answer).errors[0]).toMatchObject({ field: 'userId', errorCode: 'E0203' });
    expect((await browser.get('/api/accounts/me').expect(200)).body.socialLogins).toEqual([]);
    expect((await logIn(person)).body.accountId).toBe(account.accountId);
  });

  it('is accepted for a user whose account was withdrawn', async () => {
    const left = await signUpWithLine(testApp, sandbox);
    await left.browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    const { browser } = await signUp(testApp);
    expect((await connect(browser, left.person)).status).toBe(200);
  });

  it('is made once for concurrent requests of two accounts', async () => {
    const person = await sandbox.newPerson();
    const [one, other] = [await signUp(testApp), await signUp(testApp)];
    const answers = await Promise.all([connect(one.browser, person), connect(other.browser, person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('requires a session, and the browser that started the flow', async () => {
    const person = await sandbox.newPerson();
    const stranger = testApp.browser();
    const { code, state } = await goToLine(stranger, sandbox, person, 'settings');
    await stranger.put(CONNECTION).send({ code, state }).expect(401);
    await stranger.delete(CONNECTION).expect(401);
    const { browser } = await signUp(testApp);
    const before = (await sandbox.requests('/oauth2/v2.1/token')).length;
    await browser.put(CONNECTION).send({ code, state }).expect(403);
    expect(await sandbox.requests('/oauth2/v2.1/token')).toHaveLength(before);
  });

  describe('ends', () => {
    it('if an e-mail address and a password remain, and is revoked at LINE', async () => {
      const { browser } = await signUp(testApp);
      const person = await sandbox.newPerson();
      await connect(browser, person);
      await browser.delete(CONNECTION).expect(204);
      await untilRevoked(1);
      expect((await browser.get('/api/accounts/me').expect(200)).body.socialLogins).toEqual([]);
      expect((await logIn(person)).status).toBe(404);
    });

    it('while LINE is unavailable, and is revoked as soon as it is back', async () => {
      const { browser } = await signUp(testApp);
      await connect(browser, await sandbox.newPerson());
      await sandbox.fault('/oauth2/v3/token', { status: 500, times: 2 });
      await browser.delete(CONNECTION).expect(204);
      await untilRevoked(1);
      const asked = await sandbox.requests('/oauth2/v3/token');
      expect(asked.map(({ status }) => status)).toEqual([500, 500, 200]);
    });

    it.each([
      ['the account has no address', { email: null, emailKey: null }],
      ['the account has no password', { passwordHash: null }],
    ])('but not if %s', async (_what, change) => {
      const { browser, account } = await signUp(testApp);
      const person = await sandbox.newPerson();
      await connect(browser, person);
      await testApp.repository(Account).update(account.accountId, change);
      const answer = await browser.delete(CONNECTION).expect(409);
      expect(failureIn(answer).errorCode).toBe('unknown');
      expect((await logIn(person)).status).toBe(200);
      expect(await sandbox.requests('/user/v1/deauthorize')).toEqual([]);
    });

    it('but not if there is none', async () => {
      const { browser } = await signUp(testApp);
      await browser.delete(CONNECTION).expect(404);
    });
  });
});
