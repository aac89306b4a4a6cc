import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { clearCookie, type CookieKind, setCookie } from '../../common/http/cookies.js';
import { type TokenPlace } from '../../common/http/tokens-query.js';
import { AppConfig } from '../../config/app-config.js';
import { type FlowTokenResponse } from './flow-token.response.js';

/** The token that binds a flow to a client: in a cookie, or in a header for programs without cookies. */
@Injectable()
export class FlowCookiesService {
  constructor(private readonly config: AppConfig) {}

  set(response: ServerResponse, kind: CookieKind, token: string): void {
    setCookie(response, kind, token, { maxAgeS: this.config.flows.tokenTtlS, secure: this.config.secure });
  }

  /** Sets the token's cookie, or returns the body for programs that ask for it. */
  give(
    response: ServerResponse,
    kind: CookieKind,
    token: string,
    place: TokenPlace,
  ): FlowTokenResponse | undefined {
    if (place === 'cookies') {
      this.set(response, kind, token);
      return undefined;
    }
    response.statusCode = 200;
    return { flowToken: token, expiresIn: this.config.flows.tokenTtlS };
  }

  clear(response: ServerResponse, kind: CookieKind): void {
    clearCookie(response, kind, this.config.secure);
  }
}
