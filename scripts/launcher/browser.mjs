import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { LauncherError, runCommand, toolEnvironment } from './commands.mjs';
import { inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';

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
function installedBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...APPLICATIONS,
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** Playwright's downloaded browser, or null. */
function playwrightsBrowser() {
  const { chromium } = createRequire(inProject('frontend', 'package.json'))('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) ? program : null;
}

async function attempt(say, what, command, args, options) {
  say(what);
  const abort = new AbortController();
  const timer = options?.limitMs === undefined ? null : setTimeout(() => abort.abort(), options.limitMs);
  try {
    const { code, output } = await runCommand(command, args, { ...options, signal: abort.signal });
    return code === 0 ? null : output.trim().split('\n').at(-1);
  } catch (error) {
    return error.message;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Finds Chromium or Chrome for the journeys, or installs Playwright's or, as root, the system's package.
 *
 * void} say tells => @param {(line: string) => void} say reports progress
 * @throws LauncherError with instructions when there is none
 */
export async function findBrowser(say) {
  const found = installedBrowser() ?? playwrightsBrowser();
  if (found) return found;

  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await attempt(
    say,
    'No browser found: playwright install chromium',
    pinnedNode(),
    [playwright, 'install', 'chromium'],
    {
      limitMs: INSTALL_LIMIT_MS,
    },
  );
  const downloaded = playwrightsBrowser();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
    await attempt(say, 'apt-get update', 'apt-get', ['update', '-q'], { env });
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
    await attempt(say, `apt-get install ${packages.join(' ')}`, 'apt-get', ['install', '-yq', ...packages], {
      env,
    });
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new LauncherError(
    'No Chromium or Chrome was found, and none could be installed: install one (on Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
  );
}
