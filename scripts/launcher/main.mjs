import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { LauncherError } from './commands.mjs';
import { exclusively } from './exclusive.mjs';
import { handleSignals } from './handover.mjs';
import { ensureInstalled } from './installation.mjs';

/** Runs a script; a `LauncherError` prints its message, other errors their stack, with exit code 1. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (process.exitCode !== undefined && process.exitCode !== 0) return;
    console.error(error instanceof LauncherError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a script once the packages are installed and the targets are built.
 *
 * @param {('backend' | 'frontend')[]} [targets] all by default
 */
export async function runBuilt(body, targets) {
  await runScript(async () => {
    handleSignals();
    await exclusively(async () => {
      await ensureInstalled();
      await ensureBuilt(targets);
    });
    return body();
  });
}
