import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { clearCookie, readCookies, setCookie } from '../../../common/http/cookies.js';
import { OAUTH_COOKIES } from './oauth-cookies.js';
import { flowTokenIn } from '../../../common/http/flow-token.js';
import { AppConfig } from '../../../config/app-config.js';
import { type FlowTokenResponse } from '../../../security/flows/flow-token.response.js';
import { type SocialLoginOrigin } from './social-provider.js';

/** The cookies of OAuth flows: the state that binds a flow to the browser, and where the flow started. */
@Injectable()
export class OAuthCookiesService {
  constructor(private readonly config: AppConfig) {}

  readState(request: IncomingMessage): string | null {
    return flowTokenIn(request) ?? readCookies(request)[OAUTH_COOKIES.oauthState.name] ?? null;
  }

  setState(response: ServerResponse, token: string, from: SocialLoginOrigin): void {
    setCookie(response, OAUTH_COOKIES.oauthState, token, this.lifetime);
    setCookie(response, OAUTH_COOKIES.oauthFrom, from, this.lifetime);
  }

  /** The state for API clients without cookies. */
  stateInBody(token: string): FlowTokenResponse {
    return { flowToken: token, expiresIn: this.config.providers.stateTtlS };
  }

  readLinkageState(request: IncomingMessage): string | null {
    return readCookies(request)[OAUTH_COOKIES.linkageState.name] ?? null;
  }

  setLinkageState(response: ServerResponse, token: string): void {
    setCookie(response, OAUTH_COOKIES.linkageState, token, this.lifetime);
  }

  clearLinkageState(response: ServerResponse): void {
    clearCookie(response, OAUTH_COOKIES.linkageState, this.config.secure);
  }

  clearState(response: ServerResponse): void {
    clearCookie(response, OAUTH_COOKIES.oauthState, this.config.secure);
  }

  private get lifetime() {
    return { maxAgeS: this.config.providers.stateTtlS, secure: this.config.secure };
  }
}
