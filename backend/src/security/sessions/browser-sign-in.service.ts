import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { carriesBearer } from '../../common/http/bearer.js';
import { readCookies } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KnownDeviceCookieService } from '../login-lock/known-device-cookie.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { type SessionTokensResponse } from './session-tokens.response.js';
import { type IssuedTokens, SessionsService } from './sessions.service.js';

/** Signs browsers and programs in and out. */
@Injectable()
export class BrowserSignInService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly sessionCookies: SessionCookiesService,
    private readonly knownDevice: KnownDeviceCookieService,
    private readonly config: AppConfig,
  ) {}

  /** The tokens in the body, for programs. */
  inBody({ accessToken, refreshToken }: IssuedTokens): SessionTokensResponse {
    return { accessToken, refreshToken, expiresIn: this.config.sessions.accessTtlS };
  }

  /**
   * Sets the cookies of a new session. The browser's previous session ends, because nobody could log it out any more.
   */
  async complete(request: GuardedRequest, response: ServerResponse, tokens: IssuedTokens): Promise<void> {
    if (request.headers.authorization === undefined) await this.endSessionsOf(request);
    await this.sessionCookies.set(response, tokens);
    this.knownDevice.set(request, response, tokens.accountId);
  }

  /** Ends the request's session, and clears its cookies if it has any. */
  async undo(request: GuardedRequest, response: ServerResponse): Promise<void> {
    await this.endSessionsOf(request);
    if (!carriesBearer(request)) this.sessionCookies.clear(response);
  }

  private async endSessionsOf(request: GuardedRequest): Promise<void> {
    // Cookies are ignored beside a Bearer token. Otherwise the refresh token identifies the session once the access
    // token has expired.
    const refreshToken = carriesBearer(request) ? undefined : readCookies(request)[COOKIES.refreshToken.name];
    const ids = [
      request.signedIn?.sessionId ?? null,
      refreshToken ? this.sessions.sessionOf(refreshToken) : null,
    ];
    for (const id of new Set(ids)) if (id !== null) await this.sessions.end(id);
  }
}
