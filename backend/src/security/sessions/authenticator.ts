import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { bearerToken, carriesBearer } from '../../common/http/bearer.js';
import { COOKIES, readCookies } from '../../common/http/cookies.js';
import { SessionCookies } from './session-cookies.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

/** Finds out who makes a request, and renews a browser's session on the way where its access token has expired. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * Who is signed in, or null. An `Authorization` header is a program's: it decides even where it is invalid, cookies are
   * not looked at then, and nothing is renewed on the way.
   */
  async authenticate(request: Request, response: Response): Promise<SignedIn | null> {
    if (request.headers.authorization !== undefined) {
      const token = bearerToken(request);
      return token === null ? null : this.sessions.authenticate(token);
    }
    const cookies = readCookies(request);
    const accessToken = cookies[COOKIES.accessToken.name];
    const refreshToken = cookies[COOKIES.refreshToken.name];
    const signedIn = accessToken ? await this.sessions.authenticate(accessToken, refreshToken) : null;
    return signedIn ?? this.renew(refreshToken, response);
  }

  /** The sessions that a request's tokens belong to: what a logout ends. A Bearer decides alone here as well. */
  async sessionsOf(request: Request): Promise<string[]> {
    if (!carriesBearer(request)) return this.sessionsInCookies(request);
    const token = bearerToken(request);
    const signedIn = token === null ? null : await this.sessions.authenticate(token);
    return signedIn ? [signedIn.sessionId] : [];
  }

  /** The sessions that the cookies of a browser belong to, also where the access token has expired. */
  async sessionsInCookies(request: Request): Promise<string[]> {
    const cookies = readCookies(request);
    const refreshToken = cookies[COOKIES.refreshToken.name];
    const accessToken = cookies[COOKIES.accessToken.name];
    const ids = [
      refreshToken ? this.sessions.sessionOf(refreshToken) : null,
      accessToken ? ((await this.sessions.authenticate(accessToken))?.sessionId ?? null) : null,
    ];
    return [...new Set(ids.filter((id) => id !== null))];
  }

  private async renew(refreshToken: string | undefined, response: Response): Promise<SignedIn | null> {
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
