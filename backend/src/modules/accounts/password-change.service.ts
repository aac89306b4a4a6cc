import { Injectable, Logger } from '@nestjs/common';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { EmailNeeded } from './accounts.errors.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountReadModel } from './account.read-model.js';
import { OwnerCodesService } from './owner-codes.service.js';

const CHANGE_PASSWORD = 'change-password';

/**
 * Changes the password of the signed-in account, or sets its first one, by a code mailed to the confirmed address.
 */
@Injectable()
export class PasswordChangeService {
  private readonly logger = new Logger(PasswordChangeService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly codes: OwnerCodesService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Checks the password and mails a code.
   *
   * @param token the browser's current flow, if any
   * @returns the token of the flow
   * @throws InvalidInput for a password that is too easy to guess
   * @throws EmailNeeded if the account has no address
   * @throws TooManyRequests beyond the mail limit of the account
   */
  async begin(accountId: string, password: string, token: string | null): Promise<string> {
    const account = await this.views.getOwn(accountId);
    if (account.email === null) throw new EmailNeeded();
    this.passwords.requireStrong(password, account);
    return this.codes.send(CHANGE_PASSWORD, account, account.email, token);
  }

  /**
   * Sets the password and ends every other session.
   *
   * @throws InvalidInput for a password that is too easy to guess
   * @throws FlowEnded if the browser has no such flow of this account or the code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes
   */
  async complete(
    { accountId, sessionId }: SignedIn,
    token: string | null,
    { code, password }: { code: string; password: string },
  ): Promise<void> {
    this.passwords.requireStrong(password, await this.views.getOwn(accountId));
    const flow = await this.codes.enter(CHANGE_PASSWORD, accountId, token, code);
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (tx) => {
      const contact = await this.accounts.findContactForUpdate(tx, accountId);
      if (!contact) throw new NotSignedIn();
      await this.flows.finish(tx, flow);
      await this.accounts.setPassword(tx, accountId, passwordHash);
      await this.sessions.endOthers(accountId, sessionId, tx);
      await this.flows.endAllOf(tx, accountId);
      await this.mails.postPasswordChanged(tx, { ...contact, language: flow.language });
    });
    this.logger.log({ event: 'password.changed', accountId });
  }
}
