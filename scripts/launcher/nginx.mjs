import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { LauncherError, runCommand, toolEnvironment } from './commands.mjs';

/** Where systems put it whose users do not have it on their path. */
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
 * Finds nginx for the tests behind the proxy, or gets it where this process may install packages.
 *
 * @param {(line: string) => void} say tells what is going on
 * @throws LauncherError saying how to get one where none can be had
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
