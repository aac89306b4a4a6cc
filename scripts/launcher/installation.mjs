import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mustSucceed } from './commands.mjs';
import { inProject } from './paths.mjs';
import { findPinnedNode, platformIsSupported } from './pinned-node.mjs';
import { withProgress } from './progress.mjs';

const LOCK_FILE = inProject('package-lock.json');
const STAMP_FILE = inProject('node_modules', '.hitohira-installed');

/** The stamp for the lock file and platform. */
function expectedStamp() {
  const lock = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  return `${process.platform}-${process.arch} ${lock}\n`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether npm's record of installed packages matches the lock file, as after a manual `npm install`. */
function agreesWithNpmsRecord() {
  const wanted = readJson(LOCK_FILE)?.packages;
  const installed = readJson(inProject('node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !installed) return false;
  const names = Object.keys(wanted).filter(
    (name) => name.startsWith('node_modules/') || name.includes('/node_modules/'),
  );
  const same = names.every((name) => {
    const there = installed[name];
    if (!there) return wanted[name].optional === true || wanted[name].peer === true;
    return there.version === wanted[name].version && there.integrity === wanted[name].integrity;
  });
  return same && Object.keys(installed).every((name) => name in wanted);
}

function isInstalled() {
  if (platformIsSupported() && !findPinnedNode()) return false;
  if (!existsSync(STAMP_FILE)) return agreesWithNpmsRecord();
  return readFileSync(STAMP_FILE, 'utf8') === expectedStamp() || agreesWithNpmsRecord();
}

/** The npm that started this script, else the one on the path. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /^npm(-cli)?\.(c|m)?js$/.test(path.basename(script))) {
    return { command: process.env.npm_node_execpath ?? process.execPath, prefix: [script] };
  }
  return process.platform === 'win32'
    ? { command: process.env.ComSpec ?? 'cmd.exe', prefix: ['/d', '/s', '/c', 'npm'] }
    : { command: 'npm', prefix: [] };
}

/** Installs the packages of the lock file if needed. */
export async function ensureInstalled() {
  if (isInstalled()) {
    if (!existsSync(STAMP_FILE) || readFileSync(STAMP_FILE, 'utf8') !== expectedStamp()) {
      writeFileSync(STAMP_FILE, expectedStamp());
    }
    return;
  }
  const { command, prefix } = npmCommand();
  // Development packages are needed here regardless of NODE_ENV and npm's configuration.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await withProgress('Installing the packages of package-lock.json (npm ci)', () =>
    mustSucceed('npm ci', command, [...prefix, ...args], { env: { ...process.env } }),
  );
  writeFileSync(STAMP_FILE, expectedStamp());
}
