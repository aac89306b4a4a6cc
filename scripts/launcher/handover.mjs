import { spawn } from 'node:child_process';
import process from 'node:process';
import { stopRunning, toolEnvironment } from './commands.mjs';
import { PROJECT_ROOT, inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 300;
/** What is stopped may take this long. */
const PATIENCE_MS = 12_000;

let child = null;

/**
 * From here on a signal stops what is running and then this process, in whatever step it arrives. npm passes a signal
 * on that a terminal has already sent to everyone, so the same one may arrive twice: that is no sign of impatience.
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
  // Everything ends by itself once its commands have; this is for one that does not.
  setTimeout(() => process.exit(), PATIENCE_MS).unref();
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
  stopRunning('SIGTERM');
}

/**
 * npm, or the shell it uses, gone without passing a signal on (`kill -9`): what it started must not stay behind,
 * holding the port.
 */
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
 * Runs a program of the product on the pinned Node, in this terminal, to its end. The channel between the two tells
 * the program when this process is gone.
 *
 * @param {Record<string, string>} settings what it finds in its environment beside what is there
 * @returns {Promise<number>} its exit code
 */
export function handOver(program, args = [], settings = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(pinnedNode(), ['--enable-source-maps', program, ...args], {
      cwd: PROJECT_ROOT,
      // What was compiled once need not be compiled at the next start.
      env: toolEnvironment({
        NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'hitohira'),
        ...settings,
      }),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
