import { Injectable } from '@nestjs/common';
import { KeyRingService } from './key-ring.service.js';

/** Stands for an e-mail address where the address itself must not be kept: in the log, and beside what is counted. */
@Injectable()
export class EmailHashService {
  constructor(private readonly keys: KeyRingService) {}

  /** The keyed hash of an address, the same for the same address; without the key nothing can be guessed from it. */
  of(emailKey: string): Buffer {
    return this.keys.mac('email-hash', emailKey);
  }

  /** As much of it as tells addresses apart in the log. */
  inLog(emailKey: string): string {
    return shortHash(this.of(emailKey));
  }
}

/** The part of an address's hash that the log shows. */
export function shortHash(emailHash: Buffer): string {
  return emailHash.toString('hex').slice(0, 16);
}
