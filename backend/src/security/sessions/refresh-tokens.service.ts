import { KeyRingService } from '../key-ring.service.js';
import { equal } from '../token-hash.js';

/** A refresh token in parts: the session it belongs to and which of its generations it is. */
export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

const FORM = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/;

/**
 * Makes refresh tokens: opaque to clients, a MAC over session and generation for us, so that a successor whose answer
 * was lost can be given again without being kept.
 */
export class RefreshTokensService {
  constructor(private readonly keys: KeyRingService) {}

  make(claims: RefreshClaims): string {
    return write(claims, this.keys.mac('refresh-token', ...partsOf(claims)));
  }

  /** The same token under each key, the current one's first: a successor may have been made before the secret changed. */
  makeWithEachKey(claims: RefreshClaims): string[] {
    return this.keys.macs('refresh-token', ...partsOf(claims)).map((mac) => write(claims, mac));
  }

  /** The parts of a token that we made, or null; whether it is still good is for the session to say. */
  read(token: string): RefreshClaims | null {
    const [, sessionId, generation] = FORM.exec(token) ?? [];
    if (sessionId === undefined || generation === undefined) return null;
    const claims = { sessionId, generation: Number(generation) };
    // The whole token is compared: another way to write the same number or bytes is not ours.
    const isOwn = this.makeWithEachKey(claims).some((own) => equal(Buffer.from(token), Buffer.from(own)));
    return isOwn ? claims : null;
  }
}

const partsOf = ({ sessionId, generation }: RefreshClaims) => [sessionId, String(generation)];

const write = ({ sessionId, generation }: RefreshClaims, mac: Buffer) =>
  `${sessionId}.${generation}.${mac.toString('base64url')}`;
