import { ApiError, SessionExpired, statusOf } from './api-error';
import { type CallInit, httpClient } from './http-client';

/** The error type of the generated hooks; Orval reads it from this file. */
export type ErrorType<_Body> = ApiError;

/** Checks before calls that change something. */
let check: (() => Promise<void> | undefined) | undefined;

/** Sets a check that runs before every call that changes something; if it rejects, the call is not made. */
export function checkChanges(next: typeof check): void {
  check = next;
}

async function send<Answer>(path: string, init?: CallInit): Promise<Answer> {
  if (init?.method !== 'GET') await check?.();
  return httpClient<Answer>(path, init);
}

/** Makes a call of a hook without further rules. */
export function callApi<Answer>(path: string, init?: CallInit): Promise<Answer> {
  return send<Answer>(path, init);
}

/** Resolves to true when a value is available, and to false when the API refuses it (400). */
export async function checkAvailability<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    await send(path, init);
    return true as Answer;
  } catch (error) {
    if (statusOf(error) === 400) return false as Answer;
    throw error;
  }
}

/** Makes a DELETE call; a resource that is already deleted (404) counts as success. */
export async function deleteIfPresent<Answer>(path: string, init?: CallInit): Promise<Answer | undefined> {
  try {
    return await send<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return undefined;
  }
}

/** What calls need of the page on which they are made. */
interface CallingPage {
  /** Asks the user to confirm their identity; false if they decline. */
  promptForProof: () => Promise<boolean>;
  /** Rejects with a 401 if there is no session. */
  checkSession: () => Promise<unknown>;
}

let callingPage: CallingPage | null = null;

/** Registers the page that the calls below are made on. Returns a function that unregisters it. */
export function registerCallingPage(page: CallingPage): () => void {
  callingPage = page;
  return () => {
    if (callingPage === page) callingPage = null;
  };
}

/** Makes a call that needs a fresh proof of identity. Without one (`E0302`), prompts the user and retries once. */
export async function callWithFreshProof<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    return await send<Answer>(path, init);
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== 'E0302' || callingPage === null) throw error;
    if (!(await callingPage.promptForProof())) throw error;
    return send<Answer>(path, init);
  }
}

/** Requests a code for a new address. A refusal (400) looks like success, so that nobody can probe for accounts. */
export async function requestEmailCode<Answer>(path: string, init?: CallInit): Promise<Answer | undefined> {
  try {
    return await callWithFreshProof<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) !== 400) throw error;
    return undefined;
  }
}

/**
 * Makes a call whose 401 may mean something other than an expired session, such as a wrong code.
 *
 * @throws SessionExpired if there is no session
 */
export async function callWithSessionCheck<Answer>(path: string, init?: CallInit): Promise<Answer> {
  try {
    return await send<Answer>(path, init);
  } catch (error) {
    if (statusOf(error) === 401) {
      try {
        await callingPage?.checkSession();
      } catch (reason) {
        if (statusOf(reason) === 401) throw new SessionExpired();
        throw reason;
      }
    }
    throw error;
  }
}
