import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { LoginLockService, type LoginAttempt } from '../../security/login-lock/login-lock.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { emailKey } from '../accounts/email-key.js';
import { SignUpService } from '../accounts/sign-up.service.js';
import { WrongCredentials } from './auth.errors.js';
import { LogInNoticesService } from './log-in-notices.service.js';

/** Signed in, or returned to a sign-up whose code was not entered. */
export type LogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

/** The input of a login attempt. */
export interface LogInInput {
  email: string;
  password: string;
  /** The browser's sign-up flow, if any. */
  signUpToken: string | null;
  /** The browser's known-device cookie, if any. */
  knownDevice: string | null;
  userAgent: string | null;
}

/** Logging in by e-mail and password. */
@Injectable()
export class LogInService {
  private readonly logger = new Logger(LogInService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly signUp: SignUpService,
    private readonly lock: LoginLockService,
    private readonly notices: LogInNoticesService,
  ) {}

  /**
   * @throws WrongCredentials for an unknown address or a wrong password, after the same two comparisons
   * @throws AccountSuspended if the password is right but an operator has suspended the account
   * @throws LoginLocked after too many wrong passwords for the address
   * @throws TooManyRequests if too many password checks are queued
   */
  async logIn({ email, password, signUpToken, knownDevice, userAgent }: LogInInput): Promise<LogInOutcome> {
    const key = emailKey(email);
    const account = await this.accounts.findCredentials(key);
    const loginTry = await this.lock.begin({ emailKey: key, accountId: account?.id ?? null, knownDevice });
    if ((await this.compare(loginTry, password, account?.passwordHash ?? null)) && account) {
      await this.lock.forgive(loginTry);
      if (account.suspendedAt !== null) throw new AccountSuspended();
      const tokens = await this.transactions.run(async (tx) => {
        if (loginTry.deviceId === '') await this.notices.postNewSignIn(tx, key, userAgent);
        return this.sessions.begin(tx, account.id, userAgent);
      });
      this.logger.log({ event: 'login.succeeded', accountId: account.id });
      return { tokens };
    }
    const resumed = await this.signUp.resume(email, password, signUpToken);
    // Counts as a failure even if a sign-up matches: anybody can start one with somebody else's address and must not
    // gain attempts by it.
    this.lock.fail(loginTry, resumed === null ? 'wrong-credentials' : 'code-needed');
    if (loginTry.locks && loginTry.deviceId === '')
      await this.transactions.run((tx) => this.notices.postLocked(tx, key));
    if (resumed === null) throw new WrongCredentials();
    return { signUpToken: resumed };
  }

  private async compare(
    loginTry: LoginAttempt,
    password: string,
    passwordHash: string | null,
  ): Promise<boolean> {
    try {
      return await this.passwords.matches(password, passwordHash);
    } catch (error) {
      await this.lock.takeBack(loginTry);
      throw error;
    }
  }
}
