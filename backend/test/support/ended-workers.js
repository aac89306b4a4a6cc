import diagnostics from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import process from 'node:process';

const STANDARD_ERROR = 2;

const WORKER = 'tinypool/dist/entry/process.js';

/** Writes the line that `scripts/launcher/results.mjs` looks for. */
const say = (what) => writeSync(STANDARD_ERROR, `A test process ended: ${what.replaceAll('\n', ' ')}\n`);

/*
 * When a worker ends, the runner only reports a failure of its current test file. So the worker prints the error that
 * ended it, and the runner's process prints the signal, such as that of the system when memory runs out.
 */
if (process.argv[1]?.endsWith(WORKER)) {
  process.on('uncaughtExceptionMonitor', (error, origin) => say(`${origin}, ${error?.stack ?? error}`));
} else {
  diagnostics.channel('child_process').subscribe(({ process: child }) => {
    child.on('exit', (code, signal) => {
      // The runner ends its workers with SIGTERM.
      if (code === 0 || signal === 'SIGTERM') return;
      // Tests start other processes, which may fail on purpose.
      if (!child.spawnargs.some((each) => each.endsWith(WORKER))) return;
      say(`process ${child.pid}, ${signal ?? `code ${code}`}`);
    });
  });
}
