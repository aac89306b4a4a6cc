import { createServer as createTlsServer } from 'node:https';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { SHOP_CERTIFICATE } from '../../../test/support/shop-certificate.js';
import { testEnvironment } from '../../../test/support/test-app.js';
import { type EnvironmentSource, loadConfig } from '../../config/app-config.js';
import { type OutboundPolicy, PUBLIC_INTERNET } from './outbound-policy.js';
import { MAX_READ_BYTES, type Reading, WebReaderClient } from './web-reader.client.js';

/** Stands for a public address; the canary listens at the forbidden one. */
const OUTSIDE = '127.0.0.2';
const INSIDE = '127.0.0.1';

/** A server that records its requests. */
class Host {
  readonly requests: IncomingMessage[] = [];
  answer: RequestListener = (_request, response) => page(response, 'Shop');
  private constructor(private readonly server: Server) {}

  static async start(address: string, server: Server = createServer(), port = 0): Promise<Host> {
    const host = new Host(server);
    server.on('request', (request: IncomingMessage, response) => {
      host.requests.push(request);
      host.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(port, address, resolve));
    return host;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

type Answer = Parameters<RequestListener>[1];

function page(response: Answer, title: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(`<title>${title}</title>`);
}

describe('reading a page', () => {
  let outside: Host;
  /** On the same port as the outside host, at a forbidden address. */
  let canary: Host;
  let resolved: string[];
  beforeAll(async () => {
    Logger.overrideLogger(false);
    outside = await Host.start(OUTSIDE);
    canary = await Host.start(INSIDE, createServer(), outside.port);
  });
  afterAll(() => {
    outside.stop();
    canary.stop();
  });
  beforeEach(() => {
    outside.requests.length = 0;
    canary.requests.length = 0;
    resolved = [];
    outside.answer = (_request, response) => page(response, 'Shop');
  });
  afterEach(() => expect(canary.requests).toHaveLength(0));

  /** Every name resolves to the outside unless a test overrides it; one loopback address is allowed. */
  const reader = (policy: Partial<OutboundPolicy> = {}, overrides: EnvironmentSource = {}) =>
    new WebReaderClient(loadConfig(testEnvironment(overrides)), {
      resolve: (hostname) => {
        resolved.push(hostname);
        return Promise.resolve([OUTSIDE]);
      },
      allowsAddress: (address) => address === OUTSIDE,
      allowsPort: (port) => port === outside.port,
      ...policy,
    });
  const at = (path: string, host = 'shop.example') => `http://${host}:${outside.port}${path}`;
  const read = (url: string, more: Partial<Reading> = {}, by = reader()) =>
    by.read({
      url,
      types: /^text\/html$/,
      accept: 'text/html',
      language: 'ja',
      partial: true,
      deadline: AbortSignal.timeout(30_000),
      admits: () => Promise.resolve(true),
      ...more,
    });
  const redirectTo =
    (location: string): RequestListener =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();

  it('returns the content and its address', async () => {
    const file = await read(at('/a?b=1'));
    expect(file?.body.toString()).toBe('<title>Shop</title>');
    expect(file?.charset).toBe('utf-8');
    expect(file?.address.href).toBe(at('/a?b=1'));
  });

  it('identifies the reader, but not the user', async () => {
    outside.answer = ({ url }, response) => {
      response.setHeader('set-cookie', 'a=b');
      if (url === '/a') response.writeHead(302, { location: '/b' }).end();
      else page(response, 'Shop');
    };
    await read(at('/a'));
    expect(outside.requests.map(({ url }) => url)).toEqual(['/a', '/b']);
    for (const { headers, method } of outside.requests) {
      expect(method).toBe('GET');
      expect(headers).toEqual({
        host: `shop.example:${outside.port}`,
        'user-agent': 'HitohiraPreview/1.0 (+http://localhost:3000)',
        accept: 'text/html',
        'accept-language': 'ja',
        'accept-encoding': 'gzip, deflate, br',
        connection: 'close',
      });
    }
  });

  it('resolves a name once and connects to the checked address', async () => {
    const answers = [[OUTSIDE], [INSIDE]];
    const rebinding = reader({
      resolve: (hostname) => {
        resolved.push(hostname);
        return Promise.resolve(answers.shift() ?? [INSIDE]);
      },
    });
    expect(await read(at('/'), {}, rebinding)).not.toBeNull();
    expect(resolved).toEqual(['shop.example']);
    // The next lookup returns the forbidden address.
    expect(await read(at('/'), {}, rebinding)).toBeNull();
    expect(outside.requests).toHaveLength(1);
  });

  it.each([
    ['an internal address', [INSIDE]],
    ['an internal and another address', [OUTSIDE, INSIDE]],
    ['nothing', []],
    ['an invalid address', ['localhost']],
  ])('does not connect if a name resolves to %s', async (_what, addresses) => {
    expect(await read(at('/'), {}, reader({ resolve: () => Promise.resolve(addresses) }))).toBeNull();
    expect(outside.requests).toHaveLength(0);
  });

  it('fails if a name cannot be resolved, in time or at all', async () => {
    const fails = reader({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await read(at('/'), {}, fails)).toBeNull();
    const hangs = reader({ resolve: () => new Promise(() => undefined) });
    expect(await read(at('/'), { deadline: AbortSignal.timeout(50) }, hangs)).toBeNull();
  });

  it('refuses internal addresses in every spelling', async () => {
    for (const host of [
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      '127.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      '017700000001',
    ])
      expect(await read(at('/', host))).toBeNull();
    expect(resolved).toEqual([]);
  });

  it('refuses its own host, whatever it resolves to', async () => {
    for (const host of ['hitohira.example', 'HITOHIRA.example', 'hitohira.example.'])
      expect(
        await read(at('/', host), {}, reader({}, { PUBLIC_URL: 'https://hitohira.example' })),
      ).toBeNull();
    expect(resolved).toEqual([]);
    outside.answer = redirectTo(at('/', 'hitohira.example'));
    expect(await read(at('/'), {}, reader({}, { PUBLIC_URL: 'https://hitohira.example' }))).toBeNull();
    expect(outside.requests).toHaveLength(1);
  });

  it('refuses other ports, other protocols and user information', async () => {
    const strict = reader({ allowsPort: (port) => PUBLIC_INTERNET.allowsPort(port) });
    expect(await read(at('/'), {}, strict)).toBeNull();
    for (const url of [
      'ftp://shop.example/',
      'file:///etc/hosts',
      `http://a:b@shop.example:${outside.port}/`,
    ])
      expect(await read(url)).toBeNull();
    expect(outside.requests).toHaveLength(0);
  });

  it.each([
    ['to an internal address', () => `http://${INSIDE}:${outside.port}/`],
    ['to an internal address in another spelling', () => `//0x7f000001:${outside.port}/`],
    ['to a forbidden port', () => `http://shop.example:${outside.port + 1}/`],
    ['to another protocol', () => 'file:///etc/hosts'],
    ['to user information', () => `http://a:b@shop.example:${outside.port}/`],
    ['to an invalid URL', () => 'http://'],
  ])('follows no redirect %s', async (_where, location) => {
    outside.answer = redirectTo(location());
    expect(await read(at('/'))).toBeNull();
    expect(outside.requests).toHaveLength(1);
  });

  it('checks the host name of each redirect', async () => {
    const names: Record<string, string[]> = { 'shop.example': [OUTSIDE], 'inner.example': [INSIDE] };
    outside.answer = redirectTo(at('/', 'inner.example'));
    const by = reader({ resolve: (hostname) => Promise.resolve(names[hostname] ?? []) });
    expect(await read(at('/'), {}, by)).toBeNull();
    expect(outside.requests).toHaveLength(1);
  });

  it('follows three redirects and no more', async () => {
    const redirecting =
      (times: number): RequestListener =>
      ({ url }, response) => {
        const step = Number(url?.slice(1));
        if (step < times) response.writeHead(301, { location: `/${step + 1}` }).end();
        else page(response, 'There');
      };
    outside.answer = redirecting(3);
    expect((await read(at('/0')))?.address.pathname).toBe('/3');
    outside.requests.length = 0;
    outside.answer = redirecting(4);
    expect(await read(at('/0'))).toBeNull();
    expect(outside.requests).toHaveLength(4);
  });

  it('follows a redirect to a URL in UTF-8', async () => {
    outside.answer = ({ url }, response) => {
      if (url === '/') response.writeHead(302, { location: Buffer.from('/花').toString('latin1') }).end();
      else page(response, 'Shop');
    };
    expect((await read(at('/')))?.address.pathname).toBe(encodeURI('/花'));
  });

  it('checks for each host whether it may be called', async () => {
    const asked: string[] = [];
    const admits = (host: string) => Promise.resolve(asked.push(host) < 2);
    outside.answer = redirectTo(at('/', 'elsewhere.example'));
    expect(await read(at('/'), { admits })).toBeNull();
    expect(asked).toEqual(['shop.example', 'elsewhere.example']);
    expect(outside.requests).toHaveLength(1);
  });

  it.each<[what: string, answer: RequestListener]>([
    [
      'is missing',
      (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('x'),
    ],
    ['fails', (_request, response) => void response.writeHead(500).end()],
    [
      'is not HTML',
      (_request, response) => void response.setHeader('content-type', 'application/pdf').end('x'),
    ],
    ['has no content type', (_request, response) => void response.end('<title>Shop</title>')],
    ['has an unknown encoding', (_request, response) => compressed(response, 'zstd', Buffer.from('x'))],
    ['is compressed twice', (_request, response) => compressed(response, 'gzip, gzip', Buffer.from('x'))],
    [
      'is not compressed as declared',
      (_request, response) => compressed(response, 'gzip', Buffer.from('no gzip')),
    ],
    ['closes the connection', ({ socket }) => void socket.destroy()],
    [
      'closes the connection halfway',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 });
        response.write('<title>');
        setImmediate(() => response.destroy());
      },
    ],
    [
      'switches to another protocol',
      ({ socket }) =>
        void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
    [
      'has an endless header',
      (_request, response) => void response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end(),
    ],
  ])('returns null for a page that %s', async (_what, answer) => {
    outside.answer = answer;
    expect(await read(at('/'))).toBeNull();
  });

  it.each<[what: string, answer: RequestListener]>([
    ['does not answer', () => undefined],
    [
      'is slow',
      (_request, response) => {
        response.setHeader('content-type', 'text/html').write('<title>Shop');
        const drip = setInterval(() => response.write('.'), 10);
        response.once('close', () => clearInterval(drip));
      },
    ],
  ])('returns null for a page that %s, and disconnects', async (_what, answer) => {
    outside.answer = answer;
    expect(await read(at('/'), { deadline: AbortSignal.timeout(200) })).toBeNull();
    await eventually(() => outside.requests.every(({ socket }) => socket.destroyed));
  });

  it('reads an endless page up to the limit, and disconnects', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, 'a');
    outside.answer = (_request, response) => {
      response.setHeader('content-type', 'text/html');
      const write = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
      };
      write();
    };
    const file = await read(at('/'));
    expect(file?.body).toHaveLength(MAX_READ_BYTES);
    await eventually(() => outside.requests.every(({ socket }) => socket.destroyed));
    // Plus what is buffered in the sockets of both sides.
    expect(sent).toBeLessThan(50 * MAX_READ_BYTES);
  });

  it('decompresses no more than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MAX_READ_BYTES, 'a'));
    outside.answer = (_request, response) => compressed(response, 'gzip', bomb);
    const before = process.memoryUsage().arrayBuffers;
    expect((await read(at('/')))?.body).toHaveLength(MAX_READ_BYTES);
    expect(await read(at('/'), { partial: false })).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MAX_READ_BYTES);
  });

  it('reads a file completely or not at all unless a part is enough', async () => {
    const long =
      (length: number): RequestListener =>
      (_request, response) =>
        void response.setHeader('content-type', 'text/html').end(Buffer.alloc(length));
    outside.answer = long(MAX_READ_BYTES);
    expect((await read(at('/'), { partial: false }))?.body).toHaveLength(MAX_READ_BYTES);
    outside.answer = long(MAX_READ_BYTES + 1);
    expect(await read(at('/'), { partial: false })).toBeNull();
  });

  it('checks a certificate against the name', async () => {
    const secure = await Host.start(OUTSIDE, createTlsServer(SHOP_CERTIFICATE));
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, SHOP_CERTIFICATE.cert]);
    try {
      const by = reader({ allowsPort: (port) => port === secure.port });
      expect(await read(`https://shop.example:${secure.port}/`, {}, by)).not.toBeNull();
      expect(await read(`https://other.example:${secure.port}/`, {}, by)).toBeNull();
      setDefaultCACertificates(trusted);
      expect(await read(`https://shop.example:${secure.port}/`, {}, by)).toBeNull();
      expect(secure.requests).toHaveLength(1);
    } finally {
      setDefaultCACertificates(trusted);
      secure.stop();
    }
  });

  it('calls the stand-in of a host without DNS, and no other', async () => {
    const by = reader({}, { PREVIEW_STAND_INS: `shop.example=http://${OUTSIDE}:${outside.port}` });
    const strict = (url: string) => read(url, {}, by);
    expect(await strict(at('/a?b', 'SHOP.example'))).not.toBeNull();
    expect(outside.requests[0]?.url).toBe('/a?b');
    expect(outside.requests[0]?.headers.host).toBe(`shop.example:${outside.port}`);
    expect(resolved).toEqual([]);
    expect(await strict(at('/', 'other.example'))).not.toBeNull();
    expect(resolved).toEqual(['other.example']);
  });
});

function compressed(response: Answer, encoding: string, content: Buffer): Answer {
  return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(content);
}
