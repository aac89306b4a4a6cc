import { type ApiError, statusOf } from './api-error';
import { type CallInit, httpClient } from './http-client';

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

/**
 * Asks whether something can be had: the answer is true, or false where it is refused (400). The document knows the
 * refusal as a failure and the rest as an empty answer, so the generated type says nothing of either.
 */
export async function checkAvailability<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    await httpClient(path, init);
    return true as Answer;
  } catch (error) {
    if (statusOf(error) === 400) return false as Answer;
    throw error;
  }
}
