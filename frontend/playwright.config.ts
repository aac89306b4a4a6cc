import { defineConfig } from '@playwright/test';

/** Where the product under test is reached; `npm test` starts it and sets these. */
const { E2E_BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: E2E_BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // The first lets root run it; the others keep it from looking for hosts that a closed network refuses.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
