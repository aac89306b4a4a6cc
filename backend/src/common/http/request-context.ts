import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES } from '../language.js';

/** What every part of a request's work may know about the request. */
export interface RequestContext {
  /** Names the request in its answer, its header and its log lines. */
  requestId: string;
  /** The language of the words in the answer, and of a mail that the request causes. */
  language: Language;
  /** The client's address, as `TRUST_PROXY` lets it be known. */
  clientAddress: string;
  /** The cookies that the client sent. */
  cookies: () => Record<string, string | undefined>;
  /** Whether what the request reads may be a few seconds old; it may not, unless somebody says so. */
  mayLag?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs the rest of a request with its context. */
export function runWithRequestContext(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** The context of the request being served, or undefined outside of one (a job, a command). */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The language of the words in the answer; the product's first one outside of a request. */
export function requestLanguage(): Language {
  return currentRequest()?.language ?? LANGUAGES[0];
}
