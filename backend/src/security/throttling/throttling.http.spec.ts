import { failureIn } from '../../../test/support/failures.js';
import { signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { ContactMessage } from '../../modules/contact/contact-message.entity.js';
import { SignUp } from '../../modules/accounts/sign-up.entity.js';
import { clearThrottles, endThrottles, throttleCounts } from '../../../test/support/throttles.js';
import { MAIL_QUEUE } from '../../jobs/queues.js';
import { jobsOf } from '../../../test/support/jobs.js';

type Answer = Awaited<ReturnType<Browser['get']>>;

const RULES = {
  TRUST_PROXY: 'loopback',
  THROTTLE_LOGIN_LIMIT: '25',
  THROTTLE_LOGIN_WINDOW_S: '300',
  THROTTLE_SIGNUP_LIMIT: '4',
  THROTTLE_SIGNUP_WINDOW_S: '1800',
  THROTTLE_CONTACT_LIMIT: '5',
  THROTTLE_CONTACT_WINDOW_S: '1800',
  THROTTLE_VALIDATION_LIMIT: '6',
  THROTTLE_VALIDATION_WINDOW_S: '60',
  THROTTLE_EXPORT_LIMIT: '2',
  THROTTLE_EXPORT_WINDOW_S: '86400',
  THROTTLE_PROVIDER_LIMIT: '5',
  THROTTLE_PROVIDER_WINDOW_S: '1800',
  THROTTLE_PRESS_LIMIT: '8',
  THROTTLE_PRESS_WINDOW_S: '60',
  THROTTLE_READ_LIMIT: '30',
  THROTTLE_READ_WINDOW_S: '300',
};

let lastHost = 0;

/** The address of a new client. */
function newClient(): string {
  lastHost += 1;
  return `203.0.113.${lastHost}`;
}

describe('throttles', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(RULES);
  });
  afterAll(() => testApp.stop());

  const expectThrottled = (answer: Answer, windowS: number) => {
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(windowS);
    expect(failureIn(answer)).toMatchObject({
      statusCode: 429,
      errorCode: 'throttled',
      errors: [{ errorCode: 'throttled', field: null }],
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['ratelimit-policy']).toMatch(/^"[a-z]+";q=\d+;w=\d+$/);
    expect(answer.headers['ratelimit']).toBe(
      `${answer.headers['ratelimit-policy']?.split(';')[0] ?? ''};r=0;t=${answer.headers['retry-after'] ?? ''}`,
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
  };

  const from = (client: string) => {
    const post = (path: string, body: object) =>
      testApp.browser().post(path).set('X-Forwarded-For', client).send(body);
    return {
      signUp: (input = signUpInput()) => post('/api/accounts', input),
      validate: (body: object = { displayId: 'some.free.one' }) =>
        post('/api/accounts/create-validation', body),
      logIn: (email: string, password = 'Wrong-2026-sky') => post('/api/auth/login', { email, password }),
      press: () => post('/api/log/presses', { path: '/profile/nobody', kind: 'link', targetId: 1 }),
      write: (content: string) =>
        post('/api/contact', { name: 'Hana', email: 'hana@example.com', contactType: 'OTHER', content }),
      read: (path: string) => testApp.client.get(path).set('X-Forwarded-For', client),
    };
  };

  describe('for logins', () => {
    it('allow 25 per client, and reject the 26th before hashing', async () => {
      const { input } = await signUp(testApp);
      const client = from(newClient());
      for (let index = 1; index <= 25; index += 1)
        await client.logIn(`somebody${index}@example.com`).expect(401);
      expectThrottled(await client.logIn(input.email, input.password), 300);
      expectThrottled(await client.logIn('somebody.else@example.com'), 300);
      await from(newClient()).logIn(input.email, input.password).expect(200);
    });

    it('do not count against an address that was not checked', async () => {
      const { input } = await signUp(testApp);
      const client = from(newClient());
      for (let index = 1; index <= 25; index += 1) await client.logIn(`x${index}@example.com`).expect(401);
      for (let index = 1; index <= 12; index += 1) expectThrottled(await client.logIn(input.email), 300);
      await from(newClient()).logIn(input.email, input.password).expect(200);
    });

    it('count 50 concurrent ones exactly', async () => {
      const client = from(newClient());
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_each, index) => client.logIn(`at.once${index}@example.com`)),
      );
      const counts = await throttleCounts(testApp, 'LOGIN');
      expect(Math.max(...counts.map(({ points }) => points))).toBe(50);
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25);
      expect(answers.filter(({ status }) => ![401, 429].includes(status))).toEqual([]);
    });
  });

  describe('for messages to the operator', () => {
    it('are exact per client, and calls beyond have no effect', async () => {
      const client = from(newClient());
      for (let index = 1; index <= 5; index += 1) await client.write(`Message ${index}`).expect(204);
      const kept = async () => {
        const messages = await testApp.repository(ContactMessage).find({ order: { id: 'ASC' } });
        return messages.map(({ content }) => content);
      };
      const mailed = async () => (await jobsOf(testApp, MAIL_QUEUE)).length;
      const before = await mailed();
      expectThrottled(await client.write('One too many'), 1800);
      expect(await kept()).toEqual([1, 2, 3, 4, 5].map((index) => `Message ${index}`));
      expect(await mailed()).toEqual(before);
      await from(newClient()).write('Somebody else').expect(204);
      expect(await kept()).toContain('Somebody else');
    });

    it('are shared by all processes, including rejected calls', async () => {
      const client = newClient();
      for (let index = 1; index <= 5; index += 1) await from(client).write('').expect(400);
      expectThrottled(await from(client).write('A message'), 1800);
      const counts = await throttleCounts(testApp, 'CONTACT');
      expect(Math.max(...counts.map(({ points }) => points))).toBe(6);
    });
  });

  it('return the remaining calls with every response', async () => {
    const client = from(newClient());
    for (const left of [5, 4]) {
      const { headers } = await client.validate().expect(204);
      expect(headers['ratelimit-policy']).toBe('"validation";q=6;w=60');
      expect(headers['ratelimit']).toMatch(new RegExp(`^"validation";r=${left};t=[1-9]\\d?$`));
    }
    const { headers } = await signUp(testApp).then(({ browser }) => browser.get('/api/accounts/me'));
    expect(headers['ratelimit']).toBeUndefined();
  });

  describe('for sign-ups', () => {
    it('are exact, and calls beyond have no effect', async () => {
      const client = from(newClient());
      for (let index = 1; index <= 4; index += 1) await client.signUp().expect(204);
      const input = signUpInput();
      expectThrottled(await client.signUp(input), 1800);
      expect(await testApp.repository(SignUp).findBy({ email: input.email })).toEqual([]);
      expect(testApp.mail.to(input.email)).toEqual([]);
      await client.validate({ displayId: input.displayId }).expect(204);
      await from(newClient()).signUp(input).expect(204);
    });

    it('count rejected calls as well', async () => {
      const client = from(newClient());
      for (let index = 1; index <= 4; index += 1)
        await client.signUp(signUpInput({ displayId: 'admin' })).expect(400);
      expectThrottled(await client.signUp(), 1800);
    });

    it('end with their window', async () => {
      const client = from(newClient());
      for (let index = 1; index <= 4; index += 1) await client.signUp().expect(204);
      expectThrottled(await client.signUp(), 1800);
      await endThrottles(testApp, 'SIGNUP');
      await client.signUp().expect(204);
    });
  });

  describe('for validations', () => {
    it('are exact, and do not affect sign-ups', async () => {
      const client = from(newClient());
      for (let index = 1; index <= 6; index += 1) await client.validate().expect(204);
      expectThrottled(await client.validate(), 60);
      await client.signUp().expect(204);
    });
  });

  describe('for calls to providers', () => {
    it('are exact per account, over all such calls', async () => {
      const [person, other] = [await signUp(testApp), await signUp(testApp)];
      const list = (browser: Browser) => browser.get('/api/oauth/instagram/posts').query({ linkageId: 1 });
      const calls = ({ browser }: { browser: Browser }) => [
        list(browser),
        browser.get('/api/oauth/instagram/posts/detail').query({ linkageId: 1, id: '1' }),
        browser.get('/api/oauth/youtube/posts/detail').query({ linkageId: 1, videoId: 'nobody-has1' }),
        browser.post('/api/oauth/linkages/providers/x').send({ code: 'c', state: 's' }),
      ];
      for (const call of [...calls(person), list(person.browser)]) expect((await call).status).toBe(404);
      for (const call of calls(person)) expectThrottled(await call, 1800);
      for (const call of calls(other)) expect((await call).status).toBe(404);
    });
  });

  describe('for archives', () => {
    it('are exact per account, even if none is made', async () => {
      // This suite allows few sign-ups.
      await clearThrottles(testApp);
      const [person, other] = [await signUp(testApp), await signUp(testApp)];
      const ask = ({ browser }: typeof person) => browser.post('/api/accounts/me/export');
      await ask(person).expect(201);
      expect([201, 409]).toContain((await ask(person)).status);
      expectThrottled(await ask(person), 86_400);
      await ask(other).expect(201);
      await clearThrottles(testApp);
    });
  });

  describe('for reads', () => {
    it('count all public reads of the API together, and nothing else', async () => {
      const { account, browser } = await signUp(testApp);
      const address = newClient();
      const client = from(address);
      for (let index = 1; index <= 29; index += 1)
        await client.read(`/api/accounts/${account.displayId}`).expect(200);
      await client.read('/api/accounts/nobody').expect(404);
      expectThrottled(await client.read(`/api/accounts/${account.displayId}`), 300);
      expectThrottled(await client.read(`/api/accounts/nobody`), 300);

      await client.read('/').expect(200);
      await client.read('/health/live').expect(200);
      await client.read('/api/openapi.json').expect(200);
      await browser.get('/api/accounts/me').set('X-Forwarded-For', address).expect(200);
      await client.validate().expect(204);
      await from(newClient()).read(`/api/accounts/${account.displayId}`).expect(200);
    });

    it('are counted in memory, without writes', async () => {
      await clearThrottles(testApp);
      await from(newClient()).read('/api/accounts/nobody').expect(404);
      expect(await throttleCounts(testApp)).toEqual([]);
    });
  });

  describe('for presses', () => {
    it('are exact per client, and counted in memory', async () => {
      await clearThrottles(testApp);
      const client = from(newClient());
      for (let index = 1; index <= 8; index += 1) await client.press().expect(204);
      expectThrottled(await client.press(), 60);
      await from(newClient()).press().expect(204);
      await client.read('/api/accounts/nobody').expect(404);
      expect(await throttleCounts(testApp)).toEqual([]);
    });
  });

  describe('identify a client', () => {
    it('by its IPv4 address or the /64 of its IPv6 address', async () => {
      for (let index = 1; index <= 6; index += 1) await from(`2001:db8:7:7::${index}`).validate().expect(204);
      expectThrottled(await from('2001:db8:7:7:ffff:ffff::1').validate(), 60);
      await from('2001:db8:7:8::1').validate().expect(204);
    });

    it('by the /48 of its IPv6 address, with four times the limit', async () => {
      const subnet = (index: number) => from(`2001:db8:9:${(index % 8) + 1}::1`);
      for (let index = 0; index < 24; index += 1) await subnet(index).validate().expect(204);
      for (let index = 24; index < 32; index += 1) expectThrottled(await subnet(index).validate(), 60);
      await from('2001:db8:a:1::1').validate().expect(204);
    });

    it('without counting rejected calls against the network', async () => {
      for (let index = 0; index < 40; index += 1) await from('2001:db8:b:1::1').validate();
      await from('2001:db8:b:2::1').validate().expect(204);
    });

    it('by the /48, also for reads', async () => {
      const read = (index: number) => from(`2001:db8:c:${(index % 8) + 1}::1`).read('/api/accounts/nobody');
      for (let index = 0; index < 120; index += 1) await read(index).expect(404);
      expectThrottled(await read(120), 300);
    });

    it("by the address from the trusted proxy, not by the client's headers", async () => {
      const address = newClient();
      for (let index = 1; index <= 6; index += 1)
        await from(`198.51.100.${index}, ${address}`).validate().expect(204);
      expectThrottled(await from(`198.51.100.99, ${address}`).validate(), 60);
    });

    it('without storing its address', async () => {
      await clearThrottles(testApp);
      await from('192.0.2.77').validate().expect(204);
      const keys = (await throttleCounts(testApp)).map(({ key }) => key);
      expect(keys).toEqual([expect.stringMatching(/^VALIDATION:[\w-]{43}$/)]);
    });
  });
});

describe('without a trusted proxy', () => {
  it('a client cannot choose its address', async () => {
    const testApp = await startTestApp({ THROTTLE_LOGIN_LIMIT: '25' });
    try {
      const tryAs = (index: number) =>
        testApp
          .browser()
          .post('/api/auth/login')
          .set({
            'X-Forwarded-For': `203.0.113.${index}`,
            Forwarded: `for=203.0.113.${index}`,
            'X-Real-IP': `203.0.113.${index}`,
            'X-Client-IP': `203.0.113.${index}`,
            'CF-Connecting-IP': `203.0.113.${index}`,
          })
          .send({ email: `rotating${index}@example.com`, password: 'x' });
      for (let index = 1; index <= 25; index += 1) await tryAs(index).expect(401);
      await tryAs(26).expect(429);
    } finally {
      await testApp.stop();
    }
  });
});
