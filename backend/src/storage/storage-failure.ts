import { ServiceUnavailable } from '../common/errors/request-errors.js';

/** The error for a failing store; its cause is only logged. */
export function storeUnavailable(error: unknown): ServiceUnavailable {
  return Object.assign(new ServiceUnavailable(), { cause: error });
}

/** Turns failures into `ServiceUnavailable`. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw storeUnavailable(error);
  }
}

/** Turns missing files into null and other failures into `ServiceUnavailable`. */
export async function orNull<Result>(
  work: Promise<Result>,
  saysMissing: (error: unknown) => boolean,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (saysMissing(error)) return null;
    throw storeUnavailable(error);
  }
}
