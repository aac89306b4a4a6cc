import { defineConfig } from '@playwright/test';
import { isThorough, leftOut } from '../scripts/launcher/depth.mjs';

/** Where the product under test is reached; `npm test` starts it and sets these. */
const {
  E2E_BASE_URL = 'http://localhost:3000',
  CHROMIUM_PATH = '/usr/bin/chromium-headless-shell',
  E2E_SLOWDOWN = '1',
} = process.env;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: leftOut().map((ending) => `**/*${ending}`),
  outputDir: 'test-results',
  // What the server has built is no test, and needs no translation.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // More than processors: a journey waits for mails and answers for a good part of its time.
  workers: 3,
  retries: 0,
  // Generous: a journey is long, and other tests may run beside it. It ends what hangs, and is no measure of speed.
  timeout: 300_000 * Number(E2E_SLOWDOWN),
  expect: { timeout: 30_000 },
  use: {
    baseURL: E2E_BASE_URL,
    // Every frame of what moves is drawn by a processor here: a quick run is a visitor who asked for less of it.
    contextOptions: isThorough() ? {} : { reducedMotion: 'reduce' },
    // A failure is told by what was done, asked and said, and by the page as it was then. Pictures and documents of every
    // step cost a third as much as the journeys themselves: `npm test -- journeys name --trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // The first lets root run it, the next two have it draw without a process for that, a tenth of its cost; the others
      // keep it from looking for hosts that a closed network refuses.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
