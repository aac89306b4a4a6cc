import { createHash } from 'node:crypto';
import { type Request, type Response } from 'express';

/** The fields of a query or form that occur once. */
export type Fields = Record<string, string | undefined>;

export function queryOf(request: Request): Fields {
  return request.query as Fields;
}

/** A request's form, or null after an error response. */
export function formOf(request: Request, response: Response): Fields | null {
  if (request.is('application/x-www-form-urlencoded')) return request.body as Fields;
  refuse(response, 400, 'invalid_request', 'Content-Type must be application/x-www-form-urlencoded.');
  return null;
}

/** The Bearer token of a request; empty without one. */
export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}

/** Responds with an OAuth error (RFC 6749, section 5.2). */
export function refuse(response: Response, status: number, error: string, description: string): void {
  response.status(status).json({ error, error_description: description });
}

/** Whether a verifier matches a challenge (RFC 7636, S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url') === challenge;
}

/** The challenge parameter that no provider accepts, or null. */
export function wrongChallenge(query: Fields): string | null {
  const challenge = query['code_challenge'];
  if (challenge === undefined) return null;
  if (!/^[\w-]{43}$/.test(challenge)) return 'code_challenge';
  return query['code_challenge_method'] === 'S256' ? null : 'code_challenge_method';
}
