import { type RequestContext, runWithRequestContext } from '../../src/common/http/request-context.js';

/** Does some work as a request, such as one in another language. */
export function inRequest<Result>(
  context: Partial<RequestContext>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const defaults: RequestContext = {
    requestId: 'request-1',
    language: 'ja',
    clientAddress: '192.0.2.1',
    cookies: () => ({}),
  };
  return new Promise((resolve) => {
    runWithRequestContext({ ...defaults, ...context }, () => {
      resolve(work());
    });
  });
}
