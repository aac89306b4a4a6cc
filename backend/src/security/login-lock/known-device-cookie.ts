import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { COOKIES, readCookies, setCookie } from '../../common/http/cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KNOWN_DEVICE_LIFE_S, KnownDevices } from './known-devices.js';

/** The cookie by which a browser is known to the account that it signed in to last. */
@Injectable()
export class KnownDeviceCookie {
  constructor(
    private readonly config: AppConfig,
    private readonly knownDevices: KnownDevices,
  ) {}

  read(request: Request): string | null {
    return readCookies(request)[COOKIES.knownDevice.name] ?? null;
  }

  /** Makes the browser known to an account for another year; a browser that is known to it stays the same one. */
  set(request: Request, response: Response, accountId: string): void {
    const deviceId = this.knownDevices.read(this.read(request), accountId);
    setCookie(response, COOKIES.knownDevice, this.knownDevices.issue(accountId, deviceId), {
      maxAgeS: KNOWN_DEVICE_LIFE_S,
      secure: this.config.secure,
    });
  }
}
