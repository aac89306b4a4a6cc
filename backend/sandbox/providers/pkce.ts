import { createHash } from 'node:crypto';

/** Whether a verifier matches a challenge (RFC 7636, S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url') === challenge;
}

/** The challenge parameter that no provider accepts, or null. */
export function wrongChallenge(challenge: string | undefined, method: string | undefined): string | null {
  if (challenge === undefined) return null;
  if (!/^[\w-]{43}$/.test(challenge)) return 'code_challenge';
  return method === 'S256' ? null : 'code_challenge_method';
}
