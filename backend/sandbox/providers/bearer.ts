import { type Request } from 'express';

/** The Bearer token of a request; empty without one. */
export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}
