import { type Request } from 'express';

/** The token that a call shows in its header; empty where it shows none. */
export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}
