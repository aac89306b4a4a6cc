import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../common/errors/failure-mapping.js';
import { probeDatabase, reasonOf } from './probe.js';

const PAUSE_MS = 1000;

/** How often it is looked whether the database is still there. */
const WATCH_EVERY_MS = 1000;

/** How many tries pass between two lines that say that the database is waited for. */
const TRIES_A_LINE = 5;

/** The database could not be reached for as long as a start waits for it. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** The database could not be reached just now. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** Is told that the database is waited for: for how many seconds more, and why. */
export type TellWaiting = (leftS: number, reason: string) => void;

/**
 * Does one step of the start, and does it again while the database is away: it may go at any moment, not only before the
 * first step. The patience begins with the first failure, so a long step does not use it up.
 *
 * @param patienceS how long the database may be away
 * @throws DatabaseUnreachable where it was away for longer; whatever else the step throws
 */
export async function withStartPatience<Result>(
  patienceS: number,
  step: () => Promise<Result>,
  tell: TellWaiting,
): Promise<Result> {
  let deadline: number | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const began = Date.now();
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof NotReached) && !isDatabaseAway(error)) throw error;
      const now = Date.now();
      // What failed after it had gone on for long is an outage of its own.
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
 * Does something that may rightly take long, as migrations do, while another connection looks every few seconds whether
 * the database is still there. It is never cut while the database answers.
 *
 * @throws DatabaseUnreachable where the database has not answered for as long as a start waits for it
 */
export async function whileReachable<Result>(
  url: string,
  patienceS: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const finished = new AbortController();
  const lost = watch(url, patienceS, finished.signal);
  // A look may fail when the work is done already.
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
  // Nobody waits for this any more.
  return new Promise<never>(() => undefined);
}
