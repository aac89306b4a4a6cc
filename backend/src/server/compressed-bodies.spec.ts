import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type Express, type Request, type Response } from 'express';
import { compressBodies } from './compressed-bodies.js';

const TEXT = '桜が咲きました。'.repeat(100);
const BYTES = Buffer.byteLength(TEXT);

/** An application that compresses, with one response. */
function appWith(answer: (response: Response) => void): Express {
  const app = express();
  app.disable('etag');
  compressBodies(app);
  app.get('/', (_request: Request, response: Response) => answer(response));
  return app;
}

const sendText = (response: Response) => void response.type('text').send(TEXT);

const answers: Record<string, (response: Response) => void> = {
  text: sendText,
  bytes: (response) => void response.type('html').send(Buffer.from(TEXT)),
  JSON: (response) => void response.json({ text: TEXT }),
  'an end': (response) => response.setHeader('Content-Type', 'image/svg+xml').end(TEXT),
};

/** The headers of a response and the bytes of its body. */
async function ask(app: Express, accepted: string, method = 'GET') {
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const request = send({ host: '127.0.0.1', port, method, headers: { 'accept-encoding': accepted } }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { headers: response.headers, body: await buffer(response) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a body that is sent at once', () => {
  it.each(Object.entries(answers))('is compressed as the client prefers: %s', async (_what, answer) => {
    const app = appWith(answer);
    const plain = (await ask(app, 'identity')).body.toString();
    expect(plain).toContain(TEXT);
    for (const [accepted, encoding, decode] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask(app, accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decode(body).toString()).toBe(plain);
    }
  });

  it.each(['identity', 'deflate', 'zstd'])('is sent as it is to clients that accept %s', async (accepted) => {
    const { headers, body } = await ask(appWith(sendText), accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(TEXT);
  });

  const left: Record<string, (response: Response) => void> = {
    'is small': (response) => void response.type('text').send('small'),
    'is a picture': (response) => void response.type('png').send(Buffer.from(TEXT)),
    'is encoded already': (response) => void response.set('Content-Encoding', 'br').type('text').send(TEXT),
    'must not be transformed': (response) =>
      void response.set('Cache-Control', 'public, no-transform').type('text').send(TEXT),
    'follows a part of it': (response) => {
      response.type('text').write(TEXT);
      response.end(TEXT);
    },
  };
  it.each(Object.entries(left))('is left alone if it %s', async (_what, answer) => {
    const app = appWith(answer);
    const [compressed, plain] = [await ask(app, 'br'), await ask(app, 'identity')];
    expect(compressed.body.equals(plain.body)).toBe(true);
    expect(compressed.headers['content-encoding']).toBe(plain.headers['content-encoding']);
  });

  it('has the headers of the plain response for HEAD, and no body', async () => {
    const app = appWith(sendText);
    const { headers, body } = await ask(app, 'br', 'HEAD');
    expect([headers['content-length'], headers.vary]).toEqual([String(BYTES), 'Accept-Encoding']);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });

  it('has neither type nor encoding if it is not sent', async () => {
    for (const status of [204, 304]) {
      const app = appWith((response) => void response.status(status).type('text').send(TEXT));
      const { headers, body } = await ask(app, 'br');
      expect([headers['content-type'], headers['content-encoding'], body.length]).toEqual([
        undefined,
        undefined,
        0,
      ]);
    }
  });

  it('is dropped if the client disconnects while it is compressed', async () => {
    const closed: Promise<unknown>[] = [];
    const app = appWith((response) => {
      closed.push(once(response, 'close'));
      sendText(response);
      if (closed.length === 1) response.socket?.destroy();
    });
    await expect(ask(app, 'br')).rejects.toMatchObject({ code: 'ECONNRESET' });
    await Promise.all(closed);
    expect(brotliDecompressSync((await ask(app, 'br')).body).toString()).toBe(TEXT);
  });

  it('gives responses no functions of their own, which would keep them in memory', async () => {
    let own: string[] = [];
    const app = appWith((response) => {
      own = ['end', 'flush', 'on', 'write', 'writeHead'].filter((name) => Object.hasOwn(response, name));
      response.json({ text: TEXT });
    });
    expect((await ask(app, 'br')).headers['content-encoding']).toBe('br');
    expect(own).toEqual([]);
  });
});
