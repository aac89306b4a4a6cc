import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { Passwords } from '../../security/passwords/passwords.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { emailKey } from '../accounts/email-key.js';
import { SignUpService } from '../accounts/sign-up.service.js';
import { WrongCredentials } from './auth.errors.js';

/** How a login ends well: signed in, or led back to a sign-up whose code is missing. */
export type LogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

/** What a login is tried with. */
export interface LogInInput {
  email: string;
  password: string;
  /** The sign-up flow the browser is in, if any. */
  signUpToken: string | null;
  userAgent: string | null;
}

/** Logging in, and keeping and ending sessions. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly signUp: SignUpService,
  ) {}

  /**
   * @throws WrongCredentials alike for an unknown address and a wrong password: the same two comparisons are made
   * @throws TooManyRequests where too many passwords wait to be compared
   */
  async logIn({ email, password, signUpToken, userAgent }: LogInInput): Promise<LogInOutcome> {
    const account = await this.accounts.findCredentials(emailKey(email));
    if ((await this.passwords.match(password, account?.passwordHash ?? null)) && account) {
      const tokens = await this.transactions.run((tx) => this.sessions.begin(tx, account.id, userAgent));
      this.logger.log({ event: 'login.succeeded', accountId: account.id });
      return { tokens };
    }
    const resumed = await this.signUp.resume(email, password, signUpToken);
    if (resumed !== null) return { signUpToken: resumed };
    this.logger.warn({ event: 'login.failed', accountId: account?.id ?? null });
    throw new WrongCredentials();
  }

  /** The next pair of tokens, or null where the refresh token is not good any more. */
  async refresh(refreshToken: string | null): Promise<IssuedTokens | null> {
    return refreshToken === null ? null : this.sessions.rotate(refreshToken);
  }

  /** Ends sessions on the server, so that copies of their tokens are worth nothing. */
  async logOut(sessionIds: string[]): Promise<void> {
    for (const id of sessionIds) await this.sessions.end(id);
  }
}
