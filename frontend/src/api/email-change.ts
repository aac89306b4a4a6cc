import { type ApiError, statusOf } from './api-error';
import { callWithFreshProof } from './fresh-proof';
import { type CallInit } from './http-client';

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

/**
 * Asks for a code to a new address. One that the server refuses (400) ends like any other: nobody learns here which
 * addresses have an account.
 */
export async function requestEmailCode<Answer>(path: string, init?: CallInit): Promise<Answer | undefined> {
  try {
    return await callWithFreshProof<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) !== 400) throw error;
    return undefined;
  }
}
