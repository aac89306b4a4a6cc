import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPT = 'export const built = true;';

/** A small version of the files that the frontend's build makes for browsers. */
const FILES: Record<string, string | Buffer> = {
  'assets/app-5f3a91c2.js': SCRIPT,
  'assets/app-5f3a91c2.js.br': brotliCompressSync(SCRIPT),
  'assets/app-5f3a91c2.js.gz': gzipSync(SCRIPT),
  'assets/app-5f3a91c2.css': 'p { color: red }',
  'builds/latest.json': '{"build":"5f3a91c2"}',
  'favicon.ico': 'icon',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/documents.json': '{"secret":"of the build"}',
};

/** A folder of built files for one suite. */
export interface BuiltFiles {
  directory: string;
  sizeOf(name: string): number;
  remove(): Promise<void>;
}

/** Creates the folder. */
export async function makeBuiltFiles(): Promise<BuiltFiles> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hitohira-built-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.join(directory, path.dirname(name)), { recursive: true });
    await writeFile(path.join(directory, name), content);
  }
  return {
    directory,
    sizeOf: (name) => Buffer.byteLength(FILES[name] ?? ''),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
