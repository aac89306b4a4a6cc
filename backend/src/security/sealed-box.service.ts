import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AppConfig } from '../config/app-config.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values at rest (AES-256-GCM, NIST SP 800-38D). `ENCRYPTION_KEY_PREVIOUS` still decrypts. */
export class SealedBoxService {
  constructor(private readonly keys: Pick<AppConfig['secrets'], 'encryption' | 'encryptionPrevious'>) {}

  /** Encrypts a text for one purpose, which is needed to decrypt it. */
  seal(plain: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keys.encryption, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when the text was altered, or sealed for another purpose or with an unknown key */
  open(sealed: string, purpose: string): string {
    const { encryption, encryptionPrevious } = this.keys;
    try {
      return this.openWith(encryption, sealed, purpose);
    } catch (error) {
      if (!encryptionPrevious) throw error;
      return this.openWith(encryptionPrevious, sealed, purpose);
    }
  }

  /**
   * Re-encrypts a text that is under the previous key.
   *
   * @returns null when it is under the current key
   * @throws Error as `open` does
   */
  reseal(sealed: string, purpose: string): string | null {
    try {
      this.openWith(this.keys.encryption, sealed, purpose);
      return null;
    } catch {
      return this.seal(this.open(sealed, purpose), purpose);
    }
  }

  private openWith(key: Buffer, sealed: string, purpose: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(tag);
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }
}
