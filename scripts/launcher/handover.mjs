import { spawn } from 'node:child_process';
import process from 'node:process';
import { stopRunning, toolEnvironment } from './commands.mjs';
import { PROJECT_ROOT, inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 300;
/** The time limit for stopping. */
const PATIENCE_MS = 12_000;

let child = null;

/**
 * Stops child processes and then this one on a signal. Repeated signals have no effect, because npm repeats the
 * terminal's.
 */
export function handleSignals() {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  watchParent();
}

function stop(signal) {
  if (child) {
    child.kill(signal);
    return;
  }
  // The process normally exits after its commands.
  setTimeout(() => process.exit(), PATIENCE_MS).unref();
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
  stopRunning('SIGTERM');
}

/** Stops when npm or its shell was killed without forwarding a signal, because the product would keep the port. */
function watchParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, PARENT_POLL_MS).unref();
}

/**
 * Runs a program of the product in this terminal with the pinned Node. The IPC channel tells it when this process has
 * exited.
 *
 * @param {Record<string, string>} settings additional environment variables
 * @param {import('node:stream').Writable} stdout where its standard output goes
 * @returns {Promise<number>} its exit code
 */
export function handOver(program, args = [], settings = {}, stdout = process.stdout) {
  return new Promise((resolve, reject) => {
    child = spawn(pinnedNode(), ['--enable-source-maps', program, ...args], {
      cwd: PROJECT_ROOT,
      // Caches compiled code across starts.
      env: toolEnvironment({
        NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'hitohira'),
        ...settings,
      }),
      stdio: ['inherit', stdout, 'inherit', 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
