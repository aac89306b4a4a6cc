import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppConfig } from '../../config/app-config.js';
import { KeyRing } from '../key-ring.js';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** Longer ones are none of ours; parsing them would only cost time. */
const MAX_LENGTH = 2048;

/** What an access token says: whose it is, and which generation of which session it was issued with. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
  generation: number;
}

/** Signs and verifies access tokens (RFC 9068 in form; HS256, one issuer, one audience, always an expiry). */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly config: AppConfig,
    private readonly keys: KeyRing,
  ) {}

  sign({ accountId, sessionId, generation }: AccessClaims): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ sid: sessionId, gen: generation })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(accountId)
      .setIssuer(this.config.publicUrl)
      .setAudience(this.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + this.config.sessions.accessTtlS)
      .sign(this.keys.key('access-token'));
  }

  /** The claims of a token of ours that has not expired, or null. */
  async verify(token: string): Promise<AccessClaims | null> {
    if (token.length > MAX_LENGTH) return null;
    try {
      const { payload } = await jwtVerify(token, this.keys.key('access-token'), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.config.publicUrl,
        audience: this.audience,
        requiredClaims: ['sub', 'sid', 'gen', 'exp', 'iat'],
      });
      const { sub, sid, gen } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return null;
      return { accountId: sub, sessionId: sid, generation: gen };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  private get audience(): string {
    return `${this.config.publicUrl}/api`;
  }
}
