import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { LauncherError, runCommand, toolEnvironment } from './commands.mjs';

/**
 * Finds a program on the path or in other folders.
 *
 * @param {string[]} names in order of preference
 * @returns {string | null}
 */
export function installedProgram(names, otherFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...otherFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/**
 * Installs Debian packages, as root only. If that fails, the program stays missing.
 *
 * @param {(line: string) => void} say reports progress
 */
export async function installPackages(say, ...args) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  for (const command of [
    ['update', '-q'],
    ['install', '-yq', ...args],
  ]) {
    say(`apt-get ${command.join(' ')}`);
    await runCommand('apt-get', command, { env });
  }
}

/** The error when a program is missing and could not be installed. */
export const missingProgram = (name, remedy) =>
  new LauncherError(`No ${name} was found, and none could be installed: ${remedy}.`);
