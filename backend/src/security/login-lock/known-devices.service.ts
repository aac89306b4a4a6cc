import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRingService } from '../key-ring.service.js';

/** How long a browser is known after it has signed in, in seconds. */
export const KNOWN_DEVICE_LIFE_S = 365 * 86_400;

const FORM = /^([0-9a-f-]{36})\.(\d{1,12})\.[\w-]{43}$/;

/**
 * Signs what makes a browser known to an account that has signed in in it, or to a mailbox whose mail was opened in it.
 * Neither is named in it.
 */
@Injectable()
export class KnownDevicesService {
  constructor(private readonly keys: KeyRingService) {}

  /** The id of the browser, or null where this account, or mailbox, does not know it or has not seen it for too long. */
  read(value: string | null, knownTo: string): string | null {
    const [, deviceId, expires] = FORM.exec(value ?? '') ?? [];
    if (value === null || deviceId === undefined || expires === undefined) return null;
    const mac = Buffer.from(value.slice(value.lastIndexOf('.') + 1), 'base64url');
    const own = this.keys.isMac(mac, 'known-device', knownTo, deviceId, expires);
    return own && Number(expires) > Date.now() / 1000 ? deviceId : null;
  }

  /** What a browser keeps from the moment at which it becomes known. */
  issue(knownTo: string, deviceId: string | null, lifeS = KNOWN_DEVICE_LIFE_S): string {
    const expires = Math.floor(Date.now() / 1000) + lifeS;
    return this.sign(knownTo, deviceId ?? randomUUID(), String(expires));
  }

  private sign(knownTo: string, deviceId: string, expires: string): string {
    const mac = this.keys.mac('known-device', knownTo, deviceId, expires).toString('base64url');
    return `${deviceId}.${expires}.${mac}`;
  }
}
