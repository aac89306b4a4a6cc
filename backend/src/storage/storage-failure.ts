import { ServiceUnavailable } from '../common/errors/request-errors.js';

/** What a client is told where the store refuses, is full or is silent. The cause is for the log. */
export function storeIsAway(error: unknown): ServiceUnavailable {
  return Object.assign(new ServiceUnavailable(), { cause: error });
}

/** Waits for the store; whatever fails there is the store being away. */
export async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw storeIsAway(error);
  }
}

/** Waits for the store; null where it says that there is no such file. */
export async function orMissing<Result>(
  work: Promise<Result>,
  saysMissing: (error: unknown) => boolean,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (saysMissing(error)) return null;
    throw storeIsAway(error);
  }
}
