import { ApiError, isErrorCode, type FieldFailure } from './api-error';
import { type UploadProgress } from './upload';

/** The window event dispatched when a call is refused because of maintenance. */
export const MAINTENANCE_EVENT = 'siteclosed';

/** The options of a call: those of `fetch`, and upload progress. */
export interface CallInit extends RequestInit {
  /** Told how much of the body has been sent; a body without files is sent at once and tells nothing. */
  onUploadProgress?: UploadProgress | undefined;
}

/** The error type of the generated hooks: Orval takes it from here. */
export type ErrorType<_Body> = ApiError;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readFields(errors: unknown): FieldFailure[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).flatMap(({ field, errorCode, message }) =>
    typeof field === 'string'
      ? [
          {
            field,
            errorCode: isErrorCode(errorCode) ? errorCode : 'unknown',
            message: typeof message === 'string' ? message : '',
          },
        ]
      : [],
  );
}

/** Seconds alone: the API names no dates. */
function readRetryAfter({ headers }: Response): number | null {
  const value = headers.get('retry-after');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

async function readFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { errorCode, message: summary, errors } = isRecord(body) ? body : {};
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const message = isRecord(first) ? first.message : summary;
  return new ApiError({
    statusCode: response.status,
    ...(isErrorCode(errorCode) ? { errorCode } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    fields: readFields(errors),
    retryAfterS: readRetryAfter(response),
  });
}

/**
 * Every call of the page to the API: same origin, in the language the page shows, failing with an {@link ApiError}
 * alone. It shows nothing; what a failure means is for the caller to say.
 */
export async function httpClient<T>(path: string, { onUploadProgress, ...init }: CallInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  // Where a body may also be a form, the generated callers leave it open what they send.
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  headers.set('Accept-Language', document.documentElement.lang);
  let response: Response;
  try {
    const url = new URL(path, window.location.origin);
    const call: RequestInit = { ...init, headers, credentials: 'same-origin' };
    response = await (onUploadProgress !== undefined && init.body instanceof FormData
      ? (await import('./upload')).fetchWithProgress(url, { ...call, onUploadProgress })
      : fetch(url, call));
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    throw new ApiError();
  }
  if (!response.ok) {
    const failure = await readFailure(response);
    if (failure.errorCode === 'underMaintenance') dispatchEvent(new Event(MAINTENANCE_EVENT));
    throw failure;
  }
  // The document declares the bodies; the generated callers name the type that belongs to the path.
  return (response.status === 204 ? undefined : await response.json()) as T;
}
