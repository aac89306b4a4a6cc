import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { clearCookie, setCookie, type CookieKind } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { type IssuedTokens } from './sessions.service.js';
import { SessionReadModel } from './session.read-model.js';

const SESSION_COOKIES = [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.loggedIn, COOKIES.displayId];

/** A session's cookies: two tokens, and two hints that the page may read. */
@Injectable()
export class SessionCookiesService {
  constructor(
    private readonly config: AppConfig,
    private readonly sessions: SessionReadModel,
  ) {}

  async set(response: ServerResponse, tokens: IssuedTokens): Promise<void> {
    const { accessTtlS, refreshTtlS } = this.config.sessions;
    const { secure } = this.config;
    const set = (kind: CookieKind, value: string, maxAgeS: number) =>
      setCookie(response, kind, value, { maxAgeS, secure });
    set(COOKIES.accessToken, tokens.accessToken, accessTtlS);
    set(COOKIES.refreshToken, tokens.refreshToken, refreshTtlS);
    set(COOKIES.loggedIn, '1', refreshTtlS);
    set(COOKIES.displayId, await this.sessions.displayIdOf(tokens.accountId), refreshTtlS);
  }

  /** Updates the hint after a change of the display ID. */
  setDisplayId(response: ServerResponse, displayId: string): void {
    const { secure, sessions } = this.config;
    setCookie(response, COOKIES.displayId, displayId, { maxAgeS: sessions.refreshTtlS, secure });
  }

  clear(response: ServerResponse): void {
    for (const kind of SESSION_COOKIES) clearCookie(response, kind, this.config.secure);
  }
}
