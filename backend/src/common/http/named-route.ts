import { type ServerResponse } from 'node:http';

const NAMES = new WeakMap<ServerResponse, string>();

/**
 * Names a request's route for logs and metrics when the route's template is too general: one route serves all pages.
 *
 * @param name must not contain the URL, which may name a person
 */
export function nameRoute(response: ServerResponse, name: string): void {
  NAMES.set(response, name);
}

/** The route's name, if set. */
export function namedRoute(response: ServerResponse): string | undefined {
  return NAMES.get(response);
}
