import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput, NotSignedIn } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { AccountMailsService } from '../accounts/account-mails.service.js';
import { EmailNeeded } from '../accounts/accounts.errors.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AccountReadModel, type AccountView } from '../accounts/account.read-model.js';
import { CodeEntryService } from '../accounts/code-entry.service.js';
import { emailKey } from '../accounts/email-key.js';
import { WrongPassword } from './auth.errors.js';

const CONFIRM_IDENTITY = 'confirm-identity';

/**
 * A fresh proof that whoever is signed in is the owner: the password, or a mailed code where there is none. Without one
 * a session that was stolen, or left open, cannot change how the account is entered.
 */
@Injectable()
export class ConfirmationService {
  private readonly logger = new Logger(ConfirmationService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly passwords: PasswordsService,
    private readonly lock: LoginLockService,
    private readonly flows: FlowsService,
    private readonly codeRequests: CodeRequestsService,
    private readonly codes: CodeEntryService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Takes the password. Wrong ones count together with those at the login, so that a session is no way around its lock.
   *
   * @throws WrongPassword
   * @throws LoginLocked where too many wrong passwords were tried
   * @throws TooManyRequests where too many passwords wait to be compared
   */
  async byPassword(signedIn: SignedIn, password: string, knownDevice: string | null): Promise<void> {
    const { accountId, sessionId } = signedIn;
    const { email } = await this.accountOf(accountId);
    // Without an address there is no password, and nothing to lock.
    if (email === null) throw new WrongPassword();
    const key = emailKey(email);
    const loginTry = await this.lock.begin({ emailKey: key, accountId, knownDevice });
    const credentials = await this.accounts.findCredentials(key);
    const isOwn = credentials?.id === accountId;
    let right: boolean;
    try {
      right = await this.passwords.match(password, isOwn ? credentials.passwordHash : null);
    } catch (error) {
      await this.lock.takeBack(loginTry);
      throw error;
    }
    if (!right) {
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
   * @param token the flow that the browser is in already, if any
   * @returns the token of the flow in which the code will be entered
   * @throws InvalidInput where the account has a password, which is asked for then
   * @throws EmailNeeded where there is no address either: logging in once more is the proof then
   * @throws TooManyRequests beyond the mails that one account may cause
   */
  async begin(accountId: string, token: string | null): Promise<string> {
    const account = await this.accountOf(accountId);
    if (account.hasPassword) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    if (account.email === null) throw new EmailNeeded();
    const key = emailKey(account.email);
    const mailAllowed = await this.codeRequests.requestAsOwner(accountId);
    return this.transactions.run(async (tx) => {
      const flow = await this.flows.ask(tx, {
        purpose: CONFIRM_IDENTITY,
        emailKey: key,
        accountId,
        token,
        mailAllowed,
      });
      if (flow.code !== null)
        await this.mails.postCode(tx, { ...account, language: flow.language }, CONFIRM_IDENTITY, flow.code);
      return flow.token;
    });
  }

  /**
   * Takes the mailed code.
   *
   * @throws FlowEnded where the browser is in no such flow of this account or the code is burnt
   * @throws InvalidCode where the code is wrong or has expired
   * @throws CodesStopped where too many wrong ones were tried
   */
  async byCode({ accountId, sessionId }: SignedIn, token: string | null, code: string): Promise<void> {
    const begun = await this.flows.find(CONFIRM_IDENTITY, token);
    if (begun?.accountId !== accountId) throw new FlowEnded();
    const flow = await this.codes.enter(CONFIRM_IDENTITY, token, code);
    await this.transactions.run(async (tx) => {
      await this.flows.finish(tx, flow);
      await this.sessions.prove(sessionId, tx);
    });
    this.logger.log({ event: 'identity.confirmed', accountId, by: 'code' });
  }

  private async accountOf(accountId: string): Promise<AccountView> {
    const account = await this.views.find({ accountId });
    if (!account) throw new NotSignedIn();
    return account;
  }
}
