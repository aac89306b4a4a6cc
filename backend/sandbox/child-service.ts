import process from 'node:process';
import { reasonOf } from './start-error.js';

/** The first message of a child service. */
export type ServiceReport = { ready: true } | { failed: string };

/** Runs a stateless service as a child process: it reports to its parent when it is ready, and exits with it. */
export function runChildService(start: Promise<unknown>): void {
  const report = (message: ServiceReport) => {
    if (process.connected) process.send?.(message);
  };
  start.then(
    () => report({ ready: true }),
    (error: unknown) => {
      report({ failed: reasonOf(error) });
      setImmediate(() => process.exit(1));
    },
  );
  process.on('message', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
}
