import diagnostics from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import process from 'node:process';

const STANDARD_ERROR = 2;

const WORKER = 'tinypool/dist/entry/process.js';

/** What `scripts/launcher/results.mjs` looks for. */
const say = (what) => writeSync(STANDARD_ERROR, `A test process ended: ${what.replaceAll('\n', ' ')}\n`);

/*
 * The runner reports only that a worker has ended, as the failure of whichever file it had. So the worker says by which
 * error, and the runner's process by which signal, such as that of the system when memory runs out.
 */
if (process.argv[1]?.endsWith(WORKER)) {
  process.on('uncaughtExceptionMonitor', (error, origin) => say(`${origin}, ${error?.stack ?? error}`));
} else {
  diagnostics.channel('child_process').subscribe(({ process: child }) => {
    child.on('exit', (code, signal) => {
      // The runner ends its workers by SIGTERM.
      if (code === 0 || signal === 'SIGTERM') return;
      // Tests that have a process to themselves start others in it, which may fail on purpose.
      if (!child.spawnargs.some((each) => each.endsWith(WORKER))) return;
      say(`process ${child.pid}, ${signal ?? `code ${code}`}`);
    });
  });
}
