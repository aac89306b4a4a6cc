import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { FileReaderService } from './file-reader.service.js';

const PAGE = '<html><a href="https://a.example/">A</a></html>';

describe('the thread that reads a file', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    folder = await mkdtemp(path.join(tmpdir(), 'hitohira-reader-'));
    file = path.join(folder, 'file');
    await writeFile(file, PAGE);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A reader that runs another program. */
  const readerThat = async (runs: string, limits?: { timeoutMs: number; memoryMb: number }) => {
    const program = path.join(folder, 'program.mjs');
    await writeFile(program, runs);
    return new FileReaderService(limits, program);
  };

  it('returns its content and pictures', async () => {
    const reader = new FileReaderService();
    const found = await reader.read(file);
    expect(found).toMatchObject({ source: 'page', links: [{ name: 'A' }] });
    const picture = Buffer.from('picture');
    const src = `data:image/png;base64,${picture.toString('base64')}`;
    await writeFile(file, `<html><a href="https://a.example/"><img src="${src}">A</a></html>`);
    const again = await reader.read(file);
    expect(again?.links[0]?.details[0]?.picture).toEqual(new Uint8Array(picture));
  });

  it('does not block the process while it is busy, and ends with the application', async () => {
    const reader = await readerThat('for (;;);');
    let isOver = false;
    const reading = reader.read(file).finally(() => (isOver = true));
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(isOver).toBe(false);
    reader.onApplicationShutdown();
    expect(await reading).toBeNull();
  });

  it.each([
    ['takes too long', 'for (;;);', { timeoutMs: 300, memoryMb: 64 }],
    [
      'takes too much memory',
      'const all = []; for (;;) all.push([all]);',
      { timeoutMs: 60_000, memoryMb: 16 },
    ],
    ['causes an error', 'throw new Error("broken");', undefined],
  ])('is terminated if a file %s, and the next one is read', async (_how, runs, limits) => {
    const reader = await readerThat(runs, limits);
    expect(await Promise.all([reader.read(file), reader.read(file)])).toEqual([null, null]);
  });
});
