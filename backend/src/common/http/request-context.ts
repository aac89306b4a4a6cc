import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES } from '../rules/language.js';

/** The context of the current request. */
export interface RequestContext {
  /** Identifies the request in its response and log lines. */
  requestId: string;
  /** The language of the response and of mails caused by the request. */
  language: Language;
  /** The client's address, according to `TRUST_PROXY`. */
  clientAddress: string;
  cookies: () => Record<string, string | undefined>;
  /** Whether reads may be a few seconds old; false by default. */
  mayLag?: boolean;
  /** The account that the response shows, if requested by a permanent name; changes to it invalidate the response. */
  shownAccountId?: string;
  /** Milliseconds until the response changes on schedule; null if it does not. */
  changesInMs?: number | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithRequestContext(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** The context of the current request; undefined outside one (jobs, commands). */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The current request's language; the default one outside a request. */
export function requestLanguage(): Language {
  return currentRequest()?.language ?? LANGUAGES[0];
}

/**
 * Records the account that the current response shows, so that the response can be cached until the account changes.
 *
 * @param changesInMs in how many milliseconds the answer changes by itself; null if it does not
 */
export function noteShownAccount(accountId: string, changesInMs: number | null = null): void {
  const current = currentRequest();
  if (!current) return;
  current.shownAccountId = accountId;
  current.changesInMs = changesInMs;
}
