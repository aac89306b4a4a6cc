import { type Failure } from './generated/calls.schemas.js';

/** The server, account and settings of a call. */
export interface CallOptions extends RequestInit {
  /** The origin of the server, such as `https://example.com`; may be omitted on a page of that server. */
  baseUrl?: string;
  /** The access token of the account; omit it for public calls. */
  accessToken?: string;
  /** The token of a flow with a mailed code, as returned by the previous step with `tokens: 'body'`. */
  flowToken?: string;
  /** The language of texts in the response. */
  language?: 'ja' | 'en';
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** A call that the server rejected. */
export class HitohiraError extends Error {
  override readonly name = 'HitohiraError';

  /**
   * @param status the HTTP status
   * @param failure the error in the response; null if the response did not come from the server
   * @param retryAfterS the seconds to wait before retrying, if the server returns them
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
 * Makes a call; the generated functions use it.
 *
 * @throws HitohiraError if the server rejects it
 */
export async function request<Answer>(path: string, options: CallOptions): Promise<Answer> {
  const { baseUrl, accessToken, flowToken, language, fetch = globalThis.fetch, ...init } = options;
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  // `fetch` sets the content type of a form.
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (language) headers.set('Accept-Language', language);
  if (flowToken) headers.set('X-Flow-Token', flowToken);
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  const response = await fetch(baseUrl === undefined ? path : new URL(path, baseUrl), { ...init, headers });
  const text = await response.text();
  const body: unknown = isFile(response) ? text : parse(text);
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

/** Whether the answer is a file for spreadsheets, which stays text. */
function isFile({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/csv') === true;
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
