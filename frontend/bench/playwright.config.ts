import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Runs the measurements one at a time; `npm run bench -- paint` starts the product for them. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 180_000,
  reporter: 'dot',
  // Recording would slow the page down.
  use: { trace: 'off', screenshot: 'off', video: 'off' },
});
