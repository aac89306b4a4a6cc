import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary data folder for the tests of a file. */
export function useDataFolder(): { readonly dataDir: string; listUploads: () => Promise<string[]> } {
  let dataDir = '';
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'hitohira-data-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    get dataDir() {
      return dataDir;
    },
    /** The remaining temporary files of uploads. */
    listUploads: () => readdir(path.join(dataDir, 'uploads')),
  };
}
