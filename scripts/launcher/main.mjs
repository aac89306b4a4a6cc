import process from 'node:process';
import { LauncherError } from './commands.mjs';

/** Runs a script's body: a failure with words is said as it is, any other with its stack; the exit code is 1. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (process.exitCode !== undefined && process.exitCode !== 0) return;
    console.error(error instanceof LauncherError ? error.message : error);
    process.exitCode = 1;
  }
}
