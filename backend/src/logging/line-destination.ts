import process from 'node:process';
import pino, { type DestinationStream } from 'pino';

/** So much is collected under load before it is written, in bytes. */
const WRITE_BYTES = 32_768;

/** How long a line waits at most, in milliseconds. */
const WAIT_MS = 100;

/**
 * Writes lines to the standard output, beside requests: those of one turn of the event loop together, many turns at once
 * under load, and the rest when the process exits. Each write occupies a thread, and under load a line's own would take a
 * fifth of the time of a kept answer.
 */
export function lineDestination(): DestinationStream {
  return (destination ??= makeDestination());
}

/** One for the process, as its standard output is. */
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
  // Before the output writes its last.
  process.prependListener('exit', passOn);
  return {
    write(line) {
      if (lines.push(line) === 1) setImmediate(passOn);
    },
  };
}
