import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { readCookies, setCookie } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KNOWN_DEVICE_LIFE_S, KnownDevicesService } from './known-devices.service.js';

/** The cookie with which an account recognises a browser that signed in before. */
@Injectable()
export class KnownDeviceCookieService {
  constructor(
    private readonly config: AppConfig,
    private readonly knownDevices: KnownDevicesService,
  ) {}

  read(request: IncomingMessage): string | null {
    return readCookies(request)[COOKIES.knownDevice.name] ?? null;
  }

  /** Marks the browser as known to an account for another year; it keeps its id. */
  set(request: IncomingMessage, response: ServerResponse, accountId: string): void {
    const deviceId = this.knownDevices.read(this.read(request), accountId);
    setCookie(response, COOKIES.knownDevice, this.knownDevices.issue(accountId, deviceId), {
      maxAgeS: KNOWN_DEVICE_LIFE_S,
      secure: this.config.secure,
    });
  }
}
