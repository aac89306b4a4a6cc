import { type IncomingMessage } from 'node:http';

const SCHEME = /^Bearer(?: |$)/i;
const TOKEN = /^Bearer +([\w.~+/=-]+)$/i;

/**
 * Whether a request has a Bearer token, valid or not. Pages of other sites cannot send one, so it comes from a program.
 */
export function carriesBearer({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return SCHEME.test(headers.authorization ?? '');
}

/** The token, or null when the header is malformed or missing. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return TOKEN.exec(headers.authorization ?? '')?.[1] ?? null;
}
