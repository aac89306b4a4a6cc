import { type LookupAddress } from 'node:dns';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { testEnvironment } from '../../test/support/test-app.js';
import { type EnvironmentSource, loadConfig } from '../config/app-config.js';
import { ImageDownloadClient, type DnsLookup } from './image-download.client.js';
import { ProviderUnavailable } from './provider.errors.js';

const MAX_BYTES = 15_728_640;

/** A local server that counts requests. */
class Host {
  calls = 0;
  private constructor(private readonly server: Server) {}

  static async start(answer: RequestListener): Promise<Host> {
    const server = createServer();
    const host = new Host(server);
    server.on('request', (request, response) => {
      host.calls += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe('downloads of pictures', () => {
  let folder: string;
  let host: Host;
  let canary: Host;
  let answer: RequestListener;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    folder = await mkdtemp(path.join(tmpdir(), 'hitohira-downloads-'));
    host = await Host.start((request, response) => answer(request, response));
    canary = await Host.start((_request, response) => response.end('a secret'));
  });
  afterAll(async () => {
    host.stop();
    canary.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    host.calls = 0;
    canary.calls = 0;
    answer = (_request, response) => response.end('a picture');
  });

  const file = () => path.join(folder, 'picture');
  const downloads = (overrides: EnvironmentSource = {}, lookUp?: DnsLookup) =>
    new ImageDownloadClient(
      loadConfig(testEnvironment({ PROVIDER_IMAGE_ORIGINS: host.origin, ...overrides })),
      lookUp,
    );
  const download = (url: string, by = downloads(), deadline = AbortSignal.timeout(5000)) =>
    by.download({ provider: 'youtube', url, file: file(), deadline });
  /** A DNS lookup that returns these addresses for every name. */
  const resolvingTo =
    (...addresses: string[]): DnsLookup =>
    (_name, _options, callback) => {
      const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
      callback(null, found);
    };

  it('write the response to a file', async () => {
    expect(await download(`${host.origin}/a.jpg?sig=x`)).toBe('a picture'.length);
    expect(await readFile(file(), 'utf8')).toBe('a picture');
  });

  it.each([
    ['youtube', 'https://i.ytimg.com/vi/x/maxresdefault.jpg', true],
    ['youtube', 'https://yt3.ggpht.com/x', true],
    ['youtube', 'https://yt3.googleusercontent.com/x', true],
    ['youtube', 'https://4.3.2.1.bc.googleusercontent.com/x', false],
    ['instagram', 'https://scontent-nrt1-1.cdninstagram.com/v/x.jpg', true],
    ['instagram', 'https://instagram.fnrt1-1.fna.fbcdn.net/v/x.jpg', true],
    ['tiktok', 'https://p16-sign-va.tiktokcdn.com/x.jpeg', true],
    ['x', 'https://pbs.twimg.com/profile_images/x.jpg', true],
    ['instagram', 'https://i.ytimg.com/vi/x/maxresdefault.jpg', false],
    ['youtube', 'http://i.ytimg.com/vi/x/maxresdefault.jpg', false],
    ['youtube', 'https://i.ytimg.com:8443/x', false],
    ['youtube', 'https://user@i.ytimg.com/x', false],
    ['youtube', 'https://i.ytimg.com.evil.example/x', false],
    ['youtube', 'https://evilytimg.com/x', false],
    ['youtube', 'https://ytimg.com.evil.example\\@i.ytimg.com/x', false],
    ['youtube', 'https://127.0.0.1/x', false],
    ['youtube', 'https://[::1]/x', false],
    ['youtube', 'https://169.254.169.254/latest/meta-data', false],
    ['youtube', 'file:///etc/passwd', false],
    ['youtube', 'data:image/png;base64,AAAA', false],
    ['youtube', '/media/x.webp', false],
    ['youtube', '', false],
  ] as const)('of %s may come from %s: %s', (provider, url, expected) => {
    expect(downloads().isImageUrl(provider, url)).toBe(expected);
  });

  it('reject other hosts without sending a request', async () => {
    for (const url of [
      `${canary.origin}/`,
      `http://localhost:${canary.port}/`,
      `http://0x7f.1:${canary.port}/`,
    ]) {
      await expect(download(url)).rejects.toThrow(ProviderUnavailable);
    }
    expect(canary.calls).toBe(0);
  });

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['both a public host and this machine', ['93.184.215.14', '127.0.0.1']],
    ['a cloud metadata address', ['169.254.169.254']],
    ['nowhere', []],
  ])('send nothing if a host name resolves to %s', async (_where, addresses) => {
    const url = `http://pictures.example:${canary.port}/x`;
    const origins = { PROVIDER_IMAGE_ORIGINS: `https://pictures.example:${canary.port}` };
    const asked: string[] = [];
    const lookUp: DnsLookup = (name, options, callback) => {
      asked.push(name);
      resolvingTo(...addresses)(name, options, callback);
    };
    const by = downloads(origins, lookUp);
    await expect(download(url.replace('http:', 'https:'), by)).rejects.toThrow(ProviderUnavailable);
    await expect(download('https://i.ytimg.com/x', by)).rejects.toThrow(ProviderUnavailable);
    expect(asked).toEqual(['pictures.example', 'i.ytimg.com']);
    expect(canary.calls).toBe(0);
  });

  it('allow this machine if configured, also by name', async () => {
    const origin = `http://localhost:${host.port}`;
    expect(await download(`${origin}/x`, downloads({ PROVIDER_IMAGE_ORIGINS: origin }))).toBeGreaterThan(0);
  });

  it('never use this machine or a private network in production', () => {
    for (const origin of ['https://localhost:8443', 'https://127.0.0.1:8443', 'https://10.0.0.5']) {
      const production = downloads({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://hitohira.example',
        PROVIDER_IMAGE_ORIGINS: origin,
      });
      expect(production.isImageUrl('youtube', `${origin}/x`)).toBe(false);
    }
  });

  it('follow a redirect to an image host, and no other', async () => {
    answer = ({ url }, response) => {
      if (url === '/there') response.end('a picture');
      else response.writeHead(302, { location: url === '/inside' ? '/there' : `${canary.origin}/x` }).end();
    };
    expect(await download(`${host.origin}/inside`)).toBe('a picture'.length);
    await expect(download(`${host.origin}/outside`)).rejects.toThrow(ProviderUnavailable);
    expect(canary.calls).toBe(0);
  });

  it('stop at a redirect loop', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(download(`${host.origin}/again`)).rejects.toThrow(ProviderUnavailable);
    expect(host.calls).toBe(4);
  });

  it.each<[what: string, answer: RequestListener]>([
    ['is unavailable', (_request, response) => response.writeHead(503).end()],
    ['responds 404', (_request, response) => response.writeHead(404).end('nothing')],
    ['redirects nowhere', (_request, response) => response.writeHead(302).end()],
    ['closes the connection', ({ socket }) => socket.destroy()],
    [
      'switches to another protocol',
      ({ socket }) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
    [
      'closes the connection halfway',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('half');
        setImmediate(() => response.destroy());
      },
    ],
    [
      'announces too many bytes',
      (_request, response) => response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).flushHeaders(),
    ],
    ['hangs', () => undefined],
    ['hangs halfway', (_request, response) => void response.writeHead(200).write('half')],
  ])('fail if a host %s', async (what, given) => {
    answer = given;
    const deadline = AbortSignal.timeout(what.startsWith('hangs') ? 100 : 5000);
    await expect(download(`${host.origin}/x`, downloads(), deadline)).rejects.toThrow(ProviderUnavailable);
  });

  it('stop at the size limit', async () => {
    let sent = 0;
    let gone: Promise<unknown> = Promise.resolve();
    answer = (_request, response) => {
      gone = new Promise((resolve) => response.once('close', resolve));
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && sent < 50) {
          sent += 1;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
        if (sent >= 50) response.end();
      };
      write();
    };
    await expect(download(`${host.origin}/x`)).rejects.toThrow(ProviderUnavailable);
    await gone;
    expect(sent).toBeLessThan(50);
  });

  it('accept a picture of the maximum size', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(MAX_BYTES));
    expect(await download(`${host.origin}/x`)).toBe(MAX_BYTES);
  });
});
