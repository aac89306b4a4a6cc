import process from 'node:process';
import { installedProgram, installPackages, missingProgram } from './programs.mjs';

/** Directories that may not be on the path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const installedNginx = () => process.env.NGINX_PATH || installedProgram(['nginx'], FOLDERS);

/**
 * Finds nginx for the proxy tests, or installs it as root.
 *
 * @param {(line: string) => void} say reports progress
 * @throws LauncherError with instructions when there is none
 */
export async function findNginx(say) {
  const found = installedNginx();
  if (found) return found;
  await installPackages(say, '--no-install-recommends', 'nginx-light');
  const installed = installedNginx();
  if (installed) return installed;
  throw missingProgram(
    'nginx',
    'install it (on Debian: apt-get install nginx-light), or name one in NGINX_PATH',
  );
}
