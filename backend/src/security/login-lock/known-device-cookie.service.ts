import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { COOKIES, readCookies, setCookie } from '../../common/http/cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KNOWN_DEVICE_LIFE_S, KnownDevicesService } from './known-devices.service.js';

/** The cookie by which a browser is known to the account that it signed in to last. */
@Injectable()
export class KnownDeviceCookieService {
  constructor(
    private readonly config: AppConfig,
    private readonly knownDevices: KnownDevicesService,
  ) {}

  read(request: IncomingMessage): string | null {
    return readCookies(request)[COOKIES.knownDevice.name] ?? null;
  }

  /** Makes the browser known to an account for another year; a browser that is known to it stays the same one. */
  set(request: IncomingMessage, response: ServerResponse, accountId: string): void {
    const deviceId = this.knownDevices.read(this.read(request), accountId);
    setCookie(response, COOKIES.knownDevice, this.knownDevices.issue(accountId, deviceId), {
      maxAgeS: KNOWN_DEVICE_LIFE_S,
      secure: this.config.secure,
    });
  }
}
