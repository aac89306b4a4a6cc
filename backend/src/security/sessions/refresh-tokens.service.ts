import { KeyRingService } from '../key-ring.service.js';
import { equal } from '../token-hash.js';

/** The content of a refresh token. */
export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

const FORM = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/;

/**
 * Creates refresh tokens: a MAC over session and generation, so that the successor can be issued again after a lost
 * response without storing it.
 */
export class RefreshTokensService {
  constructor(private readonly keys: KeyRingService) {}

  make(claims: RefreshClaims): string {
    return write(claims, this.keys.mac('refresh-token', ...partsOf(claims)));
  }

  /** The token with each key, the current one first: the secret may have changed since it was issued. */
  makeWithEachKey(claims: RefreshClaims): string[] {
    return this.keys.macs('refresh-token', ...partsOf(claims)).map((mac) => write(claims, mac));
  }

  /** The claims of a genuine token, or null; the session decides whether it is still valid. */
  read(token: string): RefreshClaims | null {
    const [, sessionId, generation] = FORM.exec(token) ?? [];
    if (sessionId === undefined || generation === undefined) return null;
    const claims = { sessionId, generation: Number(generation) };
    // Compares the whole token, so that other encodings of the same claims are rejected.
    const isOwn = this.makeWithEachKey(claims).some((own) => equal(Buffer.from(token), Buffer.from(own)));
    return isOwn ? claims : null;
  }
}

const partsOf = ({ sessionId, generation }: RefreshClaims) => [sessionId, String(generation)];

const write = ({ sessionId, generation }: RefreshClaims, mac: Buffer) =>
  `${sessionId}.${generation}.${mac.toString('base64url')}`;
