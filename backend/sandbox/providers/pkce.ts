import { createHash } from 'node:crypto';

/** Whether a verifier is the one that a challenge was made of (RFC 7636, S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url') === challenge;
}

/** The parameter of a challenge that no provider accepts; null where it is well, or there is none. */
export function wrongChallenge(challenge: string | undefined, method: string | undefined): string | null {
  if (challenge === undefined) return null;
  if (!/^[\w-]{43}$/.test(challenge)) return 'code_challenge';
  return method === 'S256' ? null : 'code_challenge_method';
}
