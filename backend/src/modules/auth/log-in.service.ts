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

/** How a login ends well: signed in, or led back to a sign-up whose code is missing. */
export type LogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

/** What a login is tried with. */
export interface LogInInput {
  email: string;
  password: string;
  /** The sign-up flow the browser is in, if any. */
  signUpToken: string | null;
  /** What the browser keeps of an earlier sign-in, if anything. */
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
   * @throws WrongCredentials alike for an unknown address and a wrong password: the same two comparisons are made
   * @throws AccountSuspended where the password is right and an operator keeps the account from being used
   * @throws LoginLocked where too many wrong passwords were tried for the address
   * @throws TooManyRequests where too many passwords wait to be compared
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
    // What completes a sign-up is a wrong password all the same: anybody can begin one with the address of another, and
    // must win no tries by it.
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
      return await this.passwords.match(password, passwordHash);
    } catch (error) {
      await this.lock.takeBack(loginTry);
      throw error;
    }
  }
}
