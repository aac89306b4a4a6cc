import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { parseAccountReference } from './account-reference.js';
import { AccountBeingErased, AccountNotFound } from './accounts.errors.js';
import { AccountsRepository, type OperatedAccount, type OperatedAccountView } from './accounts.repository.js';
import { emailKey } from './email-key.js';
import { RestorationsRepository } from './restorations.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

/** What operators do with accounts; their command line calls it. It takes account IDs. */
@Injectable()
export class AccountOperations {
  private readonly logger = new Logger(AccountOperations.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly restorations: RestorationsRepository,
    private readonly sessions: SessionsService,
    private readonly withdrawal: WithdrawalService,
  ) {}

  /**
   * An account whatever has become of it, as long as it is not erased.
   *
   * @param id a display ID, current or former, or an account ID
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async get(id: string): Promise<OperatedAccountView> {
    const account = await this.accounts.findOperatedView(parseAccountReference(id, 'id'));
    if (!account) throw new AccountNotFound();
    return account;
  }

  /**
   * Keeps an account from being used and seen: its page answers 404, its sessions end, its password leads nowhere.
   *
   * @returns whether it was not suspended before
   * @throws AccountNotFound
   */
  async suspend(accountId: string): Promise<boolean> {
    const suspended = await this.change(accountId, async (tx, account) => {
      if (account.suspendedAt !== null) return false;
      await this.accounts.setSuspended(tx, accountId, true);
      await this.sessions.endOthers(accountId, null, tx);
      return true;
    });
    if (suspended) this.logger.log({ event: 'account.suspended', accountId });
    return suspended;
  }

  /**
   * Brings an account back that is suspended, or was withdrawn and is not erased yet.
   *
   * @returns whether there was anything to bring it back from
   * @throws AccountNotFound
   * @throws EmailTaken where another account has confirmed its address meanwhile
   * @throws AccountBeingErased where parts of it are gone already
   */
  async restore(accountId: string): Promise<boolean> {
    const restored = await this.change(
      accountId,
      async (tx, { suspendedAt, withdrawnAt, erasingSince, email }) => {
        if (erasingSince !== null) throw new AccountBeingErased();
        if (suspendedAt !== null) await this.accounts.setSuspended(tx, accountId, false);
        if (withdrawnAt !== null) {
          await this.accounts.restore(tx, accountId, email && emailKey(email));
          await this.restorations.voidOf(tx, accountId);
        }
        return suspendedAt !== null || withdrawnAt !== null;
      },
    );
    if (restored) this.logger.log({ event: 'account.restored', accountId });
    return restored;
  }

  /**
   * Puts an account out of use as if its owner had left, without a way back of their own; it is erased when its days
   * are over.
   *
   * @returns whether it was in use before
   * @throws AccountNotFound
   */
  async delete(accountId: string): Promise<boolean> {
    const deleted = await this.change(accountId, async (tx, account) => {
      // Also where the owner has left already: the link of their mail leads back no longer.
      await this.restorations.voidOf(tx, accountId);
      if (account.withdrawnAt !== null) return false;
      await this.withdrawal.withdrawFor(tx, account);
      return true;
    });
    if (deleted) this.logger.log({ event: 'account.withdrawn', accountId });
    return deleted;
  }

  private change<Result>(
    accountId: string,
    work: (tx: EntityManager, account: OperatedAccount) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.findOperatedForUpdate(tx, accountId);
      if (!account) throw new AccountNotFound();
      return work(tx, account);
    });
  }
}
