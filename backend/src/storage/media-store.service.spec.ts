import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Server } from '../../test/support/s3-server.js';
import { ServiceUnavailable } from '../common/errors/request-errors.js';
import { loadConfig } from '../config/app-config.js';
import { testEnvironment } from '../../test/support/test-app.js';
import { type MediaStoreService } from './media-store.service.js';
import { openMediaStore } from './open-media-store.js';

/** A store and a way to make it unavailable. */
interface Arena {
  store: MediaStoreService;
  takeDown: () => Promise<void>;
  stop: () => Promise<void>;
}

async function onDisk(): Promise<Arena> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hitohira-store-'));
  return {
    store: openMediaStore(loadConfig(testEnvironment({ DATA_DIR: dataDir }))),
    // A file in place of the folder stops even root.
    async takeDown() {
      await rm(path.join(dataDir, 'media'), { recursive: true, force: true });
      await writeFile(path.join(dataDir, 'media'), '');
    },
    stop: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function inS3(): Promise<Arena> {
  const server = await S3Server.start();
  return {
    store: openMediaStore(loadConfig(testEnvironment(server.environment))),
    takeDown: () => server.leave(),
    stop: () => server.stop(),
  };
}

describe.each([
  ['on the disk', onDisk],
  ['in S3', inS3],
])('a store %s', (_where, open) => {
  let arena: Arena;
  let store: MediaStoreService;
  beforeEach(async () => {
    arena = await open();
    ({ store } = arena);
  });
  afterEach(() => {
    store.close();
    return arena.stop();
  });

  const put = async (name: string, content = randomBytes(5000)) => {
    await store.put(name, content, 'image/webp');
    return content;
  };
  const read = async (name: string) => {
    const file = await store.open(name);
    return file && { bytes: file.bytes, content: await buffer(file.stream) };
  };
  const listed = async () => {
    const names: string[] = [];
    for await (const files of store.list()) names.push(...files.map(({ name }) => name));
    return names.sort();
  };

  it.each([0, 1, 5000, 3_000_000])('returns a file of %i bytes unchanged', async (bytes) => {
    const content = await put('abc-160.webp', randomBytes(bytes));
    const found = await read('abc-160.webp');
    expect(found?.bytes).toBe(bytes);
    expect(found?.content.equals(content)).toBe(true);
    expect(await store.has('abc-160.webp', bytes)).toBe(true);
    expect(await store.has('abc-160.webp', bytes + 1)).toBe(false);
  });

  it('stores a copy of a local file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-local-'));
    try {
      const [file, content] = [path.join(folder, 'file'), randomBytes(100_000)];
      await writeFile(file, content, { mode: 0o600 });
      await store.putFile('abc.jpg', file, 'image/jpeg');
      await writeFile(file, 'changed');
      expect((await read('abc.jpg'))?.content.equals(content)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has no unknown files', async () => {
    expect(await store.open('abc.jpg')).toBeNull();
    expect(await store.has('abc.jpg', 0)).toBe(false);
    expect(await listed()).toEqual([]);
  });

  it('lists files with their time, and deletes given ones', async () => {
    for (const name of ['abc.jpg', 'abd-160.webp', 'xyz.jpg']) await put(name);
    expect(await listed()).toEqual(['abc.jpg', 'abd-160.webp', 'xyz.jpg']);
    for await (const files of store.list()) {
      for (const { modifiedAt } of files) expect(Date.now() - modifiedAt.getTime()).toBeLessThan(600_000);
    }
    await store.delete(['abc.jpg', 'never-there.jpg', 'xyz.jpg']);
    await store.delete([]);
    expect(await listed()).toEqual(['abd-160.webp']);
  });

  it('stores the same file concurrently', async () => {
    const content = randomBytes(100_000);
    await Promise.all(Array.from({ length: 10 }, () => put('abc.jpg', content)));
    expect((await read('abc.jpg'))?.content.equals(content)).toBe(true);
    expect(await listed()).toEqual(['abc.jpg']);
  });

  it('reports its outage in every method', async () => {
    await store.check();
    await put('abc.jpg');
    await arena.takeDown();
    const asked: (() => Promise<unknown>)[] = [
      () => store.check(),
      () => put('abd.jpg'),
      () => store.putFile('abd.jpg', import.meta.filename, 'image/jpeg'),
      () => store.has('abc.jpg', 1),
      () => store.open('abc.jpg'),
      () => store.delete(['abc.jpg']),
      () => listed(),
    ];
    for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});

describe('a store on the disk', () => {
  let dataDir: string;
  let store: MediaStoreService;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hitohira-store-'));
    store = openMediaStore(loadConfig(testEnvironment({ DATA_DIR: dataDir })));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('leaves no partial file after a failure', async () => {
    await store.put('abc.jpg', randomBytes(10), 'image/jpeg');
    // A folder in place of the file makes storing it fail at the end.
    await mkdir(path.join(dataDir, 'media/xy/xyz.jpg/in-the-way'), { recursive: true });
    await expect(store.put('xyz.jpg', randomBytes(10), 'image/jpeg')).rejects.toBeInstanceOf(
      ServiceUnavailable,
    );
    expect(await readdir(path.join(dataDir, 'media/.incoming'))).toEqual([]);
  });

  it('deletes abandoned partial files', async () => {
    const incoming = path.join(dataDir, 'media/.incoming');
    await store.put('abc.jpg', randomBytes(10), 'image/jpeg');
    for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'half');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(incoming, 'old'), hoursAgo, hoursAgo);
    for await (const files of store.list()) expect(files.map(({ name }) => name)).toEqual(['abc.jpg']);
    expect(await readdir(incoming)).toEqual(['new']);
  });

  it.each(['../x', '/etc/passwd', 'a/b', '.incoming', 'A.jpg', ''])('rejects the name %j', async (name) => {
    await expect(store.put(name, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('Not the name');
    await expect(store.open(name)).rejects.toThrow('Not the name');
  });
});
