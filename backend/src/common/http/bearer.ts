import { type IncomingMessage } from 'node:http';

const SCHEME = /^Bearer(?: |$)/i;
const TOKEN = /^Bearer +([\w.~+/=-]+)$/i;

/**
 * Whether a request carries a Bearer, good or not. No page of another site can make a browser send one, so such a
 * request is a program's.
 */
export function carriesBearer({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return SCHEME.test(headers.authorization ?? '');
}

/** The token of a Bearer that is well formed, or null. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return TOKEN.exec(headers.authorization ?? '')?.[1] ?? null;
}
