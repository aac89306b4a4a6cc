import { aMinutePasses } from '../../../test/support/code-flows.js';
import { cookiesSetBy } from '../../../test/support/cookies.js';
import { LINE } from '../../../test/support/line.js';
import { signUp, signUpInput } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type LinePerson, TestSandbox } from '../../../test/support/test-sandbox.js';
import { type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type SessionTokensResponse } from '../../security/sessions/session-tokens.response.js';

describe('a program without cookies', () => {
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

  type Method = 'post' | 'patch' | 'put';
  interface Step {
    flow?: string;
    bearer?: string;
    status?: number;
  }

  /** Calls the API like a program, and expects no cookies if tokens are in the body. */
  const step = async <Body>(
    method: Method,
    path: string,
    body: object,
    { flow, bearer, status = 200 }: Step = {},
  ): Promise<Body> => {
    const answer = await testApp.client[method](path)
      .set({
        ...(flow !== undefined && { 'X-Flow-Token': flow }),
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      })
      .send(body)
      .expect(status);
    if (path.includes('tokens=body')) {
      const set = Object.entries(cookiesSetBy(answer)).filter(([, { value }]) => value !== '');
      expect(set).toEqual([]);
    }
    return answer.body as Body;
  };
  const begin = (method: Method, path: string, body: object, options: Step = {}) =>
    step<FlowTokenResponse>(method, `${path}?tokens=body`, body, options);
  const ownAccount = async (bearer: string) =>
    (await testApp.client.get('/api/accounts/me').auth(bearer, { type: 'bearer' }).expect(200)).body as {
      email: string | null;
      displayId: string;
    };
  const loggedIn = async () => {
    const { input } = await signUp(testApp);
    const { email, password } = input;
    const tokens = await step<SessionTokensResponse>('post', '/api/auth/login?tokens=body', {
      email,
      password,
    });
    return { input, bearer: tokens.accessToken };
  };

  it('resumes an unfinished sign-up after a login', async () => {
    const { email, password, ...rest } = signUpInput();
    await begin('post', '/api/accounts', { email, password, ...rest });
    await testApp.mail.code(email);
    await aMinutePasses(testApp);
    const refused = await testApp.client
      .post('/api/auth/login?tokens=body')
      .send({ email, password })
      .expect(403);
    expect(cookiesSetBy(refused)).toEqual({});
    const flow = refused.headers['x-flow-token'];
    expect(flow).toMatch(/^[\w-]{43}$/);
    const code = await testApp.mail.code(email, 2);
    const tokens = await step<SessionTokensResponse>(
      'post',
      '/api/accounts/check-code?tokens=body',
      { code },
      { flow: String(flow) },
    );
    expect((await ownAccount(tokens.accessToken)).email).toBe(email);
  });

  it('signs up', async () => {
    const input = signUpInput();
    const begun = await begin('post', '/api/accounts', input);
    expect(begun).toEqual({ flowToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 3600 });
    const flow = begun.flowToken;
    await step(
      'post',
      '/api/accounts/create-validation',
      { displayId: input.displayId },
      { flow, status: 204 },
    );
    const code = await testApp.mail.code(input.email);
    await step('post', '/api/accounts/check-code', { code }, { status: 401 });
    const tokens = await step<SessionTokensResponse>(
      'post',
      '/api/accounts/check-code?tokens=body',
      { code },
      { flow },
    );
    expect(await ownAccount(tokens.accessToken)).toMatchObject({ email: input.email });
  });

  it('requests another sign-up code', async () => {
    const input = signUpInput();
    const { flowToken: flow } = await begin('post', '/api/accounts', input);
    const first = await testApp.mail.code(input.email);
    await aMinutePasses(testApp);
    await step('post', '/api/accounts/resend-code', {}, { flow, status: 204 });
    const second = await testApp.mail.code(input.email, 2);
    if (first !== second)
      await step('post', '/api/accounts/check-code', { code: first }, { flow, status: 400 });
    await step('post', '/api/accounts/check-code?tokens=body', { code: second }, { flow });
  });

  it('resets a password', async () => {
    const { input } = await signUp(testApp);
    const asked = await begin('post', '/api/auth/forgot-password', { email: input.email });
    const code = await testApp.mail.code(input.email, 2);
    const right = await begin(
      'post',
      '/api/auth/forgot-password/check-code',
      { code },
      { flow: asked.flowToken },
    );
    expect(right.flowToken).not.toBe(asked.flowToken);
    const password = 'Fresh-Petal-88';
    await step('post', '/api/accounts/forgot-password', { password }, { flow: asked.flowToken, status: 401 });
    await step('post', '/api/accounts/forgot-password', { password }, { flow: right.flowToken, status: 204 });
    await step('post', '/api/auth/login?tokens=body', { email: input.email, password });
  });

  it('changes address and password', async () => {
    const { input, bearer } = await loggedIn();
    const { email } = signUpInput();
    const change = await begin('patch', '/api/accounts/email', { email }, { bearer });
    const emailCode = await testApp.mail.code(email);
    await step(
      'patch',
      '/api/accounts/email/check-code',
      { email, code: emailCode },
      { bearer, flow: change.flowToken },
    );
    expect((await ownAccount(bearer)).email).toBe(email);
    const password = 'Fresh-Petal-99';
    const next = await begin('patch', '/api/accounts/password', { password }, { bearer });
    const code = await testApp.mail.code(email, 2);
    await step(
      'patch',
      '/api/accounts/password/check-code',
      { code, password },
      { bearer, flow: next.flowToken },
    );
    await step('post', '/api/auth/login', { email: input.email, password }, { status: 401 });
  });

  it('continues the flow of its header, regardless of its cookies', async () => {
    const { input } = await signUp(testApp);
    const { flowToken: flow } = await begin('post', '/api/auth/forgot-password', { email: input.email });
    const code = await testApp.mail.code(input.email, 2);
    const browser = testApp.browser();
    await browser.post('/api/auth/forgot-password').send({ email: signUpInput().email }).expect(204);
    await browser.post('/api/auth/forgot-password/check-code').send({ code }).expect(400);
    await browser
      .post('/api/auth/forgot-password/check-code')
      .set('X-Flow-Token', flow)
      .send({ code })
      .expect(204);
  });

  it.each(['x', 'x'.repeat(201), 'x'.repeat(43)])('has no flow with the token %s', async (flow) => {
    await step('post', '/api/accounts/check-code', { code: '123456' }, { flow, status: 401 });
  });

  describe('with LINE', () => {
    const goThere = async (person: LinePerson, from = 'login') => {
      const answer = await testApp.client.get(`${LINE}/redirect`).query({ from, tokens: 'body' }).expect(200);
      expect(cookiesSetBy(answer)).toEqual({});
      const { authUrl, flowToken } = answer.body as { authUrl: string; flowToken: string };
      const { code, state } = await sandbox.consent(authUrl, person);
      return { flow: flowToken, returned: { code, state } };
    };

    it('signs up, and logs in', async () => {
      const person = await sandbox.newPerson();
      const visit = await goThere(person, 'signup');
      const user = await testApp.client
        .get(`${LINE}/user`)
        .query({ ...visit.returned, tokens: 'body' })
        .set('X-Flow-Token', visit.flow)
        .expect(200);
      const { userId, authToken, flowToken } = user.body as Record<string, string>;
      const { displayId, displayName } = signUpInput();
      const made = await step<SessionTokensResponse>(
        'post',
        `${LINE}/accounts?tokens=body`,
        { displayId, displayName, userId, authToken },
        { flow: flowToken, status: 201 },
      );
      expect((await ownAccount(made.accessToken)).displayId).toBe(displayId);
      const again = await goThere(person);
      await step('post', `${LINE}/login?tokens=body`, again.returned, { status: 403 });
      const tokens = await step<SessionTokensResponse>('post', `${LINE}/login?tokens=body`, again.returned, {
        flow: again.flow,
      });
      expect((await ownAccount(tokens.accessToken)).displayId).toBe(displayId);
    });

    it('connects an account', async () => {
      const { bearer } = await loggedIn();
      const { flow, returned } = await goThere(await sandbox.newPerson(), 'settings');
      const account = await step<{ socialLogins: unknown[] }>('put', `${LINE}/connection`, returned, {
        bearer,
        flow,
      });
      expect(account.socialLogins).toHaveLength(1);
    });
  });
});
