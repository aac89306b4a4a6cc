import { randomUUID } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { type Request } from 'express';
import passport from 'passport';
import passportJwt from 'passport-jwt';
import { bearerToken } from '../../common/http/bearer.js';
import { COOKIES, readCookies } from '../../common/http/cookies.js';
import { AppConfig } from '../../config/app-config.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_TYPE,
  type AccessClaims,
  accessTokenAudience,
} from './access-tokens.service.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

const { ExtractJwt, Strategy } = passportJwt;

/** Longer ones are none of ours; parsing them would only cost time. */
const MAX_LENGTH = 2048;

/** A token whose signature, issuer, audience and expiry are good, in its parts. */
interface CompleteToken {
  header: { typ?: unknown };
  payload: Record<string, unknown>;
}

/** How a token is found and checked. Strategies of one kind differ in their key alone. */
function optionsOf(key: Buffer, config: AppConfig) {
  return {
    jwtFromRequest: ExtractJwt.fromExtractors([fromHeader, fromCookie]),
    secretOrKey: key,
    algorithms: [ACCESS_TOKEN_ALGORITHM] as (typeof ACCESS_TOKEN_ALGORITHM)[],
    issuer: config.publicUrl,
    audience: accessTokenAudience(config),
    passReqToCallback: true as const,
    // The header is checked as well, so that no other token of ours can be taken for this one.
    jsonWebTokenOptions: { complete: true },
  };
}

/**
 * Reads access tokens that were signed with one key, and looks whether their sessions go on. While the secret is being
 * replaced there are two of them, one for each key.
 */
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  /**
   * Passport has one registry for the whole process, and several applications may run in it, as they do in tests: each
   * registers its own.
   */
  readonly registeredAs = `access-token-${randomUUID()}`;

  constructor(
    key: Buffer,
    config: AppConfig,
    private readonly sessions: SessionsService,
  ) {
    super(optionsOf(key, config));
    passport.use(this.registeredAs, this);
  }

  /** Who holds the token, or false where it is no access token or its session has ended. */
  async validate(request: Request, { header, payload }: CompleteToken): Promise<SignedIn | false> {
    const claims = header.typ === ACCESS_TOKEN_TYPE ? claimsIn(payload) : null;
    if (!claims) return false;
    // The refresh token that came along: a newest generation is in use once either of its tokens is.
    const refreshToken =
      request.headers.authorization === undefined
        ? (readCookies(request)[COOKIES.refreshToken.name] ?? null)
        : null;
    return (await this.sessions.authenticate(claims, refreshToken)) ?? false;
  }

  /** Takes it out of Passport's registry, where it would outlive its application. */
  unregister(): void {
    passport.unuse(this.registeredAs);
  }
}

function fromHeader(request: Request): string | null {
  return boundedToken(bearerToken(request));
}

/** An `Authorization` header decides even where it is invalid: cookies are not looked at then. */
function fromCookie(request: Request): string | null {
  if (request.headers.authorization !== undefined) return null;
  return boundedToken(readCookies(request)[COOKIES.accessToken.name]);
}

function boundedToken(token: string | null | undefined): string | null {
  return token && token.length <= MAX_LENGTH ? token : null;
}

/** The claims of a payload that has all of them. One without an expiry would be good for ever: it is none of ours. */
function claimsIn({ sub, sid, gen, exp, iat }: Record<string, unknown>): AccessClaims | null {
  if (typeof exp !== 'number' || typeof iat !== 'number') return null;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return null;
  return { accountId: sub, sessionId: sid, generation: gen };
}
