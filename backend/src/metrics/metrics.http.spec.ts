import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { eventually } from '../../test/support/eventually.js';
import { beginSignUp, signUp, signUpInput } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
import { TcpRelay } from '../../test/support/tcp-relay.js';
import { MAIL_QUEUE, QUEUES, SWEEP_SESSIONS_QUEUE } from '../jobs/queues.js';
import { ReadReplicasService } from '../database/replicas/read-replicas.service.js';
import { ProviderUnavailable } from '../providers/provider.errors.js';
import { ProviderHttpClient } from '../providers/provider-http.client.js';
import { MediaStoreService } from '../storage/media-store.service.js';
import { MetricsRegistryService } from './metrics-registry.service.js';
import { Metrics } from './metrics.js';
import { Account } from '../modules/accounts/account.entity.js';
import { ago, fromNow } from '../../test/support/times.js';
import { ageJobs } from '../../test/support/jobs.js';
import { failJob } from '../../test/support/queue.js';

describe('metrics', () => {
  let testApp: TestApp;
  let relay: TcpRelay;
  let listener: Server;
  beforeAll(async () => {
    testApp = await startTestApp(
      { DATABASE_POOL_SIZE: '4', PROVIDER_BREAKER_FAILURES: '1' },
      {
        reachDatabase: async (directUrl) => {
          const through = await TcpRelay.to(directUrl);
          relay = through.relay;
          return through.url;
        },
      },
    );
    listener = createServer(
      new Metrics(
        testApp.app.getHttpServer(),
        testApp.app.get(MetricsRegistryService),
        testApp.app.get(DataSource),
        testApp.app.get(ReadReplicasService),
        7,
      ).handle,
    );
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => listener.close(resolve));
    await testApp.stop();
    await relay.cut();
  });

  const read = async () => {
    const { port } = listener.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const lines = async (name: string) =>
    (await read()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const value = async (line: string) => {
    const found = (await read()).split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? null : Number(found.split(' ').at(-1));
  };
  const counted = (labels: string) => value(`http_request_duration_seconds_count{${labels}}`);

  it('count requests by method, route and status, never by URL', async () => {
    const { account, browser, input } = await signUp(testApp);
    await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200);
    await testApp.client.get(`/api/accounts/${account.accountId}?secret=1`).expect(200);
    await testApp.client.get('/api/accounts/nobody').expect(404);
    await browser.get('/api/accounts/me').expect(200);
    await testApp.client.get('/api/accounts/me').expect(401);
    await testApp.client.get('/no/such/page');
    await testApp.client.post('/api/accounts').set('Origin', 'https://evil.example').expect(403);
    const route = 'route="/api/accounts/:id"';
    await eventually(async () => (await counted(`method="GET",${route},status="200"`)) === 2);
    await eventually(async () => (await counted(`method="GET",${route},status="404"`)) === 1);
    await eventually(async () => (await counted('method="GET",route="/api/accounts/me",status="401"')) === 1);
    await eventually(async () => (await counted('method="POST",route="none",status="403"')) === 1);
    const text = await read();
    for (const secret of [account.displayId, account.accountId, input.email, 'secret=1', '/no/such']) {
      expect(text).not.toContain(secret);
    }
  });

  it('count pages by route name, never by URL', async () => {
    const { account } = await signUp(testApp);
    const pages = {
      [`/profile/${account.displayId}`]: 'profile',
      [`/en/profile/${account.displayId}?links=all`]: 'profile',
      '/en/login': 'fixed',
      '/nothing/here': 'notFound',
    };
    for (const path of Object.keys(pages)) await testApp.client.get(path);
    for (const [name, status, count] of [
      ['profile', 200, 2],
      ['fixed', 200, 1],
    ] as const) {
      const labels = `method="GET",route="page:${name}",status="${status}"`;
      await eventually(async () => (await counted(labels)) === count);
    }
    await eventually(
      async () => ((await counted('method="GET",route="page:notFound",status="404"')) ?? 0) > 0,
    );
    const text = await read();
    for (const hidden of [account.displayId, '/*path', 'nothing']) expect(text).not.toContain(hidden);
  });

  it('include the version, the page cache and the store', async () => {
    expect(await lines('hitohira_build_info')).toEqual([
      expect.stringMatching(/^hitohira_build_info\{version="\d+\.\d+\.\d+[^"]*"\} 1$/),
    ]);
    const { account } = await signUp(testApp);
    const kept = 'hitohira_page_cache_lookups_total{outcome="kept"}';
    const before = (await value(kept)) ?? 0;
    for (let visit = 0; visit < 3; visit += 1)
      await testApp.client.get(`/profile/${account.displayId}`).expect(200);
    expect(await value(kept)).toBe(before + 2);
    expect(await value('hitohira_page_cache_pages')).toBeGreaterThan(0);
    expect(await value('hitohira_page_cache_bytes')).toBeGreaterThan(0);
    await testApp.app.get(MediaStoreService, { strict: false }).check();
    expect(
      await value('hitohira_storage_duration_seconds_count{operation="check",outcome="done"}'),
    ).toBeGreaterThan(0);
  });

  it('include providers whose circuit breaker is open', async () => {
    const http = testApp.app.get(ProviderHttpClient, { strict: false });
    const call = http.call({
      operation: 'line.token',
      url: 'http://127.0.0.1:9/token',
      deadline: http.deadline(),
    });
    await expect(call).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await value('hitohira_provider_breaker_open{provider="line",host="127.0.0.1:9"}')).toBe(1);
  });

  it('include waiting and failed mails', async () => {
    const sent = (await value('hitohira_mails_total{outcome="sent"}')) ?? 0;
    const { input } = await beginSignUp(testApp);
    await testApp.mail.newest(input.email);
    await eventually(async () => ((await value('hitohira_mails_total{outcome="sent"}')) ?? 0) > sent);
    const queue = await testApp.queue();
    await failJob(queue, MAIL_QUEUE);
    await queue.send(MAIL_QUEUE.name, {}, { startAfter: fromNow({ days: 1 }) });
    await ageJobs(testApp, MAIL_QUEUE, 100);
    expect(await value('hitohira_mails{state="waiting"}')).toBeGreaterThanOrEqual(1);
    expect(await value('hitohira_mails{state="failed"}')).toBe(1);
    expect(await value('hitohira_mails_oldest_seconds')).toBeGreaterThanOrEqual(100);
    await testApp.mail.become('refuses');
    await testApp.browser().post('/api/accounts').send(signUpInput()).expect(204);
    await eventually(async () => (await value('hitohira_mails_total{outcome="refused"}')) === 1);
    await eventually(async () => (await value('hitohira_mails{state="failed"}')) === 2);
    await testApp.mail.become('takes');
  });

  it('normalize routes and methods', async () => {
    const routes = async () =>
      new Set(
        (await lines('http_request_duration_seconds_count')).map((line) => /route="([^"]*)"/.exec(line)?.[1]),
      );
    await testApp.client.get('/api/accounts/one');
    await eventually(async () => (await routes()).has('/api/accounts/:id'));
    const before = await routes();
    for (const id of ['two', 'three', 'FOUR', '%E3%81%82']) await testApp.client.get(`/api/accounts/${id}`);
    expect(await routes()).toEqual(before);
  });

  it('include requests under way and the pool', async () => {
    expect(await value('http_requests_under_way')).toBe(0);
    const dataSource = testApp.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    await runner.connect();
    try {
      expect(await value('hitohira_database_connections{state="in_use"}')).toBeGreaterThanOrEqual(1);
      const idle = await value('hitohira_database_connections{state="idle"}');
      await runner.release();
      await eventually(
        async () => ((await value('hitohira_database_connections{state="idle"}')) ?? 0) > (idle ?? 0),
      );
      expect(await value('hitohira_database_requests_waiting')).toBe(0);
    } finally {
      await runner.release();
    }
  });

  it('include waiting jobs per queue', async () => {
    const series = await lines('hitohira_jobs');
    for (const { name } of QUEUES) {
      for (const state of ['waiting', 'active']) {
        expect(series.some((line) => line.includes(`queue="${name}",state="${state}"`))).toBe(true);
      }
    }
    // A job scheduled for the future is certain to wait.
    const queue = await testApp.queue();
    await queue.send(SWEEP_SESSIONS_QUEUE.name, {}, { startAfter: fromNow({ days: 1 }) });
    expect(await value(`hitohira_jobs{queue="${SWEEP_SESSIONS_QUEUE.name}",state="waiting"}`)).toBe(1);
  });

  it('include overdue deletions', async () => {
    expect(await value('hitohira_overdue{what="accounts"}')).toBe(0);
    const { account } = await signUp(testApp);
    const left = (hours: number) =>
      testApp
        .repository(Account)
        .update(account.accountId, { emailKey: null, withdrawnAt: ago({ days: 7, hours }) });
    await left(2);
    expect(await value('hitohira_overdue{what="accounts"}')).toBe(0);
    await left(4);
    expect(await value('hitohira_overdue{what="accounts"}')).toBe(1);
    for (const what of ['sign_ups', 'flows', 'sessions', 'display_id_claims'])
      expect(await value(`hitohira_overdue{what="${what}"}`)).toBe(0);
  });

  it.each([
    'nodejs_eventloop_lag_seconds',
    'nodejs_eventloop_lag_p99_seconds',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
  ])('include %s', async (name) => {
    expect(await value(name)).not.toBeNull();
  });

  it('work without the database, except for its own', async () => {
    await relay.cut();
    try {
      expect(await lines('hitohira_jobs')).toEqual([]);
      expect(await lines('hitohira_overdue')).toEqual([]);
      expect(await value('hitohira_database_requests_waiting')).not.toBeNull();
    } finally {
      await relay.mend();
    }
    await eventually(async () => (await lines('hitohira_jobs')).length > 0);
  });
});
