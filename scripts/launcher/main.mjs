import process from 'node:process';
import { LauncherError } from './commands.mjs';

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
