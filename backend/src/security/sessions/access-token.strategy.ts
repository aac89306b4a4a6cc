import { randomUUID } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { type Request } from 'express';
import passport from 'passport';
import passportJwt from 'passport-jwt';
import { bearerToken } from '../../common/http/bearer.js';
import { readCookies } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { AppConfig } from '../../config/app-config.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_TYPE,
  type AccessClaims,
  accessTokenAudience,
} from './access-tokens.service.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

const { ExtractJwt, Strategy } = passportJwt;

/** Longer tokens are not ours and not worth parsing. */
const MAX_LENGTH = 2048;

/** A decoded token with a valid signature, issuer, audience and expiry. */
interface CompleteToken {
  header: { typ?: unknown };
  payload: Record<string, unknown>;
}

/** How a token is extracted and verified; the strategies differ in their key only. */
function optionsOf(key: Buffer, config: AppConfig) {
  return {
    jwtFromRequest: ExtractJwt.fromExtractors([fromHeader, fromCookie]),
    secretOrKey: key,
    algorithms: [ACCESS_TOKEN_ALGORITHM] as (typeof ACCESS_TOKEN_ALGORITHM)[],
    issuer: config.publicUrl,
    audience: accessTokenAudience(config),
    passReqToCallback: true as const,
    // `complete` includes the header, whose type tells access tokens from our other ones.
    jsonWebTokenOptions: { complete: true },
  };
}

/**
 * Verifies access tokens signed with one key, and their sessions. During a rotation of the secret there is one strategy
 * per key.
 */
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  /** A unique name: Passport's registry is global, and tests run several applications in one process. */
  readonly registeredAs = `access-token-${randomUUID()}`;

  constructor(
    key: Buffer,
    config: AppConfig,
    private readonly sessions: SessionsService,
  ) {
    super(optionsOf(key, config));
    passport.use(this.registeredAs, this);
  }

  /** The token's account and session, or false when the token is invalid or its session has ended. */
  async validate(request: Request, { header, payload }: CompleteToken): Promise<SignedIn | false> {
    const claims = header.typ === ACCESS_TOKEN_TYPE ? claimsIn(payload) : null;
    if (!claims) return false;
    // Using the access token or the refresh token of the newest generation marks it as used.
    const refreshToken =
      request.headers.authorization === undefined
        ? (readCookies(request)[COOKIES.refreshToken.name] ?? null)
        : null;
    return (await this.sessions.authenticate(claims, refreshToken)) ?? false;
  }

  /** Removes it from Passport's registry, where it would outlive its application. */
  unregister(): void {
    passport.unuse(this.registeredAs);
  }
}

function fromHeader(request: Request): string | null {
  return boundedToken(bearerToken(request));
}

/** An `Authorization` header takes precedence, even an invalid one. */
function fromCookie(request: Request): string | null {
  if (request.headers.authorization !== undefined) return null;
  return boundedToken(readCookies(request)[COOKIES.accessToken.name]);
}

function boundedToken(token: string | null | undefined): string | null {
  return token && token.length <= MAX_LENGTH ? token : null;
}

/** The claims, or null when one is missing; a token without an expiry would never end. */
function claimsIn({ sub, sid, gen, exp, iat }: Record<string, unknown>): AccessClaims | null {
  if (typeof exp !== 'number' || typeof iat !== 'number') return null;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return null;
  return { accountId: sub, sessionId: sid, generation: gen };
}
