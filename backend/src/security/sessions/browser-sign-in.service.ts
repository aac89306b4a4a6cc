import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { carriesBearer } from '../../common/http/bearer.js';
import { COOKIES, readCookies } from '../../common/http/cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KnownDeviceCookieService } from '../login-lock/known-device-cookie.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { type SessionTokensResponse } from './session-tokens.response.js';
import { type IssuedTokens, SessionsService } from './sessions.service.js';

/** Hands sessions to browsers and programs, and takes them back. */
@Injectable()
export class BrowserSignInService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly sessionCookies: SessionCookiesService,
    private readonly knownDevice: KnownDeviceCookieService,
    private readonly config: AppConfig,
  ) {}

  /** The tokens of a session for a program, which keeps them itself. */
  inBody({ accessToken, refreshToken }: IssuedTokens): SessionTokensResponse {
    return { accessToken, refreshToken, expiresIn: this.config.sessions.accessTtlS };
  }

  /**
   * Sets the cookies of a session that has just begun. A browser has one session at a time: the one whose cookies these
   * replace ends, or its tokens would stay good with nobody left to log it out.
   */
  async complete(request: GuardedRequest, response: ServerResponse, tokens: IssuedTokens): Promise<void> {
    if (request.headers.authorization === undefined) await this.endSessionsOf(request);
    await this.sessionCookies.set(response, tokens);
    this.knownDevice.set(request, response, tokens.accountId);
  }

  /** Logs out: ends the session that the request's tokens belong to, and removes its cookies where it came in them. */
  async undo(request: GuardedRequest, response: ServerResponse): Promise<void> {
    await this.endSessionsOf(request);
    if (!carriesBearer(request)) this.sessionCookies.clear(response);
  }

  private async endSessionsOf(request: GuardedRequest): Promise<void> {
    // Beside a Bearer cookies do not count. Otherwise the refresh token says which session it is once the access token
    // has expired.
    const refreshToken = carriesBearer(request) ? undefined : readCookies(request)[COOKIES.refreshToken.name];
    const ids = [
      request.signedIn?.sessionId ?? null,
      refreshToken ? this.sessions.sessionOf(refreshToken) : null,
    ];
    for (const id of new Set(ids)) if (id !== null) await this.sessions.end(id);
  }
}
