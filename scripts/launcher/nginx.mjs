import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { LauncherError, runCommand, toolEnvironment } from './commands.mjs';

/** Directories that may not be on the path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

function installedNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return (
    [...onPath, ...FOLDERS].map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ??
    null
  );
}

/**
 * Finds nginx for the proxy tests, or installs it as root.
 *
 * void} say tells => @param {(line: string) => void} say reports progress
 * @throws LauncherError with instructions when there is none
 */
export async function findNginx(say) {
  const found = installedNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
    for (const args of [
      ['update', '-q'],
      ['install', '-yq', '--no-install-recommends', 'nginx-light'],
    ]) {
      say(`No nginx found: apt-get ${args.join(' ')}`);
      await runCommand('apt-get', args, { env });
    }
  }
  const installed = installedNginx();
  if (installed) return installed;
  throw new LauncherError(
    'No nginx was found, and none could be installed: install it (on Debian: apt-get install nginx-light), or name one in NGINX_PATH.',
  );
}
