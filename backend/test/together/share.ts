import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BACKEND = path.join(import.meta.dirname, '../..');

/** How many files stand in this folder, one for each share. */
const SHARES = 4;

/** Those that stand alone: they run for long enough. */
export const ALONE = ['test/journeys/fuzz.spec.ts'];

/** Every suite that Jest finds by itself (`jest.config.js`), in an order that is the same on every machine. */
function findSuites(): string[] {
  return globSync('{src,test,sandbox}/**/*.spec.ts', {
    cwd: BACKEND,
    exclude: ['test/together/**', 'test/deployment/**', 'sandbox/lifecycle/**', ...ALONE],
  }).sort();
}

/** Such a hook would be one of every suite in the share. */
const HOOK_OF_A_FILE = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Makes one file of every so manieth suite. Jest evaluates all that a file imports anew for each file, and for most of
 * the suites that is the whole server: done once for many of them, it takes less than half of the time.
 *
 * @param share which share, counted from one
 */
export async function importShare(share: number): Promise<void> {
  for (const [index, suite] of findSuites().entries()) {
    if (index % SHARES !== share - 1) continue;
    const file = path.join(BACKEND, suite);
    if (HOOK_OF_A_FILE.test(readFileSync(file, 'utf8'))) {
      throw new Error(`${suite} has a hook outside of every describe: put it inside one.`);
    }
    await import(file);
  }
}
