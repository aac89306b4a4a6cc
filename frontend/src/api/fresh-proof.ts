import { ApiError } from './api-error';
import { type CallInit, httpClient } from './http-client';

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

/** Asks whoever is signed in to confirm that it is them; false where they would rather not. */
type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Registers who asks. The answer takes it back. */
export function registerProofPrompt(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/**
 * Makes a call that the server only takes with a fresh proof of identity. Where there is none (`E0302`) the person is
 * asked for it, and the call is made once more.
 */
export async function callWithFreshProof<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    return await httpClient<Answer>(path, init);
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== 'E0302' || question === null) throw error;
    if (!(await question())) throw error;
    return httpClient<Answer>(path, init);
  }
}
