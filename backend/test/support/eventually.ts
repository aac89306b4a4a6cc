import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a machine under load; only failures wait this long. */
const DEADLINE_MS = 60_000;

const PAUSE_MS = 20;

/**
 * Retries until an attempt succeeds, and returns its result. Throws with the last error at the deadline.
 *
 * @param attempt returns the result; undefined, null, false or an error mean "not yet"
 */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  what = 'a condition',
  patienceMs = DEADLINE_MS,
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patienceMs;
  let lastError: unknown = null;
  do {
    try {
      const result = await attempt();
      if (result !== undefined && result !== null && result !== false) return result;
    } catch (error) {
      lastError = error;
    }
    await sleep(PAUSE_MS);
  } while (Date.now() < deadline);
  throw new Error(
    `Timed out waiting for ${what}.${lastError instanceof Error ? ` ${lastError.message}` : ''}`,
    {
      cause: lastError,
    },
  );
}
