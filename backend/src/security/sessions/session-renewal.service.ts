import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { readCookies } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

/** Renews a browser's session when its access token has expired. */
@Injectable()
export class SessionRenewalService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookiesService,
  ) {}

  /**
   * Signs in with the refresh token cookie. A request with an `Authorization` header is a program's: its cookies are
   * ignored.
   */
  async renew(request: IncomingMessage, response: ServerResponse): Promise<SignedIn | null> {
    if (request.headers.authorization !== undefined) return null;
    const refreshToken = readCookies(request)[COOKIES.refreshToken.name];
    if (!refreshToken) return null;
    const tokens = await this.sessions.rotate(refreshToken);
    if (!tokens) {
      this.cookies.clear(response);
      return null;
    }
    await this.cookies.set(response, tokens);
    return { accountId: tokens.accountId, sessionId: tokens.sessionId };
  }
}
