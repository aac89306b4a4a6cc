import { type ServerResponse } from 'node:http';

const REASONS = new WeakMap<ServerResponse, string>();

/** Sets the failure reason in the request's log line, instead of a log line of its own. */
export function noteReason(response: ServerResponse, reason: string): void {
  REASONS.set(response, reason);
}

/** The failure reason, if set. */
export function notedReason(response: ServerResponse): string | undefined {
  return REASONS.get(response);
}
