import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRingService } from '../key-ring.service.js';

/** Seconds for which a browser is known after signing in. */
export const KNOWN_DEVICE_LIFE_S = 365 * 86_400;

const FORM = /^([0-9a-f-]{36})\.(\d{1,12})\.[\w-]{43}$/;

/**
 * Signs device tokens. A token binds a device id to an account, or to a mailbox whose mail was opened in the browser,
 * without naming it.
 */
@Injectable()
export class KnownDevicesService {
  constructor(private readonly keys: KeyRingService) {}

  /** The device id, or null when the token is invalid, expired or for another subject. */
  read(value: string | null, knownTo: string): string | null {
    const [, deviceId, expires] = FORM.exec(value ?? '') ?? [];
    if (value === null || deviceId === undefined || expires === undefined) return null;
    const mac = Buffer.from(value.slice(value.lastIndexOf('.') + 1), 'base64url');
    const own = this.keys.isMac(mac, 'known-device', knownTo, deviceId, expires);
    return own && Number(expires) > Date.now() / 1000 ? deviceId : null;
  }

  /** Issues a token for a device id, or a new one. */
  issue(knownTo: string, deviceId: string | null, lifeS = KNOWN_DEVICE_LIFE_S): string {
    const expires = Math.floor(Date.now() / 1000) + lifeS;
    return this.sign(knownTo, deviceId ?? randomUUID(), String(expires));
  }

  private sign(knownTo: string, deviceId: string, expires: string): string {
    const mac = this.keys.mac('known-device', knownTo, deviceId, expires).toString('base64url');
    return `${deviceId}.${expires}.${mac}`;
  }
}
