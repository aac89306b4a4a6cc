import { statusOf } from './api-error';
import { type CallInit, httpClient } from './http-client';

export type { ErrorType } from './http-client';

/** Makes a call that deletes something. What is gone already (404) was deleted elsewhere: that is no failure. */
export async function deleteUnlessGone<Answer>(path: string, init?: CallInit): Promise<Answer | undefined> {
  try {
    return await httpClient<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return undefined;
  }
}
