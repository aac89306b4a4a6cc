import { type ServerResponse } from 'node:http';

const REASONS = new WeakMap<ServerResponse, string>();

/** Notes why a request failed, for its line in the log: where many fail for one reason, none needs a line beside that. */
export function noteReason(response: ServerResponse, reason: string): void {
  REASONS.set(response, reason);
}

/** Why a request failed, where that was noted. */
export function notedReason(response: ServerResponse): string | undefined {
  return REASONS.get(response);
}
