import { cookiesSetBy } from '../../../../test/support/cookies.js';
import { failureIn } from '../../../../test/support/failures.js';
import { goToLine, LINE, signUpWithLine } from '../../../../test/support/line.js';
import { beginSignUp, PASSWORD, signUp, signUpInput } from '../../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { type LinePerson, NANOHA, TestSandbox } from '../../../../test/support/test-sandbox.js';
import { DocumentsService } from '../../documents/documents.service.js';
import { type SocialSignUpInput } from './social-sign-up.service.js';
import { AccountRestoration } from '../../accounts/account-restoration.entity.js';
import { SocialSignUp } from './social-sign-up.entity.js';
import { fromNow } from '../../../../test/support/times.js';
import { Account } from '../../accounts/account.entity.js';
import { SocialIdentity } from './social-identity.entity.js';
import { DisplayIdClaim } from '../../accounts/display-id-claim.entity.js';
import { In } from 'typeorm';
import { type OwnAccountResponse } from '../../accounts/dto/own-account.response.js';

type Form = Omit<SocialSignUpInput, 'signUpToken'>;

describe('signing up with LINE', () => {
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

  /** Sends a user through LINE to the sign-up form. */
  const comeToForm = async (
    person?: LinePerson,
  ): Promise<{ browser: Browser; person: LinePerson; form: Form }> => {
    const browser = testApp.browser();
    const who = person ?? (await sandbox.newPerson());
    const { code } = await goToLine(browser, sandbox, who, 'signup');
    const user = await browser.get(`${LINE}/user`).query({ code }).expect(200);
    const { userId, authToken } = user.body as { userId: string; authToken: string };
    const { displayId, displayName } = signUpInput();
    return { browser, person: who, form: { displayId, displayName, userId, authToken } };
  };
  const create = (browser: Browser, form: object) => browser.post(`${LINE}/accounts`).send(form);
  const rows = (userId: string) => testApp.repository(SocialIdentity).findBy({ providerUserId: userId });

  it('creates an account without an e-mail address and password, and signs in', async () => {
    const { browser, person, form } = await comeToForm();
    const answer = await create(browser, form).expect(201);
    expect(answer.body).toMatchObject({
      accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      displayId: form.displayId,
      displayName: form.displayName,
      email: null,
      hasPassword: false,
      socialLogins: [{ provider: 'line', displayName: person.displayName, email: person.email }],
    });
    expect(Object.keys(cookiesSetBy(answer)).sort()).toEqual([
      'accessToken',
      'displayId',
      'knownDevice',
      'loggedIn',
      'refreshToken',
      'socialSignUpToken',
    ]);
    expect(cookiesSetBy(answer)).toMatchObject({
      socialSignUpToken: { value: '', maxAge: 0 },
      displayId: { value: form.displayId },
    });
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(answer.body);
  });

  it('stores the terms version and the language', async () => {
    const { browser, form } = await comeToForm();
    const answer = await browser.post(`${LINE}/accounts`).set('Accept-Language', 'en').send(form).expect(201);
    const { accountId } = answer.body as OwnAccountResponse;
    const { termsVersion } = testApp.app.get(DocumentsService);
    const stored = await testApp.repository(Account).findBy({ id: accountId });
    expect(stored).toMatchObject([{ language: 'en', termsVersion }]);
  });

  it('keeps the e-mail address and the provider private', async () => {
    const { account, person } = await signUpWithLine(testApp, sandbox);
    const answer = await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200);
    expect(answer.text).not.toMatch(new RegExp(`${person.userId}|${person.email ?? ''}|\\bline|social`, 'i'));
  });

  it('can be followed by setting an e-mail address and a password', async () => {
    const { browser, person } = await signUpWithLine(testApp, sandbox);
    const email = person.email ?? '';
    await browser.patch('/api/accounts/email').send({ email }).expect(204);
    const added = { email, code: await testApp.mail.code(email) };
    await browser.patch('/api/accounts/email/check-code').send(added).expect(200);
    await browser.patch('/api/accounts/password').send({ password: PASSWORD }).expect(204);
    const set = { password: PASSWORD, code: await testApp.mail.code(email, 2) };
    await browser.patch('/api/accounts/password/check-code').send(set).expect(200);
    await testApp.browser().post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  });

  it('continues after a log-in of an unknown user, without a second code', async () => {
    const person = await sandbox.newPerson();
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    await browser.post(`${LINE}/login`).send({ code }).expect(404);
    const { body } = await browser.get(`${LINE}/user`).query({ unique: 1 }).expect(200);
    const { displayId, displayName } = signUpInput();
    const form = { displayId, displayName, userId: body.userId, authToken: body.authToken };
    await create(browser, form).expect(201);
  });

  it('can be read again after a reload, with a new token that replaces the old one', async () => {
    const { browser, form } = await comeToForm();
    const { body } = await browser.get(`${LINE}/user`).expect(200);
    expect(body).toMatchObject({ userId: form.userId, registered: false });
    await create(browser, form).expect(401);
    await create(browser, { ...form, authToken: body.authToken }).expect(201);
  });

  it('works the same without an e-mail address at LINE', async () => {
    const { account } = await signUpWithLine(testApp, sandbox, NANOHA);
    expect(account).toMatchObject({
      email: null,
      socialLogins: [{ provider: 'line', displayName: NANOHA.displayName, email: null }],
    });
  });

  it.each([
    ['が長すぎる名前'.repeat(9), Array.from('が長すぎる名前'.repeat(9)).slice(0, 30).join('')],
    ['🌸'.repeat(31), '🌸'.repeat(30)],
    ['  ふたつの\n行  ', 'ふたつの 行'],
    ['a\u0000b', 'a b'],
    ['\ud800', '\ufffd'],
    ['', ''],
  ])('fits the name %j into the form', async (displayName, prefilled) => {
    const { browser } = await comeToForm(await sandbox.newPerson({ displayName }));
    expect((await browser.get(`${LINE}/user`).expect(200)).body.displayName).toBe(prefilled);
  });

  it.each([['no-address'], [`${'a'.repeat(250)}@example.com`], ['はな@example.com'], ['']])(
    'does not store an invalid address: %s',
    async (email) => {
      const { account } = await signUpWithLine(testApp, sandbox, await sandbox.newPerson({ email }));
      expect(account.socialLogins[0]?.email).toBeNull();
    },
  );

  describe('never merges accounts:', () => {
    it('the e-mail address of an existing account results in a separate account without one', async () => {
      const { account, input } = await signUp(testApp);
      const person = await sandbox.newPerson({ email: input.email.toUpperCase() });
      const { code } = await goToLine(testApp.browser(), sandbox, person);
      expect(code).not.toBe('');
      const withLine = await signUpWithLine(testApp, sandbox, person);
      expect(withLine.account.accountId).not.toBe(account.accountId);
      expect(withLine.account.email).toBeNull();
      const again = await testApp
        .browser()
        .post('/api/auth/login')
        .send({ email: input.email, password: input.password })
        .expect(200);
      expect(again.body).toEqual(account);
      const stored = await testApp.repository(Account).findBy({ emailKey: input.email });
      expect(stored).toMatchObject([{ id: account.accountId }]);
    });

    it('and does not prevent its owner from signing up by e-mail', async () => {
      const { account, person } = await signUpWithLine(testApp, sandbox);
      const byMail = await signUp(testApp, { email: person.email ?? '' });
      expect(byMail.account.accountId).not.toBe(account.accountId);
      expect(testApp.mail.to(person.email ?? '')).toHaveLength(1);
    });
  });

  describe('is rejected', () => {
    const expectEnded = async (browser: Browser, form: Form) => {
      const answer = await create(browser, form).expect(401);
      expect(failureIn(answer).errorCode).toBe('unknown');
      expect(cookiesSetBy(answer)).toEqual({});
      expect(await rows(form.userId)).toEqual([]);
    };

    it('with a used token, so that it creates only one account', async () => {
      const { browser, form } = await comeToForm();
      await create(browser, form).expect(201);
      const { displayId } = signUpInput();
      await create(browser, { ...form, displayId }).expect(401);
      expect(await rows(form.userId)).toHaveLength(1);
      await testApp.client.get(`/api/accounts/${displayId}`).expect(404);
    });

    it('for all but one of ten concurrent requests', async () => {
      const { browser, form } = await comeToForm();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_each, index) =>
          create(browser, { ...form, displayId: `${form.displayId}.${index}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(401)]);
      expect(await rows(form.userId)).toHaveLength(1);
    });

    it('for another user than the verified one', async () => {
      const { browser, form } = await comeToForm();
      await expectEnded(browser, { ...form, userId: (await sandbox.newPerson()).userId });
    });

    it('with the token of another sign-up', async () => {
      const [{ browser, form }, other] = [await comeToForm(), await comeToForm()];
      await expectEnded(browser, { ...form, authToken: other.form.authToken });
      await expectEnded(browser, { ...other.form });
    });

    it('in another browser', async () => {
      const { form } = await comeToForm();
      await expectEnded(testApp.browser(), form);
      const { browser } = await comeToForm();
      await expectEnded(browser, form);
    });

    it('before a token is issued', async () => {
      const person = await sandbox.newPerson();
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, person);
      await browser.post(`${LINE}/login`).send({ code }).expect(404);
      const { displayId, displayName } = signUpInput();
      await expectEnded(browser, { displayId, displayName, userId: person.userId, authToken: 'x' });
    });

    it('after an hour', async () => {
      const { browser, form } = await comeToForm();
      await testApp
        .repository(SocialSignUp)
        .update({ providerUserId: form.userId }, { expiresAt: new Date() });
      await expectEnded(browser, form);
      await browser.get(`${LINE}/user`).expect(401);
    });

    it('for a display ID that is taken, held or reserved, and can be continued', async () => {
      const { browser, form } = await comeToForm();
      const { account } = await signUp(testApp);
      const { input } = await beginSignUp(testApp);
      for (const displayId of [account.displayId.toUpperCase(), input.displayId, 'admin']) {
        const answer = await create(browser, { ...form, displayId }).expect(400);
        expect(failureIn(answer).errors).toEqual([
          { field: 'displayId', errorCode: 'E0203', message: expect.any(String) },
        ]);
        expect(cookiesSetBy(answer)).toEqual({});
      }
      expect(await rows(form.userId)).toEqual([]);
      await create(browser, form).expect(201);
    });

    it('for a user who has signed up in another browser meanwhile', async () => {
      const { browser, person, form } = await comeToForm();
      await signUpWithLine(testApp, sandbox, person);
      const answer = await create(browser, form).expect(400);
      expect(failureIn(answer).errors[0]).toMatchObject({ field: 'userId', errorCode: 'E0203' });
      expect(await rows(form.userId)).toHaveLength(1);
      await browser.get(`${LINE}/user`).query({ unique: 1 }).expect(400);
      expect((await browser.get(`${LINE}/user`).expect(200)).body.registered).toBe(true);
    });

    it("for all but one of a user's concurrent browsers", async () => {
      const person = await sandbox.newPerson();
      const attempts = await Promise.all(Array.from({ length: 5 }, () => comeToForm(person)));
      const answers = await Promise.all(attempts.map(({ browser, form }) => create(browser, form)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
      const key = In(attempts.map(({ form }) => form.displayId));
      expect(await testApp.repository(DisplayIdClaim).countBy({ key })).toBe(1);
    });

    it.each([
      ['displayId', { displayId: 'a b' }, 'invalidFormat'],
      ['displayId', { displayId: 'x'.repeat(31) }, 'invalidLength'],
      ['displayName', { displayName: '' }, 'required'],
      ['displayName', { displayName: 'x'.repeat(31) }, 'invalidLength'],
      ['userId', { userId: '' }, 'required'],
      ['authToken', { authToken: null }, 'required'],
      ['email', { email: 'a@example.com' }, 'unknownField'],
      ['password', { password: 'Petal-2026-sky' }, 'unknownField'],
    ])('with a wrong %s: %j', async (field, wrong, errorCode) => {
      const { browser, form } = await comeToForm();
      const answer = await create(browser, { ...form, ...wrong }).expect(400);
      expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
    });
  });

  describe('with a uniqueness check', () => {
    const ask = async (person: LinePerson, unique?: number) => {
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, person, 'signup');
      return browser.get(`${LINE}/user`).query({ code, unique });
    };

    it('returns E0203 for a user with an account, and stores nothing', async () => {
      const { person } = await signUpWithLine(testApp, sandbox);
      const answer = await ask(person, 1);
      expect(answer.status).toBe(400);
      expect(failureIn(answer).errorCode).toBe('E0203');
      expect(cookiesSetBy(answer)).not.toHaveProperty('socialSignUpToken');
      const kept = await testApp.repository(SocialSignUp).findBy({ providerUserId: person.userId });
      expect(kept).toEqual([]);
    });

    it('reports it in the response if not requested to fail', async () => {
      const { person } = await signUpWithLine(testApp, sandbox);
      expect((await ask(person, 0)).body).toMatchObject({ userId: person.userId, registered: true });
      expect((await ask(person)).body).toMatchObject({ registered: true });
      expect((await ask(await sandbox.newPerson(), 1)).body).toMatchObject({ registered: false });
    });
  });

  it('creates a new account for a withdrawn user, whose old account can no longer be restored', async () => {
    const { person, account, browser } = await signUpWithLine(testApp, sandbox);
    await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    await testApp.repository(AccountRestoration).insert({
      accountId: account.accountId,
      tokenHash: Buffer.alloc(1),
      emailKey: 'left@example.com',
      expiresAt: fromNow({ days: 1 }),
    });
    const again = await signUpWithLine(testApp, sandbox, person);
    expect(again.account.accountId).not.toBe(account.accountId);
    expect(await rows(person.userId)).toMatchObject([{ accountId: again.account.accountId }]);
    const restorations = await testApp
      .repository(AccountRestoration)
      .findBy({ accountId: account.accountId });
    expect(restorations).toEqual([]);
    // Only they can take the display ID of the old account.
    const ask = (browser: Browser) => browser.get('/api/accounts/me/former-display-ids').expect(200);
    const { displayId } = account;
    expect((await ask(again.browser)).body).toMatchObject({ results: [{ displayId }], total: 1 });
    expect((await ask((await signUpWithLine(testApp, sandbox)).browser)).body).toMatchObject({ total: 0 });
    await again.browser.patch('/api/accounts/me').send({ displayId }).expect(200);
  });
});
