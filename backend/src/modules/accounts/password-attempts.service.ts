import { Injectable } from '@nestjs/common';
import { type LoginAttempt, LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { AccountsRepository, type Credentials } from './accounts.repository.js';

/** A password that somebody has entered for an address. */
export interface EnteredPassword {
  emailKey: string;
  password: string;
  /** The browser's known-device cookie, if any. */
  knownDevice: string | null;
}

/** A compared password, which the caller has to forgive or to count as a failure. */
export interface PasswordAttempt {
  loginTry: LoginAttempt;
  /** The account, if the password is right. */
  account: Credentials | null;
}

/** Compares passwords with those of accounts, within the login lock. */
@Injectable()
export class PasswordAttemptsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly lock: LoginLockService,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * Compares the password with that of the address; an unknown address takes the same time.
   *
   * @param ownerId the only account that counts, if its owner is known already
   * @throws LoginLocked after too many wrong passwords for the address
   * @throws TooManyRequests if too many password checks are queued
   */
  async compare(
    { emailKey, password, knownDevice }: EnteredPassword,
    ownerId?: string,
  ): Promise<PasswordAttempt> {
    const found = await this.accounts.findCredentials(emailKey);
    const account = ownerId === undefined || found?.id === ownerId ? found : null;
    const accountId = ownerId ?? account?.id ?? null;
    const loginTry = await this.lock.begin({ emailKey, accountId, knownDevice });
    try {
      const isRight = await this.passwords.matches(password, account?.passwordHash ?? null);
      return { loginTry, account: isRight ? account : null };
    } catch (error) {
      await this.lock.takeBack(loginTry);
      throw error;
    }
  }
}
