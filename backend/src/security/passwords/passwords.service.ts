import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { InvalidInput, TooManyRequests } from '../../common/errors/request-errors.js';
import { AppConfig } from '../../config/app-config.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { type PersonalParts, weaknessOf } from './password-policy.js';

/** More at once would only slow each of them down. */
const AT_ONCE = 2;
const WAITING = 20;

/**
 * Checks, hashes and compares passwords: bcrypt over base64 of HMAC-SHA-384 under the pepper, because bcrypt alone reads only 72
 * bytes, which 24 kana fill. 48 bytes of digest are 64 characters of base64.
 */
@Injectable()
export class PasswordsService {
  private readonly limit = pLimit(AT_ONCE);
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** @throws InvalidInput for an easily guessed password */
  requireStrong(password: string, personal: PersonalParts): void {
    const weakness = weaknessOf(password, personal);
    if (weakness) throw new InvalidInput([{ field: 'password', code: weakness }]);
  }

  /** @throws TooManyRequests when too many hashes are queued */
  hash(password: string): Promise<string> {
    return this.run(() => this.hasher.hash(this.digest(password), this.config.passwords.bcryptCost));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes as long and returns false, so that the time does not
   * reveal whether there is an account.
   *
   * @throws TooManyRequests when too many hashes are queued
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const against = passwordHash ?? (await this.decoyHash());
    const equal = await this.run(() => this.hasher.compare(this.digest(password), against));
    return equal && passwordHash !== null;
  }

  private digest(password: string): string {
    return createHmac('sha384', this.config.secrets.pepper).update(password, 'utf8').digest('base64');
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.hasher
      .hash(this.digest(randomBytes(32).toString('base64')), this.config.passwords.bcryptCost)
      .catch((error: unknown) => {
        this.decoy = null;
        throw error;
      });
    return this.decoy;
  }

  private run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= WAITING) throw new TooManyRequests(2);
    return this.limit(work);
  }
}
