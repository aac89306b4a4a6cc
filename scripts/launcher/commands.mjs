import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT, inProject } from './paths.mjs';

/** A step that failed, with words for the person who started it. */
export class LauncherError extends Error {
  name = 'LauncherError';
}

/** Children that are running: stopped when the launcher itself is told to stop. */
const running = new Set();
let interrupted = false;

/** Whether the launcher has been told to stop: nothing new is begun then. */
export const isInterrupted = () => interrupted;

/** The environment of everything that is started: the project's own tools, the pinned Node among them, come first. */
export function toolEnvironment(extra = {}) {
  const separator = path.delimiter;
  const bin = inProject('node_modules', '.bin');
  const rest = (process.env.PATH ?? '').split(separator).filter((entry) => entry !== bin);
  return { ...process.env, ...extra, PATH: [bin, ...rest].join(separator) };
}

/**
 * Runs a command to its end and gives its exit code and everything it printed. Nothing is thrown for a failing
 * command: the caller knows what a failure means.
 */
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

/** Runs a command whose failure ends the launch: its whole output is shown then. */
export async function mustSucceed(what, command, args, options) {
  const result = await runCommand(command, args, options);
  if (result.code === 0) return result;
  process.stderr.write(result.output.endsWith('\n') ? result.output : `${result.output}\n`);
  throw new LauncherError(
    `${what} failed${result.signal ? ` (${result.signal})` : ''}; its output is above.`,
  );
}

/** Has a child stopped when the launcher is told to stop, until it ends. */
export function track(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Passes a signal on to every command that is running, and begins no other. */
export function stopRunning(signal) {
  interrupted = true;
  for (const child of running) child.kill(signal);
}
