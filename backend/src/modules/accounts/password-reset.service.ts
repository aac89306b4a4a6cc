import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountEventsService } from './account-events.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { AccountReadModel } from './account.read-model.js';
import { AccountsRepository } from './accounts.repository.js';
import { CodeEntryService } from './code-entry.service.js';
import { emailKey } from './email-key.js';

/** The purposes of the flow before and after the code is entered. */
const RESET_PASSWORD = 'reset-password';
const SET_PASSWORD = 'set-password';

/**
 * Password reset by a code mailed to the confirmed address; also sets the first password of an account created through a
 * provider. The response and its timing are the same for an unknown address.
 */
@Injectable()
export class PasswordResetService {
  private readonly logger = new Logger(PasswordResetService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly codeRequests: CodeRequestsService,
    private readonly codes: CodeEntryService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly loginLock: LoginLockService,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly events: AccountEventsService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Mails a code if the address has an account.
   *
   * @param token the browser's current flow, if any
   * @returns the token of the flow
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async begin(email: string, token: string | null): Promise<string> {
    const key = emailKey(email);
    const known = await this.accounts.findOwnerOf(key);
    const { mailAllowed } = await this.codeRequests.request(key, known);
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.findContactByEmail(tx, key);
      const flow = await this.flows.request(tx, {
        purpose: RESET_PASSWORD,
        emailKey: key,
        accountId: account?.id ?? null,
        token,
        mailAllowed,
      });
      if (flow.code !== null) {
        const recipient = {
          email: account?.email ?? null,
          displayName: account?.displayName ?? '',
          language: flow.language,
          ...(account && { timeZone: account.timeZone }),
        };
        await this.mails.postCode(tx, recipient, RESET_PASSWORD, flow.code);
      }
      return flow.token;
    });
  }

  /**
   * Exchanges the code for the right to set a password.
   *
   * @returns the token of the flow in which the password will be set
   * @throws FlowEnded if the browser has no such flow or the code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes for the address
   */
  async checkCode(token: string | null, code: string): Promise<string> {
    const flow = await this.codes.enter(RESET_PASSWORD, token, code);
    const { accountId, emailKey: key, language } = flow;
    // This code was never mailed: a lucky guess gets the response of a wrong one.
    if (accountId === null) throw new InvalidCode();
    return this.transactions.run(async (tx) => {
      await this.flows.finish(tx, flow);
      const next = await this.flows.start(tx, {
        purpose: SET_PASSWORD,
        emailKey: key,
        accountId,
        language,
        withCode: false,
      });
      return next.token;
    });
  }

  /**
   * Sets the password, ends every session of the account, unlocks its address and optionally disconnects login providers.
   * Does not sign in.
   *
   * @throws FlowEnded if the browser has not entered a code
   * @throws InvalidInput for a password that is too easy to guess
   */
  async setPassword(
    token: string | null,
    { password, disconnectSocialLogins = false }: { password: string; disconnectSocialLogins?: boolean },
  ): Promise<void> {
    const flow = await this.flows.find(SET_PASSWORD, token);
    const accountId = flow?.accountId ?? null;
    const account = accountId === null ? null : await this.views.find({ accountId });
    if (!flow || !account) throw new FlowEnded();
    this.passwords.requireStrong(password, account);
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (tx) => {
      const contact = await this.accounts.findContactForUpdate(tx, account.id);
      if (!contact) throw new FlowEnded();
      await this.flows.finish(tx, flow);
      await this.accounts.setPassword(tx, account.id, passwordHash);
      if (disconnectSocialLogins) await this.events.recovered(tx, account.id, null);
      await this.sessions.endOthers(account.id, null, tx);
      await this.flows.endAllOf(tx, account.id);
      await this.loginLock.unlock(flow.emailKey, tx);
      await this.mails.postPasswordChanged(tx, { ...contact, language: flow.language });
    });
    this.logger.log({ event: 'password.reset', accountId: account.id });
  }
}
