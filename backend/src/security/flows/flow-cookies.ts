import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { clearCookie, type CookieKind, readCookies, setCookie } from '../../common/http/cookies.js';
import { flowTokenIn } from '../../common/http/flow-token.js';
import { type TokenPlace } from '../../common/http/tokens-query.js';
import { AppConfig } from '../../config/app-config.js';
import { type FlowTokenResponse } from './flow-token.response.js';

/** The tokens that bind a flow to the browser or program in which it began: in cookies, or, without them, in a header. */
@Injectable()
export class FlowCookies {
  constructor(private readonly config: AppConfig) {}

  read(request: Request, kind: CookieKind): string | null {
    return flowTokenIn(request) ?? readCookies(request)[kind.name] ?? null;
  }

  set(response: Response, kind: CookieKind, token: string): void {
    setCookie(response, kind, token, { maxAgeS: this.config.flows.tokenTtlS, secure: this.config.secure });
  }

  /** Gives the token out: in its cookie, or as the answer where a program asks for it. */
  give(
    response: Response,
    kind: CookieKind,
    token: string,
    place: TokenPlace,
  ): FlowTokenResponse | undefined {
    if (place === 'cookies') {
      this.set(response, kind, token);
      return undefined;
    }
    response.status(200);
    return { flowToken: token, expiresIn: this.config.flows.tokenTtlS };
  }

  clear(response: Response, kind: CookieKind): void {
    clearCookie(response, kind, this.config.secure);
  }
}
