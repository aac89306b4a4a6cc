import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../key-ring.js';

/** How long a browser is known after it has signed in, in seconds. */
export const KNOWN_DEVICE_LIFE_S = 365 * 86_400;

const FORM = /^([0-9a-f-]{36})\.(\d{1,12})\.[\w-]{43}$/;

/** Signs what makes a browser known to an account it has signed in to. The account itself is not named in it. */
@Injectable()
export class KnownDevices {
  constructor(private readonly keys: KeyRing) {}

  /** The id of the browser, or null where it never signed in to this account, or too long ago. */
  read(value: string | null, accountId: string): string | null {
    const [, deviceId, expires] = FORM.exec(value ?? '') ?? [];
    if (value === null || deviceId === undefined || expires === undefined) return null;
    const mac = Buffer.from(value.slice(value.lastIndexOf('.') + 1), 'base64url');
    const own = this.keys.isMac(mac, 'known-device', accountId, deviceId, expires);
    return own && Number(expires) > Date.now() / 1000 ? deviceId : null;
  }

  /** What a browser that signs in keeps from now on. */
  issue(accountId: string, deviceId: string | null): string {
    const expires = Math.floor(Date.now() / 1000) + KNOWN_DEVICE_LIFE_S;
    return this.sign(accountId, deviceId ?? randomUUID(), String(expires));
  }

  private sign(accountId: string, deviceId: string, expires: string): string {
    const mac = this.keys.mac('known-device', accountId, deviceId, expires).toString('base64url');
    return `${deviceId}.${expires}.${mac}`;
  }
}
