import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { type PersonalParts, PasswordPolicyService } from './password-policy.service.js';

/** Checks, hashes and compares passwords. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly policy: PasswordPolicyService,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** @throws InvalidInput for an easily guessed password */
  requireStrong(password: string, personal: PersonalParts): void {
    const weakness = this.policy.check(password, personal);
    if (weakness) throw new InvalidInput([{ field: 'password', code: weakness }]);
  }

  /** @throws TooManyRequests when too many hashes are queued */
  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /**
   * Compares in the same time when there is no hash, and returns false.
   *
   * @throws TooManyRequests when too many hashes are queued
   */
  match(password: string, passwordHash: string | null): Promise<boolean> {
    return this.hasher.matches(password, passwordHash);
  }
}
