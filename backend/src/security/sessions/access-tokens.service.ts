import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { AppConfig } from '../../config/app-config.js';
import { KeyRingService } from '../key-ring.service.js';

export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** The `typ` in their header (RFC 9068), which no other token has. */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

/** The claims of an access token. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
  generation: number;
}

/** The audience of access tokens: the API, not the whole origin. */
export const accessTokenAudience = ({ publicUrl }: Pick<AppConfig, 'publicUrl'>): string =>
  `${publicUrl}/api`;

/** Signs access tokens; `AccessTokenStrategy` verifies them. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly config: AppConfig,
    private readonly keys: KeyRingService,
  ) {}

  sign({ accountId, sessionId, generation }: AccessClaims): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ sid: sessionId, gen: generation })
      .setProtectedHeader({ alg: ACCESS_TOKEN_ALGORITHM, typ: ACCESS_TOKEN_TYPE })
      .setSubject(accountId)
      .setIssuer(this.config.publicUrl)
      .setAudience(accessTokenAudience(this.config))
      .setIssuedAt(now)
      .setExpirationTime(now + this.config.sessions.accessTtlS)
      .sign(this.keys.key('access-token'));
  }
}
