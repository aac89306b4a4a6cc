import process from 'node:process';

/**
 * `drain` gives clients and proxies time to leave; `at-once` only finishes running requests, because somebody waits at
 * a terminal or the parent process has exited.
 */
export type StopMode = 'drain' | 'at-once';

/** Resolves with the first request to stop; listens from the call on. */
export function stopRequested(): Promise<StopMode> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('drain'));
    process.on('SIGINT', () => resolve('at-once'));
    process.on('disconnect', () => resolve('at-once'));
    // The channel closed before the listener was added.
    if (process.send !== undefined && !process.connected) resolve('at-once');
  });
}
