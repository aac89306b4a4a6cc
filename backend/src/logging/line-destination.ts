import process from 'node:process';
import pino, { type DestinationStream } from 'pino';

/** Under load, lines are collected up to this size before they are written, in bytes. */
const WRITE_BYTES = 32_768;

/** The longest time that a line waits, in milliseconds. */
const WAIT_MS = 100;

/**
 * Writes log lines to standard output in batches: one per turn of the event loop, larger ones under load, and the rest
 * on exit. Each write occupies a thread, and under load a write per line would add a fifth to the time of a cached
 * answer.
 */
export function lineDestination(): DestinationStream {
  return (destination ??= makeDestination());
}

/** One per process, like standard output. */
let destination: DestinationStream | undefined;

function makeDestination(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITE_BYTES,
    maxWrite: 4 * WRITE_BYTES,
    periodicFlush: WAIT_MS,
  });
  let lines: string[] = [];
  const passOn = (): void => {
    if (lines.length > 0) output.write(lines.join(''));
    lines = [];
  };
  // Before the output is flushed for the last time.
  process.prependListener('exit', passOn);
  return {
    write(line) {
      if (lines.push(line) === 1) setImmediate(passOn);
    },
  };
}
