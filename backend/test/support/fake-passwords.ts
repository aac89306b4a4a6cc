import { InvalidInput } from '../../src/common/errors/request-errors.js';
import { type PasswordsService } from '../../src/security/passwords/passwords.service.js';

/** Passwords of which only `strong` is strong enough. */
export class FakePasswords implements Pick<PasswordsService, 'requireStrong' | 'hash'> {
  /** @param meanwhile what happens while a password is hashed */
  constructor(private readonly meanwhile: () => void) {}

  requireStrong(password: string): void {
    if (password !== 'strong') throw new InvalidInput();
  }

  hash(password: string): Promise<string> {
    this.meanwhile();
    return Promise.resolve(`hash of ${password}`);
  }
}
