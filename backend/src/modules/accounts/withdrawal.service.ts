import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { hashToken } from '../../security/token-hash.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { WithdrawReasonsService } from '../withdraw-reasons/withdraw-reasons.service.js';
import { AccountEventsService } from './account-events.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { EmailTaken, RestorationNotFound } from './accounts.errors.js';
import { type AccountContact, AccountsRepository } from './accounts.repository.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { RestorationsRepository } from './restorations.repository.js';

/** Withdrawal, and restoration until the account is erased. */
@Injectable()
export class WithdrawalService {
  private readonly logger = new Logger(WithdrawalService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsRepository,
    private readonly restorations: RestorationsRepository,
    private readonly formerDisplayIds: FormerDisplayIdsService,
    private readonly reasons: WithdrawReasonsService,
    private readonly sessions: SessionsService,
    private readonly flows: FlowsService,
    private readonly events: AccountEventsService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Withdraws an account at once: its page and sessions end and its address becomes available. A mail with a restoration
   * link goes to its address, if any.
   *
   * @throws InvalidInput if the reason is incomplete
   * @throws WithdrawReasonNotFound
   */
  async withdraw(accountId: string, reasonId: number, reasonText: string | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findContactForUpdate(tx, accountId);
      if (!account) throw new NotSignedIn();
      await this.reasons.record(tx, reasonId, reasonText);
      await this.formerDisplayIds.note(tx, accountId);
      await this.withdrawFor(tx, accountId);
      await this.sendGoodbyeMail(tx, account, await this.openRestoration(tx, account));
    });
    this.logger.log({ event: 'account.withdrawn', accountId });
  }

  /**
   * Withdraws an account for an operator: without a reason, a goodbye mail or a restoration link. It is erased after the
   * usual period.
   */
  async withdrawFor(tx: EntityManager, accountId: string): Promise<void> {
    await this.accounts.withdraw(tx, accountId);
    await this.sessions.endOthers(accountId, null, tx);
    await this.flows.endAllOf(tx, accountId);
    await this.events.withdrawn(tx, accountId);
  }

  /**
   * Restores an account by the token of its goodbye mail. Does not sign in.
   *
   * @throws RestorationNotFound if the link is expired or used, or another account has the address
   */
  async restore(token: string): Promise<void> {
    const accountId = await this.transactions.run(async (tx) => {
      const restoration = await this.restorations.use(tx, hashToken(token));
      if (!restoration) throw new RestorationNotFound();
      const { accountId, emailKey } = restoration;
      // If another account has just confirmed the address, the link is void.
      await this.accounts.restore(tx, accountId, emailKey).catch((error: unknown) => {
        throw error instanceof EmailTaken ? new RestorationNotFound() : error;
      });
      return accountId;
    });
    this.logger.log({ event: 'account.restored', accountId });
  }

  /** @returns the restoration token, or null if there is none */
  private async openRestoration(tx: EntityManager, { id, emailKey }: AccountContact): Promise<string | null> {
    const { purgeDays } = this.config;
    if (emailKey === null || purgeDays === 0) return null;
    const token = randomBytes(32).toString('base64url');
    await this.restorations.insert(tx, { accountId: id, tokenHash: hashToken(token), emailKey }, purgeDays);
    return token;
  }

  private async sendGoodbyeMail(
    tx: EntityManager,
    { email, displayName, ...account }: AccountContact,
    token: string | null,
  ): Promise<void> {
    if (email === null) return;
    const language = currentRequest()?.language ?? account.language;
    await this.mails.postGoodbye(tx, { email, displayName, language }, token);
  }
}
