/** Receives the sent fraction of a body, from 0 to 1. */
export type UploadProgress = (sent: number) => void;

interface UploadInit extends RequestInit {
  onUploadProgress: UploadProgress;
}

const WITHOUT_BODY = [204, 205, 304];

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * `fetch` with upload progress, which only XMLHttpRequest reports. Resolves, rejects and aborts as `fetch` does.
 *
 * @param createRequest makes the request
 */
export function fetchWithProgress(
  url: URL,
  init: UploadInit,
  createRequest = () => new XMLHttpRequest(),
): Promise<Response> {
  const { method = 'GET', headers, body, signal, onUploadProgress } = init;
  return new Promise((resolve, reject) => {
    const request = createRequest();
    const abort = () => request.abort();
    const fail = (reason: Error) => () => reject(reason);
    const failAborted = fail(new DOMException('The upload was aborted', 'AbortError'));

    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onUploadProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const body = WITHOUT_BODY.includes(status) ? null : responseText;
      resolve(new Response(body, { status, headers: readHeaders(request) }));
    });
    request.addEventListener('error', fail(new TypeError('The upload failed')));
    request.addEventListener('abort', failAborted);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));

    if (signal?.aborted === true) {
      failAborted();
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}
