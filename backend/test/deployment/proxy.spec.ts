import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { ServiceUnavailable, TooLarge, TooManyRequests } from '../../src/common/errors/request-errors.js';
import { CONTENT_LIMITS } from '../../src/modules/contents/content-limits.rules.js';
import { FILE_LIMITS } from '../../src/common/rules/sent-file.js';
import { HeadersTooLarge } from '../../src/server/unreadable-request.js';
import { cookiesSetBy } from '../support/cookies.js';
import { eventually } from '../support/eventually.js';
import { sendRaw } from '../support/raw-http.js';
import { ReverseProxy } from '../support/reverse-proxy.js';
import { freePort } from '../../sandbox/free-port.js';
import { composeFile } from '../support/compose-file.js';
import { ServerProcess } from '../support/server-process.js';
import { PASSWORD, signUpInput } from '../support/sign-up.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { codeIn, TestMailServer } from '../support/test-mail-server.js';

const PUBLIC_URL = 'https://hitohira.example';
const FOREIGN = 'evil.example';

/** The address of the TLS terminator in front of the proxy. */
const TLS_FRONT = '127.0.0.9';

/** More than the 1,024 connections per worker that once let half-sent headers block everyone else. */
const SLOW_CLIENTS = 2100;

/** The configured limit of concurrent requests per visitor. */
const AT_ONCE = 100;

const BOUNDARY = 'b';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form of a content with pictures of the maximum size, followed by an unknown field. */
function pictures(count: number): Buffer {
  const picture = Buffer.alloc(FILE_LIMITS.maxBytes);
  const part = (disposition: string) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  return Buffer.concat([
    ...Array.from({ length: count }, (_, index) => [
      part(`name="media[${index}][image]"; filename="${index}.jpg"`),
      picture,
      end,
    ]).flat(),
    part('name="nickname"'),
    Buffer.from(`x\r\n--${BOUNDARY}--\r\n`),
  ]);
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | object;
  /** The local address of the client. */
  from?: string;
  agent?: Agent;
  /** The origin of the call, by default the proxy. */
  base?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

describe('two servers behind the proxy', () => {
  let database: TestDatabase;
  let mail: TestMailServer;
  let proxy: ReverseProxy;
  /** The running process and the ended ones of each port. */
  const servers: { port: number; running: ServerProcess; ended: ServerProcess[] }[] = [];
  /** The creator's cookies after the sign-up. */
  let session = '';
  const creator = signUpInput({ displayId: 'taro.yamada.json', displayName: '山田太郎' });

  const { networks, trustProxy, addressOf } = composeFile();
  const trusted = trustProxy
    .replaceAll(addressOf('proxy'), '127.0.0.1')
    .replaceAll(networks.site.ipam.config[0]!.gateway, TLS_FRONT);

  const environment = (port: number): EnvironmentSource =>
    testEnvironment({
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL,
      // As deployed: the proxy and the TLS terminator in front of it. Clients in the tests have other addresses.
      TRUST_PROXY: trusted,
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      THROTTLE_LOGIN_LIMIT: '25',
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'json',
    });

  const start = async (port: number) => {
    const server = ServerProcess.server(environment(port));
    await server.ready(`http://127.0.0.1:${port}`);
    return server;
  };

  const call = (
    path: string,
    { method = 'GET', headers = {}, body, from, agent, base = proxy.url }: Call = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
      const outgoing = request(
        `${base}${path}`,
        {
          method,
          agent,
          localAddress: from ?? '127.0.0.2',
          headers: {
            host: 'hitohira.example',
            origin: PUBLIC_URL,
            ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
            ...headers,
          },
        },
        (incoming) => {
          let text = '';
          incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(bytes);
    });

  /** Everything that the servers have logged. */
  const log = () =>
    servers.flatMap(({ running, ended }) => [...ended, running].flatMap((server) => server.log));

  beforeAll(async () => {
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    for (const port of [await freePort(), await freePort()]) {
      servers.push({ port, running: await start(port), ended: [] });
    }
    proxy = await ReverseProxy.start(servers.map(({ port }) => port));
  });
  afterAll(async () => {
    await proxy.stop();
    for (const { running } of servers) running.kill('SIGKILL');
    await Promise.all([mail.stop(), database.drop()]);
  });

  it('sign a creator up, with Secure cookies and permanent redirects to https', async () => {
    const { displayId, email } = creator;
    const begun = await call('/api/accounts', { method: 'POST', body: creator });
    expect(begun.status).toBe(204);
    const code = codeIn(await mail.newest(email));
    const { signUpToken } = cookiesSetBy({ headers: begun.headers as never });
    const done = await call('/api/accounts/check-code', {
      method: 'POST',
      body: { code },
      headers: { cookie: `signUpToken=${signUpToken?.value ?? ''}` },
    });
    expect([done.status, (JSON.parse(done.text) as { displayId: string }).displayId]).toEqual([
      200,
      displayId,
    ]);
    const cookies = Object.values(cookiesSetBy({ headers: done.headers as never }));
    session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
    expect(cookies.filter(({ secure }) => secure !== true)).toEqual([]);
    expect(done.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  });

  it.each(['', '/ja', '/en'])('show a page for a display ID with dots, at %s/profile', async (language) => {
    const accept = { accept: 'text/html' };
    const page = await call(`${language}/profile/${creator.displayId}`, { headers: accept });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(creator.displayName);
    const missing = await call(`${language}/profile/nobody.js`, { headers: accept });
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('share the requests', async () => {
    for (let each = 0; each < 10; each += 1) await call(`/api/accounts/${creator.displayId}`);
    const asked = `/api/accounts/${creator.displayId}`;
    for (const { running } of servers)
      await eventually(() => running.log.some((line) => line['path'] === asked), 'the line of a request');
  });

  it('get the real client address, whatever the client claims', async () => {
    const answer = await call('/api/accounts/nobody', {
      from: '127.0.0.3',
      headers: {
        'x-forwarded-for': '203.0.113.7',
        'x-real-ip': '203.0.113.7',
        forwarded: 'for=203.0.113.7',
        'x-client-ip': '203.0.113.7',
      },
    });
    const requestId = answer.headers['x-request-id'];
    const line = await eventually(
      () => log().find((each) => each['event'] === 'request' && each['requestId'] === requestId),
      'the line of the request',
    );
    expect(line['ip']).toBe('127.0.0.3');
  });

  it('count a client once, with every forged address', async () => {
    const logIn = (tries: number, from: string) =>
      call('/api/auth/login', {
        method: 'POST',
        from,
        headers: {
          'x-forwarded-for': `203.0.113.${tries}, 198.51.100.${tries}`,
          'x-real-ip': `203.0.113.${tries}`,
          forwarded: `for=203.0.113.${tries}`,
        },
        body: { email: `stranger${tries}@example.com`, password: PASSWORD },
      });
    for (let tries = 1; tries <= 25; tries += 1) expect((await logIn(tries, '127.0.0.4')).status).toBe(401);
    const refused = await logIn(26, '127.0.0.4');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await logIn(27, '127.0.0.5')).status).toBe(401);
  });

  it('count each visitor behind the TLS terminator, and trust none of them', async () => {
    const logIn = (tries: number, visitor: string) =>
      call('/api/auth/login', {
        method: 'POST',
        from: TLS_FRONT,
        // The claims of a visitor come first; the address that the terminator has seen is the last.
        headers: { 'x-forwarded-for': `198.51.100.${tries}, ${visitor}` },
        body: { email: `visitor${tries}@example.com`, password: PASSWORD },
      });
    for (let tries = 1; tries <= 25; tries += 1)
      expect((await logIn(tries, '203.0.113.50')).status).toBe(401);
    expect((await logIn(26, '203.0.113.50')).status).toBe(429);
    expect((await logIn(27, '203.0.113.51')).status).toBe(401);
  });

  it('build every URL from PUBLIC_URL, whatever the requested host', async () => {
    const headers = { host: FOREIGN, 'x-forwarded-host': FOREIGN, accept: 'text/html' };
    const pages = await Promise.all(
      ['/', `/profile/${creator.displayId}`, '/nothing-there'].map((path) => call(path, { headers })),
    );
    for (const page of pages) {
      // Compares booleans, since a failure that prints whole pages is hard to read.
      expect([page.text.includes(FOREIGN), JSON.stringify(page.headers).includes(FOREIGN)]).toEqual([
        false,
        false,
      ]);
    }
    const named = pages.map(({ text }) => text.includes(`${PUBLIC_URL}/`));
    expect(named).toEqual([true, true, false]);
    const input = signUpInput();
    expect((await call('/api/accounts', { method: 'POST', headers, body: input })).status).toBe(204);
    const { text, html } = await mail.newest(input.email);
    expect(`${text ?? ''} ${String(html)}`).not.toContain(FOREIGN);
  });

  it.each(['en', 'ja'] as const)(
    'reject forms that are too large in %s, in our error format',
    async (language) => {
      const answer = await sendRaw(
        proxy.url,
        [
          'POST /api/contents HTTP/1.1',
          'Host: hitohira.example',
          `Accept-Language: ${language}`,
          'Content-Type: multipart/form-data; boundary=b',
          `Content-Length: ${325 * 1024 ** 2}`,
          '\r\n--b\r\n',
        ].join('\r\n'),
      );
      expect([answer.status, answer.headers['content-type']]).toEqual([413, 'application/json']);
      const message = TooLarge.spec.words[language];
      expect(JSON.parse(Buffer.from(answer.body, 'latin1').toString())).toEqual({
        statusCode: 413,
        errorCode: 'unknown',
        message,
        errors: [{ message, errorCode: 'unknown', field: null }],
        requestId: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      });
    },
  );

  it('accept twenty pictures of the maximum size, and pass on the response', async () => {
    const cookie = session;
    const body = pictures(CONTENT_LIMITS.media);
    expect(body.length).toBeGreaterThan(300 * 1024 ** 2);
    const form = { method: 'POST', body, headers: { cookie, 'content-type': FORM } };
    const [behind, direct] = [
      await call('/api/contents', form),
      await call('/api/contents', { ...form, base: `http://127.0.0.1:${servers[0]!.port}` }),
    ];
    const outcome = ({ status, text }: Answer) => [
      status,
      { ...(JSON.parse(text) as object), requestId: null },
    ];
    expect(outcome(behind)).toEqual(outcome(direct));
    // The error is about the last field, so the form was read to its end.
    expect(outcome(behind)).toEqual([
      400,
      expect.objectContaining({
        errors: expect.arrayContaining([expect.objectContaining({ field: 'nickname' })]),
      }),
    ]);
  });

  it('reject an anonymous form at its first bytes', async () => {
    const answer = await sendRaw(
      proxy.url,
      [
        'POST /api/contents HTTP/1.1',
        'Host: hitohira.example',
        `Origin: ${PUBLIC_URL}`,
        `Content-Type: ${FORM}`,
        `Content-Length: ${300 * 1024 ** 2}`,
        '\r\n--b\r\n',
      ].join('\r\n'),
    );
    expect(answer.status).toBe(401);
  });

  it('report a URL that is too long in our error format', async () => {
    const answer = await call(`/api/items?itemIds=${'1,'.repeat(9_999)}1`);
    expect([answer.status, answer.headers['content-type']]).toEqual([431, 'application/json']);
    const message = HeadersTooLarge.spec.words.ja;
    expect(JSON.parse(answer.text)).toMatchObject({
      statusCode: 431,
      message,
      errors: [{ message, field: null }],
    });
  });

  it('log no query strings', async () => {
    await call('/api/redirects?path=/a-word-that-is-private');
    const line = await eventually(
      () => proxy.log.split('\n').find((each) => each.includes('GET /api/redirects')),
      'the line of the request',
    );
    expect(line).toMatch(/ 127\.0\.0\.2 GET \/api\/redirects 200 /);
    expect(proxy.log).not.toContain('a-word-that-is-private');
  });

  it('start from the shipped configuration anywhere', () => {
    expect(ReverseProxy.complaint()).toBeNull();
  });

  describe('with slow clients', () => {
    const sockets: Socket[] = [];
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.destroy();
    });

    /** Opens connections that send some bytes and then stay silent. */
    const openSlow = (count: number, from: string, bytes: string | ((index: number) => string)) =>
      Promise.all(
        Array.from({ length: count }, (_none, index) => {
          const socket = connect({
            port: Number(new URL(proxy.url).port),
            host: '127.0.0.1',
            localAddress: from,
          });
          sockets.push(socket);
          socket.on('error', () => undefined);
          socket.resume();
          return new Promise<void>((resolve) => {
            socket.once('close', () => resolve());
            socket.once('connect', () =>
              socket.write(typeof bytes === 'string' ? bytes : bytes(index), () => resolve()),
            );
          });
        }),
      );

    it('disconnect thousands of slow headers without blocking others', async () => {
      await openSlow(SLOW_CLIENTS, '127.0.0.6', 'GET / HTTP/1.1\r\nHost: hitohira.example\r\nX-Slow: ');
      const visitors = await Promise.all(
        ['127.0.0.2', '127.0.0.6'].map((from) => call('/api/themes', { from })),
      );
      expect(visitors.map(({ status }) => status)).toEqual([200, 200]);
      await eventually(
        () => sockets.every((socket) => socket.destroyed),
        'the slow clients to be disconnected',
      );
      expect(proxy.log).not.toContain('worker_connections are not enough');
    });

    /** The number of connections to open: the proxy closes one if both servers are too busy to accept it. */
    const missing = () => AT_ONCE - sockets.filter(({ destroyed }) => !destroyed).length;

    /** A request whose body never ends. */
    const unfinished = (...headers: string[]) =>
      [
        'POST /api/auth/login HTTP/1.1',
        'Host: hitohira.example',
        `Origin: ${PUBLIC_URL}`,
        'Content-Type: application/json',
        'Content-Length: 100',
        ...headers,
        '\r\n{',
      ].join('\r\n');

    it('limit their pending requests, and serve others', async () => {
      const refused = await eventually(async () => {
        await openSlow(missing(), '127.0.0.7', unfinished());
        const answer = await call('/api/themes', { from: '127.0.0.7', headers: { 'accept-language': 'ja' } });
        return answer.status === 429 ? answer : null;
      }, 'one more request to be refused');
      const message = TooManyRequests.spec.words.ja;
      expect(refused.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json' });
      expect(JSON.parse(refused.text)).toEqual({
        statusCode: 429,
        errorCode: 'throttled',
        message,
        errors: [{ message, errorCode: 'throttled', field: null }],
        requestId: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      });
      const page = await call('/', { from: '127.0.0.7', headers: { accept: 'text/html' } });
      expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect((await call('/api/themes', { from: '127.0.0.2' })).status).toBe(200);
      // The TLS terminator has one address, and forwards requests of many visitors.
      const forwarded = { from: '127.0.0.7', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.60' } };
      expect((await call('/api/themes', forwarded)).status).toBe(200);
    });

    it.each<[what: string, own: string[], stranger: string]>([
      ['an IPv6 /64', ['2001:db8:1:2::N', '2001:db8:1:2:N:N:N:N'], '2001:db8:1:3::1'],
      ['one with zeros', ['2001:db8::N', '2001:db8::N:0:0:1', '2001:db8:0:0:N::'], '2001:db8::1:2:0:0:1'],
      ['one with zeros between', ['2001::5:N:0:0:1', '2001:0:0:5:N::'], '2001::1'],
      ['one that begins with zeros', ['::7:8:N:0:0:1', '0:0:7:8:N::'], '::7:0:0:0:1'],
      ['an IPv4 address, also over IPv6', ['203.0.113.61', '::ffff:203.0.113.61'], '::ffff:203.0.113.62'],
    ])("count a customer's network once: %s", async (_what, own, stranger) => {
      const visitor = (address: string) => `X-Forwarded-For: 198.51.100.1, ${address}`;
      const ownAddress = (index: number) =>
        own[index % own.length]!.replaceAll('N', (0x1000 + index).toString(16));
      const statusFor = async (address: string) =>
        (await call('/api/themes', { from: TLS_FRONT, headers: { 'x-forwarded-for': address } })).status;
      for (let index = AT_ONCE; index < AT_ONCE + own.length; index += 1)
        await eventually(async () => {
          await openSlow(missing(), TLS_FRONT, (each) => unfinished(visitor(ownAddress(each))));
          return (await statusFor(ownAddress(index))) === 429;
        }, 'one more to be refused');
      expect(await statusFor(stranger)).toBe(200);
    });
  });

  it('are used again as soon as one is back, even if both have just failed', async () => {
    const relays = await Promise.all(servers.map(({ port }) => TcpRelay.to(`http://127.0.0.1:${port}`)));
    const before = await ReverseProxy.start(relays.map(({ url }) => Number(new URL(url).port)));
    try {
      const ask = async () => (await call('/api/themes', { base: before.url })).status;
      expect(await ask()).toBe(200);
      await Promise.all(relays.map(({ relay }) => relay.cut()));
      expect(await ask()).toBe(503);
      await relays[1]!.relay.mend();
      // Both count as failed for a second, but are tried nevertheless, including the one that is down.
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    } finally {
      await before.stop();
      await Promise.all(relays.map(({ relay }) => relay.cut()));
    }
  });

  describe('replaced in turn, under load', () => {
    const PATHS: [path: string, call: Call, status: number][] = [
      [`/profile/${creator.displayId}`, { headers: { accept: 'text/html' } }, 200],
      [`/api/accounts/${creator.displayId}`, {}, 200],
      ['/api/accounts/create-validation', { method: 'POST', body: { displayId: 'some.body' } }, 204],
      ['/api/auth/logout', { method: 'POST' }, 204],
    ];

    it('lose no request', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 6 });
      const outcomes = new Map<string, number>();
      let stopped = false;
      const client = async (first: number) => {
        for (let turn = first; !stopped; turn += 1) {
          const [path, what, expected] = PATHS[turn % PATHS.length]!;
          const outcome = await call(path, { ...what, agent }).then(
            ({ status }) => (status === expected ? 'fine' : `${path} ${status}`),
            (error: unknown) => `${path} ${String(error)}`,
          );
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const clients = [0, 1, 2, 3, 4, 5].map(client);
      const served = () => outcomes.get('fine') ?? 0;
      const more = async (what: string) => {
        const before = served();
        await eventually(() => served() > before + 50, `requests to be served ${what}`);
      };

      try {
        for (const server of servers) {
          await more('by both');
          server.running.kill('SIGTERM');
          expect(await server.running.exit).toBe(0);
          server.ended.push(server.running);
          await more('by the other one');
          const running = await start(server.port);
          server.running = running;
          await eventually(
            () => running.log.some((line) => line['event'] === 'request'),
            'the new one to be used',
          );
        }
      } finally {
        // Also after a failure: running clients would keep the test run from ending.
        stopped = true;
        await Promise.all(clients);
        agent.destroy();
      }
      const failed = [...outcomes.keys()].filter((outcome) => outcome !== 'fine');
      const why = failed.length === 0 ? [] : proxy.log.split('\n').filter((line) => line.includes('[error]'));
      expect({ failed, why: why.slice(-10) }).toEqual({ failed: [], why: [] });
    });
  });

  // Has to be the last test, since it kills both servers.
  it('are reported as down in our error format, for the API and browsers', async () => {
    for (const { running } of servers) {
      running.kill('SIGKILL');
      await running.exit;
    }
    const answer = await call('/api/accounts/nobody', { headers: { 'accept-language': 'ja' } });
    const message = ServiceUnavailable.spec.words.ja;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer.text)).toMatchObject({ statusCode: 503, message, errors: [{ message }] });
    const page = await call('/', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    for (const words of Object.values(ServiceUnavailable.spec.words)) expect(page.text).toContain(words);
  });
});
