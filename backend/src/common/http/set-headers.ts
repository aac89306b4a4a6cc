import { type ServerResponse } from 'node:http';

/** Sets headers one by one, because `response.setHeaders` appends to existing ones. */
export function setHeaders(response: ServerResponse, headers: Iterable<readonly [string, string]>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
