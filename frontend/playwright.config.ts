import { defineConfig } from '@playwright/test';

/** Where the product under test is reached; `npm test` starts it and sets these. */
const { E2E_BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

/**
 * What the browser does not do here. It hears the last such list alone, so Playwright's own stands first. Then come two
 * pages of suggestions for the address bar, which nobody sees: a browser that loads them with every window spends a good
 * part of its time on them.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: E2E_BASE_URL,
    // A failure is told by what was done, asked and said, and by the page as it was then. Pictures and documents of every
    // step cost a third as much as the journeys themselves: `npm test -- journeys name --trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
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
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
