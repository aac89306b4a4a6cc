import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT, inProject } from './paths.mjs';

/** A failure with a message for the user. */
export class LauncherError extends Error {
  name = 'LauncherError';
}

/** Running child processes, which are stopped with the launcher. */
const running = new Set();
let interrupted = false;

/** Whether the launcher is stopping. */
export const isInterrupted = () => interrupted;

/** The environment for child processes, with the project's tools first on the path. */
export function toolEnvironment(extra = {}) {
  const separator = path.delimiter;
  const bin = inProject('node_modules', '.bin');
  const rest = (process.env.PATH ?? '').split(separator).filter((entry) => entry !== bin);
  return { ...process.env, ...extra, PATH: [bin, ...rest].join(separator) };
}

/** Runs a command and returns its exit code and output. Does not throw for failing commands. */
export function runCommand(
  command,
  args,
  { cwd = PROJECT_ROOT, env = toolEnvironment(), onLine, signal } = {},
) {
  return new Promise((resolve, reject) => {
    if (interrupted) throw new LauncherError('Interrupted.');
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
    running.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (onLine) for (const line of chunk.split('\n')) if (line.trim() !== '') onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      running.delete(child);
      reject(new LauncherError(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (code, endedBy) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal: endedBy, output });
    });
  });
}

/** Runs a command and throws if it fails, after printing its output. */
export async function mustSucceed(what, command, args, options) {
  const result = await runCommand(command, args, options);
  if (result.code === 0) return result;
  process.stderr.write(result.output.endsWith('\n') ? result.output : `${result.output}\n`);
  throw new LauncherError(
    `${what} failed${result.signal ? ` (${result.signal})` : ''}; its output is above.`,
  );
}

/** Stops a child process with the launcher. */
export function track(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Signals all running commands and starts no others. */
export function stopRunning(signal) {
  interrupted = true;
  for (const child of running) child.kill(signal);
}
