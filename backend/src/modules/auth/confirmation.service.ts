import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { EmailNeeded } from '../accounts/accounts.errors.js';
import { AccountReadModel } from '../accounts/account.read-model.js';
import { emailKey } from '../accounts/email-key.js';
import { OwnerCodesService } from '../accounts/owner-codes.service.js';
import { PasswordAttemptsService } from '../accounts/password-attempts.service.js';
import { WrongPassword } from './auth.errors.js';

const CONFIRM_IDENTITY = 'confirm-identity';

/**
 * Reauthentication by password, or by mailed code if the account has none. Without it a stolen or unattended session
 * cannot change how the account is accessed.
 */
@Injectable()
export class ConfirmationService {
  private readonly logger = new Logger(ConfirmationService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly lock: LoginLockService,
    private readonly flows: FlowsService,
    private readonly codes: OwnerCodesService,
    private readonly sessions: SessionsService,
    private readonly views: AccountReadModel,
  ) {}

  /**
   * Confirms by password. Failures count towards the login lock, so that a session cannot bypass it.
   *
   * @throws WrongPassword
   * @throws LoginLocked after too many wrong passwords
   * @throws TooManyRequests if too many password checks are queued
   */
  async byPassword(signedIn: SignedIn, password: string, knownDevice: string | null): Promise<void> {
    const { accountId, sessionId } = signedIn;
    const { email } = await this.views.getOwn(accountId);
    // Without an address there is no password, and nothing to lock.
    if (email === null) throw new WrongPassword();
    const entered = { emailKey: emailKey(email), password, knownDevice };
    const { loginTry, account } = await this.attempts.compare(entered, accountId);
    if (!account) {
      this.lock.fail(loginTry, 'wrong-credentials');
      throw new WrongPassword();
    }
    await this.lock.forgive(loginTry);
    await this.sessions.prove(sessionId);
    this.logger.log({ event: 'identity.confirmed', accountId, by: 'password' });
  }

  /**
   * Mails a code to an account without a password.
   *
   * @param token the browser's current flow, if any
   * @returns the token of the flow
   * @throws InvalidInput if the account has a password, which is required instead
   * @throws EmailNeeded if it has no address either: the user must log in again instead
   * @throws TooManyRequests beyond the mail limit of the account
   */
  async begin(accountId: string, token: string | null): Promise<string> {
    const account = await this.views.getOwn(accountId);
    if (account.hasPassword) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    if (account.email === null) throw new EmailNeeded();
    return this.codes.send(CONFIRM_IDENTITY, account, account.email, token);
  }

  /**
   * Confirms by mailed code.
   *
   * @throws FlowEnded if the browser has no such flow of this account or the code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes
   */
  async byCode({ accountId, sessionId }: SignedIn, token: string | null, code: string): Promise<void> {
    const flow = await this.codes.enter(CONFIRM_IDENTITY, accountId, token, code);
    await this.transactions.run(async (tx) => {
      await this.flows.finish(tx, flow);
      await this.sessions.prove(sessionId, tx);
    });
    this.logger.log({ event: 'identity.confirmed', accountId, by: 'code' });
  }
}
