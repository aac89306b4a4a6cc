import { type Failure } from './generated/calls.js';

/** How a call reaches a Hitohira server, and as whom. */
export interface CallOptions extends RequestInit {
  /** The origin of the server, like `https://example.com`; left out on a page of that server. */
  baseUrl?: string;
  /** The access token of the account that acts; left out for public calls. */
  accessToken?: string;
  /** The token of a flow with a mailed code, as the step before answered it with `tokens: 'body'`. */
  flowToken?: string;
  /** The language of the words in the answer. */
  language?: 'ja' | 'en';
  /** Used in place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** A call that the server refused. */
export class HitohiraError extends Error {
  override readonly name = 'HitohiraError';

  /**
   * @param status the HTTP status
   * @param failure what the server says of it; null where the answer was not the server's own
   * @param retryAfterS the seconds after which trying again makes sense, where the server says so
   */
  constructor(
    readonly status: number,
    readonly failure: Failure | null,
    readonly retryAfterS: number | null,
  ) {
    super(failure?.message ?? `The server answered ${status}.`);
  }
}

/**
 * Makes one call; the generated functions go through here.
 *
 * @throws HitohiraError where the server refuses
 */
export async function request<Answer>(path: string, options: CallOptions): Promise<Answer> {
  const { baseUrl, accessToken, flowToken, language, fetch = globalThis.fetch, ...init } = options;
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  // A form says itself what it is.
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (language) headers.set('Accept-Language', language);
  if (flowToken) headers.set('X-Flow-Token', flowToken);
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  const response = await fetch(baseUrl === undefined ? path : new URL(path, baseUrl), { ...init, headers });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : parse(text);
  if (!response.ok) {
    const { status } = response;
    throw new HitohiraError(status, isFailure(body) ? body : null, retryAfter(response));
  }
  return body as Answer;
}

function retryAfter({ headers }: Response): number | null {
  const value = headers.get('Retry-After');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'errorCode' in body && 'requestId' in body;
}
