import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mustSucceed } from './commands.mjs';
import { npmCommand } from './installation.mjs';
import { inProject } from './paths.mjs';
import { withProgress } from './progress.mjs';

/** The manifest and lock file for Lighthouse. */
const FILES = ['package.json', 'package-lock.json'].map((name) =>
  inProject('backend', 'bench', 'lighthouse', name),
);

/**
 * Finds or installs Lighthouse, which is too large for the regular dependencies.
 *
 * @returns {Promise<string>} its CLI
 */
export async function findLighthouse() {
  const print = FILES.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'));
  const folder = inProject('node_modules', '.cache', 'hitohira-lighthouse');
  const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const stamp = path.join(folder, '.installed-from');
  const wanted = print.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return program;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(file, path.join(folder, path.basename(file)));
  const { command, prefix } = npmCommand();
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await withProgress('Installing Lighthouse for the bench (npm ci)', () =>
    mustSucceed('npm ci', command, [...prefix, ...args], { cwd: folder, env: { ...process.env } }),
  );
  writeFileSync(stamp, wanted);
  return program;
}
