import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TransactionsService } from '../../database/transactions.service.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { parseAccountReference } from './account-reference.js';
import { type ActingOperator } from '../operator-acts/operator-acts.service.js';
import { AccountBeingErased, AccountNotFound } from './accounts.errors.js';
import {
  type AccountSearch,
  AccountsRepository,
  type FoundAccount,
  type OperatedAccount,
} from './accounts.repository.js';
import {
  OperatedAccountReadModel,
  type AccountSummary,
  type OperatedAccountView,
} from './operated-account.read-model.js';
import { AccountReadModel, type SocialLoginView } from './account.read-model.js';
import { emailKey } from './email-key.js';
import { OperatorReportsService, type ReportedAction } from './operator-reports.service.js';
import { RestorationsRepository } from './restorations.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Account management for the operator's command line, by account ID. */
@Injectable()
export class AccountOperationsService {
  private readonly logger = new Logger(AccountOperationsService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly operatedViews: OperatedAccountReadModel,
    private readonly restorations: RestorationsRepository,
    private readonly sessions: SessionsService,
    private readonly withdrawal: WithdrawalService,
    private readonly reports: OperatorReportsService,
  ) {}

  /**
   * Finds an account in any state, unless erased.
   *
   * @param id a display ID, current or former, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async get(id: string): Promise<OperatedAccountView> {
    const account = await this.operatedViews.find(parseAccountReference(id, 'id'));
    if (!account) throw new AccountNotFound();
    return account;
  }

  /**
   * Finds the account with an e-mail address: the one in use, or else the last one withdrawn.
   *
   * @throws AccountNotFound
   */
  async getByEmail(email: string): Promise<OperatedAccountView> {
    const id = await this.accounts.findIdByEmail(emailKey(email.trim()));
    if (id === null) throw new AccountNotFound();
    return this.get(id);
  }

  /** What an account consists of, and where else its owner is known. */
  async summarise(accountId: string): Promise<AccountSummary & { socialLogins: SocialLoginView[] }> {
    const [summary, socialLogins] = await Promise.all([
      this.operatedViews.summarise(accountId),
      this.views.findSocialLogins(accountId),
    ]);
    return { ...summary, socialLogins };
  }

  /** The accounts that match a search, newest first. */
  search(wanted: AccountSearch): Promise<FoundAccount[]> {
    return this.accounts.search(wanted);
  }

  /**
   * Suspends an account and mails its owner the reason: its page responds with 404, its sessions end and logins fail.
   *
   * @returns false if it was already suspended
   * @throws AccountNotFound
   */
  async suspend(accountId: string, acting: ActingOperator, act = 'accounts suspend'): Promise<boolean> {
    const suspended = await this.change(accountId, async (tx, account) => {
      if (account.suspendedAt !== null) return false;
      await this.accounts.setSuspended(tx, accountId, true);
      await this.sessions.endOthers(accountId, null, tx);
      await this.reports.tell(tx, account, { action: 'suspended', act }, acting);
      return true;
    });
    if (suspended) this.logger.log({ event: 'account.suspended', accountId });
    return suspended;
  }

  /**
   * Restores a suspended or withdrawn account and notifies its owner.
   *
   * @returns false if it was in use
   * @throws AccountNotFound
   * @throws EmailTaken if another account has confirmed its address meanwhile
   * @throws AccountBeingErased if its erasure has begun
   */
  async restore(accountId: string, acting: ActingOperator): Promise<boolean> {
    const restored = await this.change(accountId, async (tx, account) => {
      const { suspendedAt, withdrawnAt, erasingSince, email } = account;
      if (erasingSince !== null) throw new AccountBeingErased();
      if (suspendedAt !== null) await this.accounts.setSuspended(tx, accountId, false);
      if (withdrawnAt !== null) {
        await this.accounts.restore(tx, accountId, email && emailKey(email));
        await this.restorations.voidOf(tx, accountId);
      }
      if (suspendedAt === null && withdrawnAt === null) return false;
      await this.reports.tell(tx, account, { action: 'reinstated', act: 'accounts restore' }, acting);
      return true;
    });
    if (restored) this.logger.log({ event: 'account.restored', accountId });
    return restored;
  }

  /**
   * Closes an account and mails its owner the reason: it is withdrawn without a restoration link, or an existing link is
   * revoked, and erased after the usual period.
   *
   * @returns false if it was already closed
   * @throws AccountNotFound
   */
  async delete(accountId: string, acting: ActingOperator): Promise<boolean> {
    const { changed, left } = await this.change(accountId, async (tx, account) => {
      const result = { changed: await this.canClose(tx, account), left: account.withdrawnAt !== null };
      await this.restorations.voidOf(tx, accountId);
      if (!result.left) await this.withdrawal.withdrawFor(tx, accountId);
      if (result.changed)
        await this.reports.tell(tx, account, { action: 'closed', act: 'accounts delete' }, acting);
      return result;
    });
    if (changed && !left) this.logger.log({ event: 'account.withdrawn', accountId });
    return changed;
  }

  /** Whether it is in use or its owner can still restore it. */
  isClosable(account: Pick<OperatedAccount, 'id' | 'withdrawnAt'>): Promise<boolean> {
    return this.transactions.run((tx) => this.canClose(tx, account));
  }

  private async canClose(
    tx: EntityManager,
    { id, withdrawnAt }: Pick<OperatedAccount, 'id' | 'withdrawnAt'>,
  ): Promise<boolean> {
    return withdrawnAt === null || (await this.restorations.isOpen(tx, id));
  }

  /**
   * Records a removal from an account's page and notifies the owner, in the transaction of the removal.
   *
   * @throws AccountNotFound
   */
  async reportRemoval(
    tx: EntityManager,
    accountId: string,
    action: Pick<ReportedAction, 'action' | 'subject' | 'what'>,
    acting: ActingOperator,
  ): Promise<void> {
    const account = await this.lock(tx, accountId);
    await this.reports.tell(tx, account, { ...action, act: 'reports take-down' }, acting);
  }

  private change<Result>(
    accountId: string,
    work: (tx: EntityManager, account: OperatedAccount) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => work(tx, await this.lock(tx, accountId)));
  }

  private async lock(tx: EntityManager, accountId: string): Promise<OperatedAccount> {
    const account = await this.accounts.findOperatedForUpdate(tx, accountId);
    if (!account) throw new AccountNotFound();
    return account;
  }
}
