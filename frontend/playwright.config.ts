import { defineConfig } from '@playwright/test';

/** Set by `npm test`, which starts the product. */
const {
  E2E_BASE_URL = 'http://localhost:3000',
  CHROMIUM_PATH = '/usr/bin/chromium-headless-shell',
  E2E_SLOWDOWN = '1',
} = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The server build needs no transpilation.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // More than CPUs: tests often wait for mails and responses.
  workers: 3,
  retries: 0,
  // Generous: only meant to end tests that hang.
  timeout: 300_000 * Number(E2E_SLOWDOWN),
  expect: { timeout: 30_000 },
  use: {
    baseURL: E2E_BASE_URL,
    // Without a graphics card, drawing motion takes most of the time of a test.
    contextOptions: { reducedMotion: 'reduce' },
    // `npm test -- journeys name --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // `--no-sandbox` for root; no GPU process, which is faster; and no background requests.
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
