import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../common/errors/failure-mapping.js';
import { probeDatabase, reasonOf } from './probe.js';

const PAUSE_MS = 1000;

/** The interval of checks that the database is still available. */
const WATCH_EVERY_MS = 1000;

/** Log every fifth attempt. */
const TRIES_A_LINE = 5;

/** The database was unavailable for longer than the start waits. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** The database is unavailable at the moment. */
export class DatabaseNotReached extends Error {
  override readonly name = 'DatabaseNotReached';
}

/** Called while waiting, with the seconds left and the reason. */
export type OnWaiting = (leftS: number, reason: string) => void;

/**
 * Runs a step of the start, and repeats it while the database is unavailable. The time limit begins with the first
 * failure, so a long step does not use it up.
 *
 * @param patienceS how long to wait for the database, in seconds
 * @throws DatabaseUnreachable after the time limit; other errors of the step
 */
export async function retryWhileUnavailable<Result>(
  patienceS: number,
  step: () => Promise<Result>,
  tell: OnWaiting,
): Promise<Result> {
  let deadline: number | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const began = Date.now();
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DatabaseNotReached) && !isDatabaseUnavailable(error)) throw error;
      const now = Date.now();
      // A failure after a long run is a new outage.
      if (deadline === null || now - began > patienceS * 1000) deadline = now + patienceS * 1000;
      const reason = reasonOf(error);
      const leftS = Math.ceil((deadline - now) / 1000);
      if (leftS <= 0) throw new DatabaseUnreachable(reason, { cause: error });
      if (attempt % TRIES_A_LINE === 0) tell(leftS, reason);
      await sleep(Math.min(PAUSE_MS, leftS * 1000));
    }
  }
}

/**
 * Runs work of any length, such as migrations, while checking that the database is available.
 *
 * @throws DatabaseUnreachable when the database is unavailable for longer than the time limit
 */
export async function whileReachable<Result>(
  url: string,
  patienceS: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const finished = new AbortController();
  const lost = watch(url, patienceS, finished.signal);
  // A check may fail after the work is done.
  lost.catch(() => undefined);
  try {
    return await Promise.race([work(), lost]);
  } finally {
    finished.abort();
  }
}

async function watch(url: string, patienceS: number, finished: AbortSignal): Promise<never> {
  let answeredAt = Date.now();
  while (!finished.aborted) {
    await sleep(WATCH_EVERY_MS, undefined, { signal: finished }).catch(() => undefined);
    try {
      await probeDatabase(url);
      answeredAt = Date.now();
    } catch (error) {
      if (Date.now() - answeredAt > patienceS * 1000)
        throw new DatabaseUnreachable(reasonOf(error), { cause: error });
    }
  }
  return new Promise<never>(() => undefined);
}
