import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { AppConfig } from '../../config/app-config.js';
import { KeyRingService } from '../key-ring.service.js';

/** The one algorithm that access tokens are signed with. */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** The type in their header (RFC 9068), which no other token has. */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

/** What an access token says: whose it is, and which generation of which session it was issued with. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
  generation: number;
}

/** For whom access tokens are meant: the API, and nothing else at the same address. */
export const accessTokenAudience = ({ publicUrl }: Pick<AppConfig, 'publicUrl'>): string =>
  `${publicUrl}/api`;

/** Signs access tokens; `AccessTokenStrategy` reads them. */
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
