import { type AppError } from '../../src/common/errors/app-error.js';

/** The fields that an error names; null if the work succeeds. */
export const refusedFields = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as AppError).entries.map(({ field }) => field),
  );
