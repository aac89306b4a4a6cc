import process from 'node:process';
import { SandboxProviders } from './providers/sandbox-providers.js';
import { reasonOf } from './start-error.js';

/** Sent to the parent process once. */
export type ProvidersReport = { ready: true } | { failed: string };

function report(message: ProvidersReport): void {
  if (process.connected) process.send?.(message);
}

const [port, publicUrl = ''] = process.argv.slice(2);
SandboxProviders.start({ port: Number(port), publicUrl }).then(
  () => report({ ready: true }),
  (error: unknown) => {
    report({ failed: reasonOf(error) });
    setImmediate(() => process.exit(1));
  },
);

// It has no state to save.
process.on('message', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
