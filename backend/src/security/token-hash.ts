import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a token at rest. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether two secrets are equal, in a time that does not tell where they differ. */
export function equal(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
