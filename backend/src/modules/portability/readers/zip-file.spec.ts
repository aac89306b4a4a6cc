import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { OpenZip, type ZipLimits } from './zip-file.js';

const MEGABYTE = 1024 * 1024;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hitohira-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A ZIP file with an entry that is read, and others. */
async function zipOf(others: Record<string, Buffer> = {}, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('wanted'), 'hitohira.json');
  for (const [name, content] of Object.entries(others)) zip.addBuffer(content, name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

/** The entry of a file that is read; null if the file is refused. */
async function readWanted(content: Buffer, limits: Partial<ZipLimits> = {}): Promise<string | null> {
  const place = path.join(folder, 'file.zip');
  await writeFile(place, content);
  const zip = await OpenZip.open(place, (name) => (name === 'hitohira.json' ? name : null), {
    ...PORTABILITY_LIMITS,
    ...limits,
  });
  try {
    return (await zip?.read('hitohira.json', MEGABYTE))?.toString() ?? null;
  } finally {
    zip?.close();
  }
}

/** Takes the name in any folder. */
const inAnyFolder = (fileName: string) =>
  path.posix.basename(fileName) === 'hitohira.json' ? 'hitohira.json' : null;

describe('a ZIP file', () => {
  it('gives entries the names by which they are read, and prefers those that have them', async () => {
    const place = path.join(folder, 'folders.zip');
    for (const [names, found] of [
      [['a/hitohira.json', 'b/hitohira.json'], 'a/hitohira.json'],
      [['a/hitohira.json', 'hitohira.json'], 'hitohira.json'],
    ] as const) {
      const packed = new ZipFile();
      for (const name of names) packed.addBuffer(Buffer.from(name), name);
      packed.end();
      await writeFile(place, await buffer(packed.outputStream));
      const zip = await OpenZip.open(place, inAnyFolder);
      expect((await zip?.read('hitohira.json', MEGABYTE))?.toString()).toBe(found);
      zip?.close();
    }
  });

  it('is read within the limits, whatever else is in it', async () => {
    const others = { 'a/b.bin': Buffer.alloc(2 * MEGABYTE, 'ab'), 'c.txt': Buffer.alloc(10) };
    expect(await readWanted(await zipOf(others, false))).toBe('wanted');
  });

  it.each([
    ['aa/evil.txt', '../evil.txt'],
    ['aaevil.txt', '/aevil.txt'],
    ['aaevil.txt', 'a\\evil.txt'],
    ['aaevil.txt', 'C:evil.txt'],
  ])('is refused with a path outside of it: %s as %s', async (name, path) => {
    const content = await zipOf({ [name]: Buffer.from('a') });
    expect(await readWanted(content)).toBe('wanted');
    const outwards = Buffer.from(content.toString('latin1').replaceAll(name, path), 'latin1');
    expect(await readWanted(outwards)).toBeNull();
  });

  it.each<[string, Partial<ZipLimits>]>([
    ['one entry more than allowed', { archiveEntries: 2 }],
    ['an entry that is too large', { entryBytes: 2 * MEGABYTE - 1 }],
    ['entries that are too large together', { unpackedBytes: 2 * MEGABYTE }],
  ])('is refused with %s', async (_what, limits) => {
    const content = await zipOf({ 'a.bin': Buffer.alloc(2 * MEGABYTE), 'b.txt': Buffer.from('b') }, false);
    expect(await readWanted(content)).toBe('wanted');
    expect(await readWanted(content, limits)).toBeNull();
  });

  it('is refused with a large entry that expands more than a hundred times', async () => {
    const bomb = { 'a.txt': Buffer.alloc(8 * MEGABYTE, ' ') };
    expect(await readWanted(await zipOf(bomb, false))).toBe('wanted');
    expect(await readWanted(await zipOf(bomb))).toBeNull();
  });
});
