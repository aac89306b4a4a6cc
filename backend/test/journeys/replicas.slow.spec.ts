import { type EnvironmentSource } from '../../src/config/app-config.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { eventually } from '../support/eventually.js';
import { runOps } from '../support/ops-command.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { StreamingPair } from '../support/streaming-pair.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';

interface Named {
  displayName: string;
}

/** Disables the check for lag, so that answers from a paused replica are recognized by their old data. */
const IGNORED_LAG_S = '3600';

describe('with read replicas', () => {
  let pair: StreamingPair;
  let testApp: TestApp;
  let relays: TcpRelay[];
  let replicaUrls: string;
  let owner: SignedUp;
  const start = (overrides: EnvironmentSource = {}) =>
    startTestApp({
      PAGE_CACHE_MB: '0',
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URLS: replicaUrls,
      ...overrides,
    });
  beforeAll(async () => {
    pair = await StreamingPair.start();
    const routes = [await TcpRelay.to(pair.replicaUrl), await TcpRelay.to(pair.replicaUrl)];
    relays = routes.map(({ relay }) => relay);
    replicaUrls = routes.map(({ url }, index) => `${url}?application_name=route-${index}`).join(',');
    testApp = await start({ DATABASE_REPLICA_LAG_S: IGNORED_LAG_S });
    owner = await signUp(testApp, { displayName: 'はじめ' });
    await pair.pause();
  });
  afterAll(async () => {
    await testApp.stop();
    for (const relay of relays) await relay.cut();
    await pair.stop();
  });
  beforeEach(async () => {
    await owner.browser.patch('/api/accounts/me').send({ displayName: 'はじめ' }).expect(200);
    await pair.resume();
    await pair.pause();
  });

  const rename = (displayName: string) =>
    owner.browser.patch('/api/accounts/me').send({ displayName }).expect(200);
  const nameFor = async (ask: (path: string) => ReturnType<TestApp['client']['get']>) => {
    const { body } = await ask(`/api/accounts/${owner.account.displayId}`).expect(200);
    return (body as Named).displayName;
  };
  const forVisitor = () => nameFor((path) => testApp.client.get(path));
  const usedReplicas = async () => {
    const { body } = await testApp.client.get('/health/ready').expect(200);
    return (body as { replicas: { used: number } }).replicas.used;
  };

  it('serves visitors with the data of the replica', async () => {
    const saved = await rename('あたらしい');
    expect((saved.body as Named).displayName).toBe('あたらしい');
    for (let time = 0; time < 4; time += 1) expect(await forVisitor()).toBe('はじめ');
    await pair.resume();
    expect(await forVisitor()).toBe('あたらしい');
  });

  it('serves creators, and anyone with a session cookie, with saved data', async () => {
    await rename('あたらしい');
    const { accessToken = '' } = cookiesOf(owner.browser);
    const { body } = await owner.browser.get('/api/accounts/me').expect(200);
    expect((body as Named).displayName).toBe('あたらしい');
    const asked = {
      'with the session': await nameFor((path) => owner.browser.get(path)),
      'with a token': await nameFor((path) =>
        testApp.client.get(path).set('Authorization', `Bearer ${accessToken}`),
      ),
      'with only the `loggedIn` cookie': await nameFor((path) =>
        testApp.client.get(path).set('Cookie', 'loggedIn=1'),
      ),
      'with all session cookies': await nameFor((path) =>
        testApp.client.get(path).set('Cookie', cookieHeader(cookiesOf(owner.browser))),
      ),
    };
    expect(Object.values(asked)).toEqual(Object.keys(asked).map(() => 'あたらしい'));
    // The same request without any of these is answered by the replica.
    expect(await forVisitor()).toBe('はじめ');
  });

  it('does so for every public list and its owner', async () => {
    const { accountId } = owner.account;
    const contentId = await createContent(testApp, accountId);
    const itemId = await createItem(testApp, accountId, contentId);
    await createLinkage(testApp, accountId, { provider: 'x', handle: `late${contentId}` });
    await owner.browser
      .post('/api/links')
      .field('linkTypeId', '1')
      .field('details[0][title]', 'late')
      .expect(201);
    const { displayId } = owner.account;
    const found = async (client: { get: TestApp['client']['get'] }) => {
      const total = async (path: string) =>
        ((await client.get(path)).body as { results: unknown[] }).results.length;
      return {
        contents: await total(`/api/contents/accounts/${displayId}`),
        byIds: await total(`/api/contents?contentIds=${contentId}`),
        items: await total(`/api/items/accounts/${displayId}`),
        itemsByIds: await total(`/api/items?itemIds=${itemId}`),
        links: await total(`/api/links/accounts/${displayId}`),
        linkages: await total(`/api/oauth/linkages/accounts/${displayId}`),
        content: (await client.get(`/api/contents/${contentId}/accounts/${displayId}`)).status,
        contentItems: (await client.get(`/api/items/contents/${contentId}`)).status,
      };
    };
    const forVisitors = await found(testApp.client);
    const forOwner = await found(owner.browser);
    const one = { contents: 1, byIds: 1, items: 1, itemsByIds: 1, links: 1, linkages: 1 };
    expect(forVisitors).toEqual({
      ...Object.fromEntries(Object.keys(one).map((name) => [name, 0])),
      content: 404,
      contentItems: 404,
    });
    expect(forOwner).toEqual({ ...one, content: 200, contentItems: 200 });
    await pair.resume();
    expect(await found(testApp.client)).toEqual(forOwner);
  });

  it('renders pages from the primary, since they are cached until it reports a change', async () => {
    await rename('あたらしい');
    await testApp.client.get(`/profile/${owner.account.displayId}`).set('Accept', 'text/html').expect(200);
    expect(testApp.pages.rendered.at(-1)?.data).toMatchObject({ account: { displayName: 'あたらしい' } });
    expect(await forVisitor()).toBe('はじめ');
  });

  it('uses them in turn, and skips an unavailable one', async () => {
    await rename('あたらしい');
    const [first, second] = relays as [TcpRelay, TcpRelay];
    try {
      await first.cut();
      for (let time = 0; time < 4; time += 1) expect(await forVisitor()).toMatch(/^(?:はじめ|あたらしい)$/);
      await eventually(async () => (await usedReplicas()) === 1, 'the one to be left out');
      for (let time = 0; time < 4; time += 1) expect(await forVisitor()).toBe('はじめ');
      await first.mend();
      await eventually(async () => (await usedReplicas()) === 2, 'it to be used again');
      await second.cut();
      await eventually(async () => (await usedReplicas()) === 1, 'the other to be left out');
      for (let time = 0; time < 4; time += 1) expect(await forVisitor()).toBe('はじめ');
    } finally {
      for (const relay of relays) {
        await relay.cut();
        await relay.mend();
      }
      await eventually(async () => (await usedReplicas()) === 2, 'both to be used again');
    }
  });

  it('serves from the primary without a failure while all of them are unavailable', async () => {
    await rename('あたらしい');
    for (const relay of relays) await relay.cut();
    try {
      const names = await Promise.all(Array.from({ length: 20 }, forVisitor));
      expect(new Set(names)).toEqual(new Set(['あたらしい']));
      await eventually(async () => (await usedReplicas()) === 0, 'both to be left out');
      expect(await forVisitor()).toBe('あたらしい');
      const logged = testApp.log.filter(
        ({ message }) => (message as { event?: string }).event === 'replica.left-out',
      );
      expect(logged.length).toBeGreaterThan(0);
      expect(JSON.stringify(logged)).not.toContain(new URL(pair.replicaUrl).password);
    } finally {
      for (const relay of relays) await relay.mend();
      await eventually(async () => (await usedReplicas()) === 2, 'both to be used again');
    }
  });

  it('skips a lagging one until it has caught up', async () => {
    const strict = await start({ DATABASE_REPLICA_LAG_S: '1' });
    try {
      const used = async () => {
        const { body } = await strict.client.get('/health/ready').expect(200);
        return (body as { replicas: { used: number } }).replicas.used;
      };
      const name = () => nameFor((path) => strict.client.get(path));
      await pair.resume();
      await eventually(async () => (await used()) === 2, 'both to be used');
      await pair.pause();
      await rename('あたらしい');
      await eventually(async () => (await used()) === 0, 'both to be left out');
      expect(await name()).toBe('あたらしい');
      await pair.resume();
      await eventually(async () => (await used()) === 2, 'both to be used again');
    } finally {
      await strict.stop();
    }
  });

  it('does not read from a server that is not a replica', async () => {
    const wrong = await start({ DATABASE_REPLICA_URLS: pair.url });
    try {
      const { body } = await wrong.client.get('/health/ready').expect(200);
      expect(body).toEqual({ status: 'ok', replicas: { configured: 1, used: 0 } });
    } finally {
      await wrong.stop();
    }
  });

  it('is checked by the doctor', async () => {
    const gone = 'postgres://hitohira:secret-of-it@127.0.0.1:9/hitohira';
    const { stdout } = await runOps(
      ['doctor', '--json'],
      testEnvironment({
        DATABASE_URL: pair.url,
        DATABASE_REPLICA_URLS: `${pair.replicaUrl},${pair.url},${gone}`,
        DATA_DIR: testApp.dataDir,
        SMTP_URL: testApp.mail.url,
      }),
    );
    const { results } = JSON.parse(stdout) as { results: { check: string; health: string; says: string }[] };
    const found = results.filter(({ check }) => check === 'read replica');
    expect(found.map(({ health, says }) => [health, says])).toEqual([
      ['ok', expect.stringContaining('it is used while it is at most 5 s behind')],
      ['warning', expect.stringContaining('is not a replica')],
      ['warning', expect.stringContaining('cannot be reached')],
    ]);
    expect(stdout).not.toContain('secret-of-it');
  });
});

describe('without replicas', () => {
  it('a server reports none', async () => {
    const testApp = await startTestApp();
    try {
      expect((await testApp.client.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
    } finally {
      await testApp.stop();
    }
  });
});
