import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a machine under load; nothing waits this long unless it fails. */
const DEADLINE_MS = 60_000;

const PAUSE_MS = 20;

/**
 * Asks again until the answer is there, and fails with the last reason where it never is.
 *
 * @param attempt gives what is waited for; undefined, null, false or an error mean "not yet"
 */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  what = 'what was waited for',
  patienceMs = DEADLINE_MS,
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patienceMs;
  let reason: unknown = null;
  do {
    try {
      const result = await attempt();
      if (result !== undefined && result !== null && result !== false) return result;
    } catch (error) {
      reason = error;
    }
    await sleep(PAUSE_MS);
  } while (Date.now() < deadline);
  throw new Error(`Waited in vain for ${what}.${reason instanceof Error ? ` ${reason.message}` : ''}`, {
    cause: reason,
  });
}
