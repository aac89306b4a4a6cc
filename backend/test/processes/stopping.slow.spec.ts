import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { IsNull } from 'typeorm';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../../sandbox/free-port.js';
import { ServerProcess } from '../support/server-process.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { USER_AGENTS } from '../support/visits.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { InsightCount } from '../../src/modules/insights/insight-count.entity.js';
import { createAccount } from '../support/factories/account.js';
import { createLink } from '../support/factories/link.js';
import { withRows } from '../support/rows.js';

const BODY = JSON.stringify({ email: 'nobody@example.com', password: 'Petal-2026-sky' });
const HALF = Math.floor(BODY.length / 2);

describe('a server', () => {
  let database: TestDatabase;
  let relay: TcpRelay;
  let server: ServerProcess;
  let port: number;
  let url: string;
  let sockets: Socket[];
  let agents: Agent[];
  let relays: TcpRelay[];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    [sockets, agents, relays] = [[], [], []];
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    for (const agent of agents) agent.destroy();
    server.kill('SIGKILL');
    await server.exit;
    for (const each of relays) await each.cut();
  });
  const reachDatabase = async () => {
    const through = await TcpRelay.to(database.url);
    relays.push(through.relay);
    return through;
  };

  const environment = (databaseUrl: string, overrides: EnvironmentSource = {}) =>
    testEnvironment({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
      // These tests need no pages.
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
      ...overrides,
    });
  const start = async (overrides: EnvironmentSource = {}) => {
    const through = await reachDatabase();
    relay = through.relay;
    server = ServerProcess.server(environment(through.url, overrides));
    await server.ready(url);
  };
  const open = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const connection = { socket, received: '', ended: false };
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => (connection.received += chunk.toString()));
    socket.on('close', () => (connection.ended = true));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write(bytes);
    return connection;
  };
  /** Sends half of a login. */
  const beginLogin = () =>
    open(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, HALF)}`,
    );
  const ask = (path: string, agent: Agent | false = false) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) => {
        answer
          .once('error', reject)
          .once('end', () => resolve(answer))
          .resume();
      }).once('error', reject);
    });
  const health = async () => {
    const [live, ready] = await Promise.all([ask('/health/live'), ask('/health/ready')]);
    return [live.statusCode, ready.statusCode];
  };
  /** Sends requests over one connection until the server closes it; returns the statuses. */
  const requestUntilClosed = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const statuses: (number | undefined)[] = [];
    for (;;) {
      const answer = await ask('/api/openapi.json', agent);
      statuses.push(answer.statusCode);
      if (answer.headers.connection === 'close') return statuses;
    }
  };
  const untilRefusing = () =>
    eventually(
      () =>
        ask('/health/live').then(
          () => false,
          (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED',
        ),
      'new connections to be refused',
    );

  it('reports its health: ready, without its database, and stopping', async () => {
    await start();
    expect(await health()).toEqual([200, 200]);
    await relay.cut();
    expect(await health()).toEqual([200, 503]);
    await relay.mend();
    await eventually(async () => (await ask('/health/ready')).statusCode === 200, 'the database to be back');
    const underWay = await beginLogin();
    server.kill('SIGTERM');
    await eventually(async () => (await ask('/health/ready')).statusCode === 503, 'the server to drain');
    expect(await health()).toEqual([200, 503]);
    underWay.socket.destroy();
    expect(await server.exit).toBe(0);
  });

  it('on SIGTERM finishes pending requests, closes connections, and exits with 0', async () => {
    await start();
    const clients = Array.from({ length: 8 }, () => requestUntilClosed());
    const slow = await Promise.all(Array.from({ length: 8 }, () => beginLogin()));
    const idle = await Promise.all(
      Array.from({ length: 4 }, () => open('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')),
    );
    const silent = await Promise.all(Array.from({ length: 4 }, () => open('')));
    await eventually(
      () => idle.every(({ received }) => received.includes('ok')),
      'the answers to idle clients',
    );

    server.kill('SIGTERM');
    // New requests are still served.
    await eventually(async () => (await ask('/health/ready')).statusCode === 503, 'the server to drain');
    expect((await ask('/api/openapi.json')).statusCode).toBe(200);
    for (const statuses of await Promise.all(clients)) {
      expect(new Set(statuses)).toEqual(new Set([200]));
    }

    await untilRefusing();
    expect(slow.map(({ ended }) => ended)).toEqual(slow.map(() => false));
    for (const { socket } of slow) socket.write(BODY.slice(HALF));
    expect(await server.exit).toBe(0);
    for (const { received } of slow) {
      expect(received).toMatch(/^HTTP\/1\.1 401 /);
      expect(received).toMatch(/^Connection: close$/m);
      expect(received).toMatch(/"requestId":"[0-9a-f-]{36}"\}$/);
    }
    for (const connection of [...idle, ...silent]) expect(connection.ended).toBe(true);
    expect(server.stderr).toBe('');
  });

  it('on SIGTERM loses none of the views and presses that it has answered', async () => {
    await start();
    await withRows(database.url, async (rows) => {
      const account = await createAccount(rows, { displayId: 'hana' });
      const { id: linkId } = await createLink(rows, account.id);
      const headers = { 'User-Agent': USER_AGENTS.phone, 'Content-Type': 'application/json' };
      const view = () => fetch(`${url}/api/log/page-access?path=/profile/hana`, { headers });
      const body = JSON.stringify({ path: '/profile/hana', kind: 'link', targetId: linkId });
      const press = () => fetch(`${url}/api/log/presses`, { method: 'POST', headers, body });
      const answered = { view: 0, press: 0 };
      const visit = async (kind: 'view' | 'press') => {
        for (;;) {
          const answer = await (kind === 'view' ? view() : press()).catch(() => null);
          if (answer === null) return;
          if (answer.status === 204) answered[kind] += 1;
        }
      };
      const visitors = (['view', 'view', 'press'] as const).map((kind) => visit(kind));
      await eventually(() => answered.view > 20 && answered.press > 10, 'some visits');
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
      await Promise.all(visitors);
      const counts = rows.repository(InsightCount);
      const views = Number(await counts.sum('count', { linkId: IsNull() }));
      const presses = Number(await counts.sum('count', { linkId }));
      // A client may have missed an answer when the server stopped.
      for (const [stored, seen] of [
        [views, answered.view],
        [presses, answered.press],
      ] as const) {
        expect(stored).toBeGreaterThanOrEqual(seen);
        expect(stored).toBeLessThanOrEqual(seen + visitors.length);
      }
    });
  });

  it('aborts what exceeds the grace period, and exits with 0', async () => {
    await start({ SHUTDOWN_GRACE_MS: '500' });
    const never = await beginLogin();
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(never.received).toBe('');
  });

  it('on Ctrl-C finishes pending requests without waiting longer, even if repeated', async () => {
    await start();
    const idle = await open('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => idle.received.includes('ok'));
    const slow = await beginLogin();
    server.kill('SIGINT');
    await untilRefusing();
    server.kill('SIGINT');
    server.kill('SIGTERM');
    slow.socket.write(BODY.slice(HALF));
    expect(await server.exit).toBe(0);
    expect(slow.received).toMatch(/^HTTP\/1\.1 401 /);
    expect(idle.ended).toBe(true);
  });

  it('exits with its parent process', async () => {
    server = ServerProcess.supervised(environment((await reachDatabase()).url));
    await server.ready(url);
    server.leave();
    expect(await server.exit).toBe(0);
  });

  describe('that is waiting for its database', () => {
    const wait = async (begin: (environment: EnvironmentSource) => ServerProcess) => {
      const nowhere = new URL(database.url);
      nowhere.port = String(await freePort());
      // Longer than the test's timeout, so that only the signal can end it.
      server = begin(environment(nowhere.href, { DATABASE_CONNECT_TIMEOUT_S: '600' }));
      await eventually(() => server.stderr.includes('Waiting for the database'));
    };

    it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async (signal) => {
      await wait((settings) => ServerProcess.server(settings));
      server.kill(signal);
      expect(await server.exit).toBe(0);
    });

    it('exits with its parent process', async () => {
      await wait((settings) => ServerProcess.supervised(settings));
      server.leave();
      expect(await server.exit).toBe(0);
    });
  });
});
