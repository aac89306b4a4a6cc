import { ApiError, isErrorCode, type FieldFailure } from './api-error';
import { type UploadProgress } from './upload';

/** The window event dispatched when a call is refused because of maintenance. */
export const MAINTENANCE_EVENT = 'siteclosed';

/** The options of a call: those of `fetch`, and upload progress. */
export interface CallInit extends RequestInit {
  /** Called with the progress of an upload; not called for bodies without files. */
  onUploadProgress?: UploadProgress | undefined;
}

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

/** The API sends seconds, not dates. */
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
 * Makes a call to the API, in the page's language. Callers decide how to show errors.
 *
 * @throws ApiError on any failure but an abort
 */
export async function httpClient<T>(path: string, { onUploadProgress, ...init }: CallInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  // Generated callers set no type where a body may be JSON or a form.
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
  // The generated callers pass the response type of the path.
  return (response.status === 204 ? undefined : await response.json()) as T;
}
