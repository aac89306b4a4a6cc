import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { clearCookie, COOKIES, readCookies, setCookie } from '../../common/http/cookies.js';
import { flowTokenIn } from '../../common/http/flow-token.js';
import { AppConfig } from '../../config/app-config.js';
import { type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type SocialLoginOrigin } from './social-provider.js';

/** The cookies of a browser on its way to a provider: what binds the way to it, and a hint for the page it comes back to. */
@Injectable()
export class OauthCookies {
  constructor(private readonly config: AppConfig) {}

  readState(request: Request): string | null {
    return flowTokenIn(request) ?? readCookies(request)[COOKIES.oauthState.name] ?? null;
  }

  setState(response: Response, token: string, from: SocialLoginOrigin): void {
    const lifetime = { maxAgeS: this.config.providers.stateTtlS, secure: this.config.secure };
    setCookie(response, COOKIES.oauthState, token, lifetime);
    setCookie(response, COOKIES.oauthFrom, from, lifetime);
  }

  /** The same for a program, which is asked by nobody why it went there. */
  stateInBody(token: string): FlowTokenResponse {
    return { flowToken: token, expiresIn: this.config.providers.stateTtlS };
  }

  readLinkageState(request: Request): string | null {
    return readCookies(request)[COOKIES.linkageState.name] ?? null;
  }

  setLinkageState(response: Response, token: string): void {
    const lifetime = { maxAgeS: this.config.providers.stateTtlS, secure: this.config.secure };
    setCookie(response, COOKIES.linkageState, token, lifetime);
  }

  /** The way is used up. */
  clearLinkageState(response: Response): void {
    clearCookie(response, COOKIES.linkageState, this.config.secure);
  }

  /** The way is used up. */
  clearState(response: Response): void {
    clearCookie(response, COOKIES.oauthState, this.config.secure);
  }
}
