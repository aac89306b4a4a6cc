import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { type PersonalParts, PasswordPolicyService } from './password-policy.service.js';

/** Everything that is done with passwords: judged, hashed, compared. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly policy: PasswordPolicyService,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** @throws InvalidInput for a password that satisfies the rules of form and is guessed first all the same */
  requireStrong(password: string, personal: PersonalParts): void {
    const weakness = this.policy.check(password, personal);
    if (weakness) throw new InvalidInput([{ field: 'password', code: weakness }]);
  }

  /** @throws TooManyRequests where too many hashes wait already */
  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /**
   * Whether the password is the one that was hashed; false, in the same time, where there is no hash.
   *
   * @throws TooManyRequests where too many hashes wait already
   */
  match(password: string, passwordHash: string | null): Promise<boolean> {
    return this.hasher.matches(password, passwordHash);
  }
}
