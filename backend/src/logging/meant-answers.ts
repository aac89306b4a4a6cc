import { type ServerResponse } from 'node:http';

const meant = new WeakSet<ServerResponse>();

/** Says that an answer tells of no failure, whatever its status: somebody wished for it. The log then stays calm. */
export function markAsMeant(response: ServerResponse): void {
  meant.add(response);
}

/** Whether an answer was marked as meant. */
export function isMeant(response: ServerResponse): boolean {
  return meant.has(response);
}
