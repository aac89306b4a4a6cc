/** Told how much of a body has been sent, from 0 to 1. */
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
 * `fetch` for a body whose way to the server is shown: browsers tell of it through the older interface alone. It
 * answers, fails and is given up as `fetch` does, to this page's own host.
 */
export function fetchWithProgress(url: URL, init: UploadInit): Promise<Response> {
  const { method = 'GET', headers, body, signal, onUploadProgress } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const fail = (reason: Error) => () => reject(reason);
    const aborted = fail(new DOMException('The upload was given up', 'AbortError'));

    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onUploadProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const answer = WITHOUT_BODY.includes(status) ? null : responseText;
      resolve(new Response(answer, { status, headers: readHeaders(request) }));
    });
    request.addEventListener('error', fail(new TypeError('The upload failed')));
    request.addEventListener('abort', aborted);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));

    if (signal?.aborted === true) {
      aborted();
      return;
    }
    signal?.addEventListener('abort', giveUp);
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}
