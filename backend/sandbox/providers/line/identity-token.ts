import { SignJWT, UnsecuredJWT } from 'jose';
import { type Consent } from '../grant-book.js';
import { type SandboxClock } from '../world.js';
import { LINE_CHANNEL } from './channel.js';
import { type LinePerson } from './people.js';

/** The faults of ID tokens for tests. */
export type IdentityTokenFlaw =
  | 'wrong-issuer'
  | 'wrong-audience'
  | 'wrong-nonce'
  | 'no-nonce'
  | 'no-name'
  | 'expired'
  | 'no-expiry'
  | 'wrong-key'
  | 'wrong-algorithm'
  | 'unsigned';

const LIFE_S = 3600;

/** The ID token of a consent, signed like LINE's for web login: HS256 with the channel secret. */
export async function identityToken(
  person: LinePerson,
  { nonce, scopes }: Consent,
  clock: SandboxClock,
  flaw: IdentityTokenFlaw | null,
): Promise<string> {
  const now = clock.nowS();
  const claims = {
    iss: flaw === 'wrong-issuer' ? 'https://access.example' : LINE_CHANNEL.issuer,
    sub: person.userId,
    aud: flaw === 'wrong-audience' ? '1650000002' : LINE_CHANNEL.id,
    iat: flaw === 'expired' ? now - 2 * LIFE_S : now,
    ...(flaw === 'no-expiry' ? {} : { exp: flaw === 'expired' ? now - LIFE_S : now + LIFE_S }),
    amr: ['pwd'],
    ...(nonce === null || flaw === 'no-nonce' ? {} : { nonce: flaw === 'wrong-nonce' ? `${nonce}x` : nonce }),
    ...(scopes.includes('profile') && flaw !== 'no-name' ? { name: person.displayName } : {}),
    ...(scopes.includes('email') && person.email !== null ? { email: person.email } : {}),
  };
  if (flaw === 'unsigned') return new UnsecuredJWT(claims).encode();
  const secret = flaw === 'wrong-key' ? LINE_CHANNEL.secret.toUpperCase() : LINE_CHANNEL.secret;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: flaw === 'wrong-algorithm' ? 'HS512' : 'HS256', typ: 'JWT' })
    .sign(Buffer.from(secret, 'utf8'));
}
