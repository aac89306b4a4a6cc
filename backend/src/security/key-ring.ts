import { createHmac, hkdfSync } from 'node:crypto';
import { type AppConfig } from '../config/app-config.js';

/** What a key is used for; each use has a key of its own, so that no token can be taken for another. */
type KeyUse = 'access-token' | 'refresh-token' | 'flow-code' | 'throttle-key' | 'email-hash' | 'known-device';

/** Keys for one use each, derived from the deployment's secret (HKDF-SHA-256, RFC 5869). */
export class KeyRing {
  private readonly keys = new Map<KeyUse, Buffer>();

  constructor(private readonly secrets: Pick<AppConfig['secrets'], 'jwt'>) {}

  /** The 256-bit key of a use. */
  key(use: KeyUse): Buffer {
    const known = this.keys.get(use);
    if (known) return known;
    const derived = Buffer.from(hkdfSync('sha256', this.secrets.jwt, '', `hitohira/${use}`, 32));
    this.keys.set(use, derived);
    return derived;
  }

  /** HMAC-SHA-256 over the parts, none of which can run into the next. */
  mac(use: KeyUse, ...parts: string[]): Buffer {
    return createHmac('sha256', this.key(use)).update(JSON.stringify(parts)).digest();
  }
}
