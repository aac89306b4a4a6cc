import process from 'node:process';

/**
 * How to stop: `drain` leaves clients and the proxy before them the time to go elsewhere; `at-once` answers what is under
 * way and goes, because a person waits at a terminal, or whoever started this process is gone.
 */
export type StopOrder = 'drain' | 'at-once';

/** Resolves with the first order to stop; later ones change nothing. Listens from the moment it is called. */
export function toldToStop(): Promise<StopOrder> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('drain'));
    process.on('SIGINT', () => resolve('at-once'));
    process.on('disconnect', () => resolve('at-once'));
    // Started with a channel that has closed before anybody listened.
    if (process.send !== undefined && !process.connected) resolve('at-once');
  });
}
