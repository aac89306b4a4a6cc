import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { COOKIES, readCookies } from '../../common/http/cookies.js';
import { SessionCookies } from './session-cookies.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

/** Renews a browser's session on the way where its access token has expired. */
@Injectable()
export class SessionRenewal {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * Who is signed in by the refresh token in the browser's cookie, or null. An `Authorization` header is a program's: it
   * decides even where it is invalid, so cookies are not looked at then.
   */
  async renew(request: Request, response: Response): Promise<SignedIn | null> {
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
