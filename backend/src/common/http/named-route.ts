import { type ServerResponse } from 'node:http';

const NAMES = new WeakMap<ServerResponse, string>();

/**
 * Names what answers a request where the template of its route does not tell: one route answers all pages.
 *
 * @param name never made from the address itself, which may name a person
 */
export function nameRoute(response: ServerResponse, name: string): void {
  NAMES.set(response, name);
}

/** The name that a request's route was given, if any. */
export function namedRoute(response: ServerResponse): string | undefined {
  return NAMES.get(response);
}
