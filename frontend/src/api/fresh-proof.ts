import { ApiError } from './api-error';

/** Asks whoever is signed in to confirm that it is them; false where they would rather not. */
type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Registers who asks. The answer takes it back. */
export function answerProofQuestions(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/**
 * Makes a call that the server only takes with a fresh proof of identity. Where there is none (`E0302`) the person is
 * asked for it, and the call is made once more.
 *
 *     mutationFn: (email) => withFreshProof(() => changeEmail({ email })),
 */
export async function withFreshProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== 'E0302' || question === null) throw error;
    if (!(await question())) throw error;
    return call();
  }
}
