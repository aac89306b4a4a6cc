import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { AccountMailsService } from '../accounts/account-mails.service.js';
import { emailKey } from '../accounts/email-key.js';
import { PasswordAttemptsService } from '../accounts/password-attempts.service.js';
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
    private readonly attempts: PasswordAttemptsService,
    private readonly sessions: SessionsService,
    private readonly signUp: SignUpService,
    private readonly lock: LoginLockService,
    private readonly notices: LogInNoticesService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * @throws WrongCredentials for an unknown address or a wrong password, after the same two comparisons
   * @throws AccountSuspended if the password is right but an operator has suspended the account
   * @throws LoginLocked after too many wrong passwords for the address
   * @throws TooManyRequests if too many password checks are queued
   */
  async logIn({ email, password, signUpToken, knownDevice, userAgent }: LogInInput): Promise<LogInOutcome> {
    const key = emailKey(email);
    const { loginTry, account } = await this.attempts.compare({ emailKey: key, password, knownDevice });
    if (account) {
      await this.lock.forgive(loginTry);
      if (account.suspendedAt !== null) throw new AccountSuspended();
      const tokens = await this.transactions.run(async (tx) => {
        if (loginTry.deviceId === '') await this.notices.postNewSignIn(tx, account.id, userAgent);
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
      await this.transactions.run((tx) => this.mails.postLocked(tx, key));
    if (resumed === null) throw new WrongCredentials();
    return { signUpToken: resumed };
  }
}
