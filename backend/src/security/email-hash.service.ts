import { Injectable } from '@nestjs/common';
import { KeyRingService } from './key-ring.service.js';

/** Keyed hashes of e-mail addresses, for logs and counters that must not store addresses. */
@Injectable()
export class EmailHashService {
  constructor(private readonly keys: KeyRingService) {}

  /** The keyed hash of a normalised address. */
  of(emailKey: string): Buffer {
    return this.keys.mac('email-hash', emailKey);
  }

  /** The shortened hash for the log. */
  inLog(emailKey: string): string {
    return shortHash(this.of(emailKey));
  }
}

/** Shortens an address's hash for the log. */
export function shortHash(emailHash: Buffer): string {
  return emailHash.toString('hex').slice(0, 16);
}
