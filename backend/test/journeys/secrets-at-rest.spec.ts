import { In } from 'typeorm';
import { SignUp } from '../../src/modules/accounts/sign-up.entity.js';
import { cookiesSetBy } from '../support/cookies.js';
import { eventually } from '../support/eventually.js';
import { signUp, signUpInput } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { codeIn, otherCode } from '../support/test-mail-server.js';
import { press, USER_AGENTS, view, visitsAreWritten } from '../support/visits.js';
import { InsightVisitor } from '../../src/modules/insights/insight-visitor.entity.js';
import { openJobs, queueIsDone } from '../support/jobs.js';
import { MAIL_QUEUE } from '../../src/jobs/queues.js';

/** Every value of every column that can contain text or bytes, with its place. */
async function everythingStored(testApp: TestApp): Promise<[place: string, text: string][]> {
  const columns = await testApp.sql<{ schema: string; table: string; column: string; type: string }>(`
    SELECT table_schema AS schema, table_name AS "table", column_name AS "column", data_type AS type
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'
       AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')`);
  const stored: [string, string][] = [];
  for (const { schema, table, column, type } of columns) {
    const place = `${schema}.${table}.${column}`;
    const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await testApp.sql<{ value: string | null }>(
      `SELECT ${value} AS value FROM ${schema}."${table}"`,
    );
    for (const row of rows) if (row.value !== null) stored.push([place, row.value]);
  }
  return stored;
}

describe('the stored data', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_MAIL_MINUTE_LIMIT: '100', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => testApp.stop());

  /** Searches everything stored and logged for the secrets so far. */
  const watch = () => {
    const secrets: string[] = [];
    const seen: string[] = [];
    const look = async (when: string) => {
      const stored = await everythingStored(testApp);
      expect(stored.length).toBeGreaterThan(10);
      const logged = testApp.log.map((line): [string, string] => ['the log', JSON.stringify(line)]);
      for (const secret of secrets) {
        // Only whole words, since a hash may contain six digits by chance.
        const pattern = new RegExp(`(?<![\\w-])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
        for (const [place, text] of [...stored, ...logged])
          if (pattern.test(text)) seen.push(`${when}: ${secret} in ${place}`);
      }
    };
    return { secrets, seen, look };
  };

  it('contains no plain password, code or token at any point of a sign-up', async () => {
    const { secrets, seen, look } = watch();

    const input = signUpInput({ password: 'Unique-Petal-88' });
    secrets.push(
      input.password,
      input.password.toLowerCase(),
      Buffer.from(input.password).toString('base64'),
    );

    // The mail waits in the outbox while the server defers it.
    await testApp.mail.become('defers');
    const browser = testApp.browser();
    const begun = await browser.post('/api/accounts').send(input).expect(204);
    secrets.push(cookiesSetBy(begun)['signUpToken']?.value ?? '');
    await look('while the mail waits');
    const [waiting] = await openJobs(testApp, MAIL_QUEUE);
    expect(waiting).toBeDefined();

    await testApp.mail.become('takes');
    const code = codeIn(await testApp.mail.newest(input.email));
    secrets.push(code);
    await look('before the code was entered');

    await browser
      .post('/api/accounts/check-code')
      .send({ code: otherCode(code) })
      .expect(400);
    await browser.post('/api/accounts/resend-code').expect(204);
    const renewed = codeIn(await testApp.mail.newest(input.email, 2));
    secrets.push(renewed);
    const completed = await browser.post('/api/accounts/check-code').send({ code: renewed }).expect(200);
    const { accessToken, refreshToken } = cookiesSetBy(completed);
    secrets.push(accessToken?.value ?? '', refreshToken?.value ?? '');
    await look('after the sign-up');

    await browser.post('/api/auth/login').send({ email: input.email, password: input.password }).expect(200);
    const rotated = await browser.post('/api/auth/refresh').expect(204);
    secrets.push(cookiesSetBy(rotated)['refreshToken']?.value ?? '');
    await queueIsDone(testApp, MAIL_QUEUE);
    await look('after a login');

    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    expect(seen).toEqual([]);
  });

  it('contains none at any point of a reset, a change of password or e-mail address, and a withdrawal', async () => {
    const { secrets, seen, look } = watch();
    const { browser, input } = await signUp(testApp);
    const { email } = signUpInput();
    const tokenSetBy = (answer: Parameters<typeof cookiesSetBy>[0], name: string) => {
      secrets.push(cookiesSetBy(answer)[name]?.value ?? '');
    };

    const changed = 'Unique-Change-77';
    secrets.push(changed);
    tokenSetBy(
      await browser.patch('/api/accounts/password').send({ password: changed }).expect(204),
      'changePasswordToken',
    );
    const changeCode = await testApp.mail.code(input.email, 2);
    secrets.push(changeCode);
    await look('while a password is changed');
    await browser
      .patch('/api/accounts/password/check-code')
      .send({ code: changeCode, password: changed })
      .expect(200);

    tokenSetBy(await browser.patch('/api/accounts/email').send({ email }).expect(204), 'updateEmailToken');
    const emailCode = await testApp.mail.code(email);
    secrets.push(emailCode);
    await look('while an address is changed');
    await browser.patch('/api/accounts/email/check-code').send({ code: emailCode, email }).expect(200);
    const notice = await eventually(
      () => testApp.mail.to(input.email).find(({ text }) => text?.includes('/undo-email?token=')),
      'the mail to the address before',
    );
    secrets.push(/token=([\w-]+)/.exec(notice.text ?? '')?.[1] ?? '');
    await look('while a change of address can be undone');

    const forgetful = testApp.browser();
    const reset = 'Unique-Reset-66';
    secrets.push(reset);
    tokenSetBy(
      await forgetful.post('/api/auth/forgot-password').send({ email }).expect(204),
      'resetPasswordToken',
    );
    const resetCode = await testApp.mail.code(email, 2);
    secrets.push(resetCode);
    tokenSetBy(
      await forgetful.post('/api/auth/forgot-password/check-code').send({ code: resetCode }).expect(204),
      'resetPasswordCode',
    );
    await look('before a password is set');
    await forgetful.post('/api/accounts/forgot-password').send({ password: reset }).expect(204);

    await forgetful.post('/api/auth/login').send({ email, password: reset }).expect(200);
    await forgetful.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    const goodbye = await eventually(
      () => testApp.mail.to(email).find(({ text }) => text?.includes('/restore?token=')),
      'the goodbye mail',
    );
    const token = /token=([\w-]+)/.exec(goodbye.text ?? '')?.[1] ?? '';
    secrets.push(token);
    await look('after a withdrawal');
    await testApp.client.post('/api/accounts/restore').send({ token }).expect(204);
    await look('after it was taken back');

    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    expect(seen).toEqual([]);
  });

  it('contains neither the address nor the user agent of a counted visitor', async () => {
    const { secrets, seen, look } = watch();
    const { account } = await signUp(testApp);
    const path = `/profile/${account.displayId}`;
    const headers = {
      'X-Forwarded-For': '203.0.113.99',
      'User-Agent': `${USER_AGENTS.phone} Petal-Browser-55`,
    };
    secrets.push('203.0.113.99', 'Petal-Browser-55');
    await view(testApp, { path }, { headers });
    await press(testApp, { path, kind: 'link', targetId: 1 }, { headers });
    await visitsAreWritten(testApp);
    expect(await testApp.repository(InsightVisitor).countBy({ accountId: account.accountId })).toBe(1);
    await look('after a visit');
    expect(seen).toEqual([]);
  });

  it('contains passwords as bcrypt hashes with individual salts', async () => {
    const inputs = [signUpInput(), signUpInput()];
    for (const input of inputs) await testApp.browser().post('/api/accounts').send(input).expect(204);
    const signUps = await testApp.repository(SignUp).findBy({ email: In(inputs.map(({ email }) => email)) });
    expect(signUps).toHaveLength(2);
    for (const { passwordHash } of signUps) expect(passwordHash).toMatch(/^\$2b\$04\$[./A-Za-z0-9]{53}$/);
    expect(signUps[0]!.passwordHash).not.toBe(signUps[1]!.passwordHash);
  });
});
