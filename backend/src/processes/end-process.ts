import process from 'node:process';

/** How long a process that has done its work may take to end by itself. */
const END_MS = 5000;

/**
 * Ends this process with an exit code: once its output is written and nothing is open any more, or soon after. A service
 * that could not start may leave a connection behind, which would keep a failed command waiting for ever.
 */
export function endProcess(exitCode: number): void {
  process.exitCode = exitCode;
  process.stdout.write('', () => setTimeout(() => process.exit(), END_MS).unref());
}
