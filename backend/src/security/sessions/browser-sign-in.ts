import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { KnownDeviceCookie } from '../login-lock/known-device-cookie.js';
import { Authenticator } from './authenticator.js';
import { SessionCookies } from './session-cookies.js';
import { type IssuedTokens, SessionsService } from './sessions.service.js';

/** Hands a new session to a browser. */
@Injectable()
export class BrowserSignIn {
  constructor(
    private readonly sessions: SessionsService,
    private readonly authenticator: Authenticator,
    private readonly sessionCookies: SessionCookies,
    private readonly knownDevice: KnownDeviceCookie,
  ) {}

  /**
   * Sets the cookies of a session that has just begun. A browser has one session at a time: the one whose cookies these
   * replace ends, or its tokens would stay good with nobody left to log it out.
   */
  async complete(request: Request, response: Response, tokens: IssuedTokens): Promise<void> {
    for (const earlier of await this.authenticator.sessionsInCookies(request)) {
      if (earlier !== tokens.sessionId) await this.sessions.end(earlier);
    }
    await this.sessionCookies.set(response, tokens);
    this.knownDevice.set(request, response, tokens.accountId);
  }
}
