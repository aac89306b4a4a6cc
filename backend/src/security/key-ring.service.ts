import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a key is used for; each use has a key of its own, so that no token can be taken for another. */
type KeyUse = 'access-token' | 'refresh-token' | 'flow-code' | 'throttle-key' | 'email-hash' | 'known-device';

/** The current one, and whichever came before. */
type CurrentFirst<Each> = readonly [Each, ...Each[]];

/** The secret of the deployment, and while it is being replaced the one before. */
interface Secrets {
  jwt: string;
  jwtPrevious?: string | null;
}

/**
 * Keys for one use each, derived from the deployment's secret (HKDF-SHA-256, RFC 5869). What is made is made with the
 * current secret alone; what was made with the previous one is still recognised.
 */
export class KeyRingService {
  private readonly derived = new Map<KeyUse, CurrentFirst<Buffer>>();
  private readonly secrets: CurrentFirst<string>;

  constructor({ jwt, jwtPrevious = null }: Secrets) {
    this.secrets = jwtPrevious === null ? [jwt] : [jwt, jwtPrevious];
  }

  /** The 256-bit keys of a use, the current one first. */
  keys(use: KeyUse): CurrentFirst<Buffer> {
    const known = this.derived.get(use);
    if (known) return known;
    const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `hitohira/${use}`, 32));
    const [current, ...previous] = this.secrets;
    const derived: CurrentFirst<Buffer> = [derive(current), ...previous.map(derive)];
    this.derived.set(use, derived);
    return derived;
  }

  /** The current key of a use. */
  key(use: KeyUse): Buffer {
    return this.keys(use)[0];
  }

  /** HMAC-SHA-256 over the parts, none of which can run into the next. */
  mac(use: KeyUse, ...parts: string[]): Buffer {
    return macWith(this.key(use), parts);
  }

  /** The same under every key, the current one's first. */
  macs(use: KeyUse, ...parts: string[]): Buffer[] {
    return this.keys(use).map((key) => macWith(key, parts));
  }

  /** Whether a MAC over the parts was made with one of the keys. */
  isMac(mac: Buffer, use: KeyUse, ...parts: string[]): boolean {
    return this.macs(use, ...parts).some((own) => own.length === mac.length && timingSafeEqual(own, mac));
  }
}

function macWith(key: Buffer, parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
