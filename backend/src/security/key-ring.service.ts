import { createHmac, hkdfSync } from 'node:crypto';
import { equal } from './token-hash.js';

/** The purposes of keys; each has its own key, so that one kind of token cannot pass for another. */
type KeyUse = 'access-token' | 'refresh-token' | 'flow-code' | 'throttle-key' | 'email-hash' | 'known-device';

/** The current value, followed by the previous ones. */
type CurrentFirst<Each> = readonly [Each, ...Each[]];

/** The deployment's secret, and the previous one during a rotation. */
interface Secrets {
  jwt: string;
  jwtPrevious?: string | null;
}

/**
 * Derives one key per purpose from the deployment's secret (HKDF-SHA-256, RFC 5869). The current secret signs; the
 * previous one still verifies.
 */
export class KeyRingService {
  private readonly derived = new Map<KeyUse, CurrentFirst<Buffer>>();
  private readonly secrets: CurrentFirst<string>;

  constructor({ jwt, jwtPrevious = null }: Secrets) {
    this.secrets = jwtPrevious === null ? [jwt] : [jwt, jwtPrevious];
  }

  /** The 256-bit keys for a purpose, the current one first. */
  keys(use: KeyUse): CurrentFirst<Buffer> {
    const known = this.derived.get(use);
    if (known) return known;
    const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `hitohira/${use}`, 32));
    const [current, ...previous] = this.secrets;
    const derived: CurrentFirst<Buffer> = [derive(current), ...previous.map(derive)];
    this.derived.set(use, derived);
    return derived;
  }

  /** The current key for a purpose. */
  key(use: KeyUse): Buffer {
    return this.keys(use)[0];
  }

  /** HMAC-SHA-256 over the parts, encoded unambiguously. */
  mac(use: KeyUse, ...parts: string[]): Buffer {
    return macWith(this.key(use), parts);
  }

  /** The MAC with each key, the current one first. */
  macs(use: KeyUse, ...parts: string[]): Buffer[] {
    return this.keys(use).map((key) => macWith(key, parts));
  }

  /** Whether a MAC was made with one of the keys. */
  isMac(mac: Buffer, use: KeyUse, ...parts: string[]): boolean {
    return this.macs(use, ...parts).some((own) => equal(own, mac));
  }
}

function macWith(key: Buffer, parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
