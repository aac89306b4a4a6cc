import { type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { failureIn } from '../../test/support/failures.js';
import { eventually } from '../../test/support/eventually.js';
import { sendRaw } from '../../test/support/raw-http.js';
import { createLimitedServer, HTTP_LIMITS, type HttpLimits } from './http-limits.js';

/** Larger than a connection's buffers, so that it arrives only if it is read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

/** Reads any body and answers; `/large` with more than the buffers hold. */
const listener: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.end(request.url === '/large' ? LARGE : 'served'));
  request.once('error', () => response.destroy());
};

describe('slow and invalid clients', () => {
  let server: Server;
  let url: string;
  let sockets: Socket[];

  const serve = async (limits: Partial<HttpLimits>) => {
    server = createLimitedServer(listener, { ...HTTP_LIMITS, checkEveryMs: 50, ...limits });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Connects and sends bytes. */
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const connection = { socket, received: '', ended: false };
    socket.on('error', () => undefined);
    socket.on('close', () => (connection.ended = true));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write(bytes);
    return connection;
  };
  const listening = async (bytes: string) => {
    const connection = await send(bytes);
    connection.socket.on('data', (chunk: Buffer) => (connection.received += chunk.toString()));
    return connection;
  };
  const isServed = async () => {
    const answer = await fetch(url, { headers: { connection: 'close' } });
    expect([answer.status, await answer.text()]).toEqual([200, 'served']);
  };
  const expectError = (received: string, status: number) => {
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(head).toMatch(/^Connection: close$/m);
    expect(failureIn({ body: JSON.parse(body) as unknown })).toEqual({
      statusCode: status,
      errorCode: 'unknown',
      message: expect.any(String),
      errors: [{ message: expect.any(String), errorCode: 'unknown', field: null }],
      requestId: /^X-Request-Id: (\S+)$/m.exec(head)?.[1],
    });
  };

  it('get a 408 and are disconnected if their headers take too long', async () => {
    await serve({ headersMs: 800 });
    const slow = await listening('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await isServed();
    expect(slow.ended).toBe(false);
    await eventually(() => slow.ended, 'the slow client to be disconnected');
    expectError(slow.received, 408);
    await isServed();
  });

  it('get a 408 and are disconnected if their body takes too long', async () => {
    await serve({ headersMs: 800, requestMs: 900 });
    const slow = await listening('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    const trickle = setInterval(() => slow.socket.write('x'), 100);
    await isServed();
    await eventually(() => slow.ended, 'the slow client to be disconnected');
    clearInterval(trickle);
    expectError(slow.received, 408);
    await isServed();
  });

  it('are disconnected if they stop sending the body', async () => {
    await serve({ silenceMs: 300 });
    const slow = await listening('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    await eventually(() => slow.ended, 'the silent client to be disconnected');
    await isServed();
  });

  it('are disconnected if they do not read the response', async () => {
    await serve({ silenceMs: 300 });
    let cut = false;
    server.on('request', (_request, response) =>
      response.once('close', () => (cut = !response.writableFinished)),
    );
    // Never reads: the response fills the buffers and then waits in the server.
    await send('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => cut, 'the response to be aborted');
    await isServed();
  });

  it('are disconnected if they read the response too slowly', async () => {
    await serve({ exchangeMs: 900 });
    let cut = false;
    server.on('request', (_request, response) =>
      response.once('close', () => (cut = !response.writableFinished)),
    );
    const { socket } = await send('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    const sip = async () => {
      while (!cut) {
        socket.read(1000);
        await sleep(20);
      }
    };
    await Promise.all([sip(), eventually(() => cut, 'the response to be aborted')]);
    await isServed();
  });

  it('do not block other clients, even by the hundred', async () => {
    await serve({});
    const kinds = [
      '',
      'GET / HTTP/1.1\r\nX-Slow: ',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf',
      'GET /large HTTP/1.1\r\nHost: x\r\n\r\n',
    ];
    const counts = [50, 50, 50, 5];
    await Promise.all(
      kinds.flatMap((bytes, kind) => Array.from({ length: counts[kind] ?? 0 }, () => send(bytes))),
    );
    for (let round = 0; round < 20; round += 1) await isServed();
    expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
  });

  it('are refused beyond the maximum number of connections', async () => {
    await serve({ connections: 3 });
    await Promise.all([send('GET'), send('GET'), send('GET')]);
    const beyond = await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => beyond.ended, 'the connection to be refused');
    sockets[0]?.destroy();
    await eventually(async () => (await fetch(url)).ok, 'a free connection');
  });

  describe('that do not speak HTTP', () => {
    it.each([
      ['non-HTTP bytes', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
      ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
      ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
      ['one host twice', 'GET / HTTP/1.0\r\nHost: x\r\nhost: x\r\n\r\n', 400],
      ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
      ['a header in two lines', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nBad Header: x\r\n\r\n', 400],
      ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['an invalid chunk', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ])('get the usual error body for %s', async (_what, bytes: string, status: number) => {
      await serve({});
      const connection = await listening(bytes);
      await eventually(() => connection.ended, 'the connection to be closed');
      expectError(connection.received, status);
      await isServed();
    });

    it('are only disconnected once a response has begun', async () => {
      await serve({});
      server.prependListener('request', (_request, response) => response.flushHeaders());
      const connection = await listening(
        'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      );
      await eventually(() => connection.ended, 'the connection to be closed');
      expect(connection.received.match(/HTTP\/1\.1/g)).toHaveLength(1);
      expect(connection.received).toMatch(/^HTTP\/1\.1 200 /);
    });
  });

  it('do not include raw connections with valid requests', async () => {
    await serve({});
    const answer = await sendRaw(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect([answer.status, answer.body]).toEqual([200, 'served']);
  });
});
