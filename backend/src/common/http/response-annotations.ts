import { type ServerResponse } from 'node:http';

/** What logs and metrics add to a request. */
interface ResponseAnnotations {
  /** Why the request failed; shown in its log line. */
  failureReason?: string;
  /** Replaces a route template that is too general. Must not contain the URL, which may name a person. */
  routeName?: string;
  /** Whether an error status is intended, such as that of maintenance mode, and so not logged as an error. */
  isExpected?: boolean;
}

const ANNOTATIONS = Symbol('annotations');

type AnnotatedResponse = ServerResponse & { [ANNOTATIONS]?: ResponseAnnotations };

/** Adds annotations to a response. */
export function annotate(response: AnnotatedResponse, annotations: ResponseAnnotations): void {
  response[ANNOTATIONS] = { ...response[ANNOTATIONS], ...annotations };
}

/** The annotations of a response. */
export function annotationsOf(response: AnnotatedResponse): ResponseAnnotations {
  return response[ANNOTATIONS] ?? {};
}
