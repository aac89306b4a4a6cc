import { Account } from '../../src/modules/accounts/account.entity.js';
import { EmergenciesService } from '../../src/modules/emergencies/emergencies.service.js';
import { QUEUES } from '../../src/jobs/queues.js';
import { RedirectsService } from '../../src/modules/redirects/redirects.service.js';
import { failureIn } from '../support/failures.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD, signUp, type SignedUp, signUpInput } from '../support/sign-up.js';
import { startBehindRelay } from '../support/relayed-app.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { statementsDuring } from '../support/statements.js';
import { TcpRelay } from '../support/tcp-relay.js';

describe('while the database is unavailable', () => {
  let testApp: TestApp;
  let relay: TcpRelay;
  let person: SignedUp;
  beforeAll(async () => {
    ({ testApp, relay } = await startBehindRelay());
    person = await signUp(testApp);
    await testApp.app
      .get(EmergenciesService)
      .create({ titleJa: '障害が起きています。', titleEn: 'Something is wrong.', url: null, endsAt: null });
    await testApp.app.get(RedirectsService).create('/campaign', '/login');
  });
  afterAll(async () => {
    await testApp.stop();
    await relay.cut();
  });
  beforeEach(() => relay.cut());
  afterEach(async () => {
    await relay.mend();
    await eventually(
      async () => (await testApp.client.get('/health/ready')).status === 200,
      'the server to reconnect to its database',
    );
  });

  const CALLS = {
    'a public profile': () => testApp.client.get(`/api/accounts/${person.account.displayId}`),
    'the signed-in account': () => person.browser.get('/api/accounts/me'),
    'a change': () => person.browser.patch('/api/accounts/me').send({ displayName: 'x' }),
    'a sign-up': () => testApp.browser().post('/api/accounts').send(signUpInput()),
    'a validation': () => testApp.client.post('/api/accounts/create-validation').send({ displayId: 'free' }),
    'the count of unread news': () => person.browser.get('/api/news/unreads'),
    'a login': () =>
      testApp.browser().post('/api/auth/login').send({ email: person.input.email, password: PASSWORD }),
    readiness: () => testApp.client.get('/health/ready'),
  };

  it.each(Object.entries(CALLS))('%s returns 503 with the time to retry', async (_what, call) => {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(failureIn(answer)).toMatchObject({
      statusCode: 503,
      errorCode: 'unknown',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1|\.ts|stack/i);
  });

  it('the process stays alive, keeps cookies and serves requests that need no database', async () => {
    await testApp.client.get('/health/live').expect(200);
    await testApp.client.get('/api/openapi.json').expect(200);
    await testApp.browser().post('/api/auth/login').type('text/plain').send('x').expect(415);
    const answer = await person.browser.get('/api/accounts/me').expect(503);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('requests that every page makes are answered from memory, signed in or not', async () => {
    for (const who of [testApp.client, person.browser]) {
      const notices = await who.get('/api/emergencies').set('Accept-Language', 'en').expect(200);
      expect(notices.body).toMatchObject({ results: [{ title: 'Something is wrong.' }], total: 1 });
      const target = await who.get('/api/redirects?path=/campaign').expect(200);
      expect(target.body).toEqual({ redirectUrl: '/login' });
      await who.get('/api/log/page-access?path=/login&language=en&referrer=none').expect(204);
    }
    await testApp.client.get('/campaign').redirects(0).expect(302);
  });

  it('a page returns 503 with an error page', async () => {
    const answer = await testApp.client.get(`/en/profile/${person.account.displayId}`).expect(503);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
    });
    expect(testApp.pages.rendered.at(-1)).toMatchObject({
      language: 'en',
      status: 503,
      data: null,
      maintenance: null,
    });
  });

  it('sessions survive, and requests are served as soon as it is back', async () => {
    await relay.mend();
    await eventually(async () => (await person.browser.get('/api/accounts/me')).status === 200);
    // The queue has reconnected, so mails are sent again.
    const late = signUpInput();
    await testApp.browser().post('/api/accounts').send(late).expect(204);
    await testApp.mail.code(late.email);
    await relay.cut();
  });
});

describe('the log of an outage', () => {
  it('has one line at its start and one at its end', async () => {
    let relay: TcpRelay | null = null;
    const testApp = await startTestApp(
      {},
      {
        reachDatabase: async (directUrl) => {
          const through = await TcpRelay.to(directUrl);
          relay = through.relay;
          return through.url;
        },
      },
    );
    const line = relay!;
    try {
      const { browser, account } = await signUp(testApp);
      testApp.log.length = 0;
      await line.refuse();
      await testApp.client.get(`/api/accounts/${account.displayId}`).expect(503);
      await browser.get('/api/accounts/me').expect(503);
      await testApp.client.get(`/profile/${account.displayId}`).expect(503);
      // By then every queue has failed to fetch jobs, most of them more than once.
      await eventually(() => line.refused >= QUEUES.length * 2, 'many tries to connect');
      await line.mend();
      await eventually(() => testApp.log.some(({ message }) => eventOf(message) === 'database.reconnected'));
      const logged = testApp.log.map(({ level, message }) => [level, eventOf(message)]);
      expect(logged.filter(([level]) => level !== 'info')).toEqual([['warn', 'database.lost']]);
      expect(logged.filter(([, event]) => event === 'database.reconnected')).toHaveLength(1);
    } finally {
      await line.mend();
      await testApp.stop();
      await line.cut();
    }
  });
});

function eventOf(message: unknown): unknown {
  return (message as { event?: unknown }).event;
}

describe('connections closed by the database', () => {
  it('do not fail later requests', async () => {
    const testApp = await startTestApp();
    try {
      const { browser } = await signUp(testApp);
      for (let round = 0; round < 3; round += 1) {
        await testApp.sql(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        await eventually(async () => (await browser.get('/api/accounts/me')).status === 200);
      }
      await testApp.client.get('/health/live').expect(200);
    } finally {
      await testApp.stop();
    }
  });
});

describe('an answer cached before an outage', () => {
  let testApp: TestApp;
  let relay: TcpRelay;
  let person: SignedUp;
  let paths: string[];
  beforeAll(async () => {
    ({ testApp, relay } = await startBehindRelay({ PAGE_STALE_S: '60' }));
    person = await signUp(testApp);
    const { displayId } = person.account;
    paths = [`/profile/${displayId}`, `/api/accounts/${displayId}`, `/api/links/accounts/${displayId}`];
  });
  afterAll(async () => {
    await testApp.stop();
    await relay.cut();
  });
  beforeEach(async () => {
    await relay.mend();
    await eventually(async () => (await testApp.client.get('/health/ready')).status === 200);
    await untilCached(paths[0]!);
    for (const path of paths) await open(path).expect(200);
  });

  const open = (path: string) => testApp.client.get(path);

  /** Waits until pages are cached, which needs the connection for change notifications. */
  const untilCached = (path: string) =>
    eventually(async () => {
      const before = testApp.pages.rendered.length;
      await open(path).expect(200);
      return testApp.pages.rendered.length === before;
    }, 'pages to be cached');

  it('is served with its age, while private and uncached requests return 503', async () => {
    await relay.cut();
    for (const path of paths) {
      const { headers } = await open(path).expect(200);
      expect(headers['age']).toMatch(/^\d+$/);
      expect(Number(headers['age'])).toBeLessThanOrEqual(60);
    }
    await open(`/en${paths[0]!}`).expect(503);
    await person.browser.get('/api/accounts/me').expect(503);
    await person.browser.patch('/api/accounts/me').send({ displayName: 'x' }).expect(503);
    await testApp.client.get(paths[1]!).set('Authorization', 'Bearer x').expect(503);
  });

  it('is replaced once the database is back, and rendered once for concurrent requests', async () => {
    await relay.cut();
    await open(paths[0]!).expect(200);
    await relay.mend();
    await eventually(async () => (await testApp.client.get('/health/ready')).status === 200);
    await testApp.repository(Account).update(person.account.accountId, { introduction: 'after the outage' });
    await eventually(async () => {
      const { headers, body } = await open(paths[1]!).expect(200);
      return (
        headers['age'] === undefined && (body as { introduction: string }).introduction === 'after the outage'
      );
    }, 'the current data');
    await untilCached(`/ja${paths[0]!}`);
    const before = testApp.pages.rendered.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(`/en${paths[0]!}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(testApp.pages.rendered.length - before).toBe(1);
  });

  it('is not served if the page was removed before the outage', async () => {
    const leaver = await signUp(testApp);
    const path = `/profile/${leaver.account.displayId}`;
    await open(path).expect(200);
    await testApp.repository(Account).update(leaver.account.accountId, { suspendedAt: new Date() });
    await eventually(async () => (await open(path)).status === 404);
    await relay.cut();
    await open(path).expect(503);
  });
});

describe('an answer cached before the connection for changes alone was lost', () => {
  let testApp: TestApp;
  let relay: TcpRelay;
  let person: SignedUp;
  let page: string;
  let json: string;
  beforeAll(async () => {
    ({ testApp, relay } = await startBehindRelay());
    person = await signUp(testApp);
    page = `/profile/${person.account.displayId}`;
    json = `/api/accounts/${person.account.displayId}`;
  });
  afterAll(async () => {
    await testApp.stop();
    await relay.cut();
  });
  beforeEach(async () => {
    relay.admit();
    await write('before');
    await eventually(async () => (await seen()).every((text) => text === 'before'), 'the change to be shown');
    await eventually(isCached, 'answers to be cached');
    expect(await isCached()).toBe(true);
    relay.refuseOnly('hitohira-listen');
    // By then the loss is known, and reconnecting has failed.
    await eventually(() => relay.refused > 0, 'a try to reconnect');
  });

  /** Changes the introduction as another process would: only the database can tell of it. */
  const write = (introduction: string) =>
    testApp.repository(Account).update(person.account.accountId, { introduction });

  /** The introduction on the page and in the JSON, neither of which may be stale. */
  const seen = async (): Promise<unknown[]> => {
    const { headers } = await testApp.client.get(page).expect(200);
    const answer = await testApp.client.get(json).expect(200);
    expect([headers['age'], answer.headers['age']]).toEqual([undefined, undefined]);
    return [shownBy(testApp), (answer.body as { introduction: string }).introduction];
  };

  /** Whether another request for both makes neither anew. */
  const isCached = async (): Promise<boolean> => {
    const rendered = testApp.pages.rendered.length;
    const statements = await statementsDuring(seen);
    return testApp.pages.rendered.length === rendered && statements.length === 0;
  };

  it('is read anew for each request until it is back', async () => {
    for (const text of ['first', 'second']) {
      await write(text);
      expect(await seen()).toEqual([text, text]);
    }
    expect(await isCached()).toBe(false);
    await testApp.client.get('/health/ready').expect(200);
    await person.browser.get('/api/accounts/me').expect(200);
  });

  it('is read anew before it is used after reconnecting, and cached again', async () => {
    // Nobody asks for it while changes cannot be heard, so that it stays cached as it was before.
    await write('meanwhile');
    testApp.log.length = 0;
    relay.admit();
    await eventually(() => testApp.log.some(({ message }) => eventOf(message) === 'database.reconnected'));
    expect(await seen()).toEqual(['meanwhile', 'meanwhile']);
    expect(await isCached()).toBe(true);
    await write('after');
    await eventually(async () => (await seen()).every((text) => text === 'after'), 'changes to be heard');
  });
});

/** The introduction on the page that was rendered last. */
function shownBy({ pages }: TestApp): unknown {
  const { data } = pages.rendered.at(-1)!;
  return (data as { account: { introduction: string } }).account.introduction;
}
