import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { runCommand } from './commands.mjs';
import { inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { installedProgram, installPackages, missingProgram } from './programs.mjs';

const INSTALL_LIMIT_MS = 60_000;
/** The headless shell comes first because pages take half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed browser, or null. */
const installedBrowser = () =>
  process.env.CHROMIUM_PATH ||
  (installedProgram(NAMES) ?? APPLICATIONS.find((file) => existsSync(file)) ?? null);

/** Playwright's downloaded browser, or null. */
function playwrightsBrowser() {
  const { chromium } = createRequire(inProject('frontend', 'package.json'))('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) ? program : null;
}

/**
 * Finds Chromium or Chrome for the journeys, or installs Playwright's or, as root, the system's package.
 *
 * @param {(line: string) => void} say reports progress
 * @throws LauncherError with instructions when there is none
 */
export async function findBrowser(say) {
  const found = installedBrowser() ?? playwrightsBrowser();
  if (found) return found;

  say('No browser found: playwright install chromium');
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const signal = AbortSignal.timeout(INSTALL_LIMIT_MS);
  await runCommand(pinnedNode(), [playwright, 'install', 'chromium'], { signal }).catch(() => undefined);
  const downloaded = playwrightsBrowser();
  if (downloaded) return downloaded;

  await installPackages(say, 'chromium-headless-shell', 'fonts-noto-cjk');
  const installed = installedBrowser();
  if (installed) return installed;
  throw missingProgram(
    'Chromium or Chrome',
    'install one (on Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH',
  );
}
