import { type ApiError, statusOf } from './api-error';
import { type CallInit, httpClient } from './http-client';

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

/** Makes a call that deletes something. What is gone already (404) was deleted elsewhere: that is no failure. */
export async function deleteIfPresent<Answer>(path: string, init?: CallInit): Promise<Answer | undefined> {
  try {
    return await httpClient<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return undefined;
  }
}
