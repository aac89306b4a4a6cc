import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { clearCookie, type CookieKind, readCookies, setCookie } from '../../common/http/cookies.js';
import { AppConfig } from '../../config/app-config.js';

/** The cookies that bind a flow to the browser in which it began. */
@Injectable()
export class FlowCookies {
  constructor(private readonly config: AppConfig) {}

  read(request: Request, kind: CookieKind): string | null {
    return readCookies(request)[kind.name] ?? null;
  }

  set(response: Response, kind: CookieKind, token: string): void {
    setCookie(response, kind, token, { maxAgeS: this.config.flows.tokenTtlS, secure: this.config.secure });
  }

  clear(response: Response, kind: CookieKind): void {
    clearCookie(response, kind, this.config.secure);
  }
}
