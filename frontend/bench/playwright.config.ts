import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Measurements, one at a time; `npm run bench -- paint` starts the product for them. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 180_000,
  reporter: 'dot',
  // A record of what the page does is work for the page.
  use: { trace: 'off', screenshot: 'off', video: 'off' },
});
