import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Runs in the transaction of an account's event. */
export type AccountListener = (tx: EntityManager, accountId: string) => Promise<void>;

/**
 * Runs in the transaction in which an owner recovers an account.
 *
 * @param since logins added since then may be somebody else's; null for all
 */
export type RecoveredListener = (tx: EntityManager, accountId: string, since: Date | null) => Promise<void>;

/**
 * Events of accounts, for areas that this one must not import. Listeners write in the same transaction and leave calls
 * to other services to a job.
 */
@Injectable()
export class AccountEventsService {
  private readonly withdrawnListeners: AccountListener[] = [];
  private readonly recoveredListeners: RecoveredListener[] = [];

  /** Adds a listener for withdrawals, for example to revoke grants at providers. */
  onWithdrawn(listener: AccountListener): void {
    this.withdrawnListeners.push(listener);
  }

  /** Adds a listener for recoveries, to remove logins that somebody else may have added. */
  onRecovered(listener: RecoveredListener): void {
    this.recoveredListeners.push(listener);
  }

  /** Notifies the listeners that an owner recovers an account. */
  async recovered(tx: EntityManager, accountId: string, since: Date | null): Promise<void> {
    for (const listener of this.recoveredListeners) await listener(tx, accountId, since);
  }

  /** Notifies the listeners that an owner has withdrawn. */
  async withdrawn(tx: EntityManager, accountId: string): Promise<void> {
    for (const listener of this.withdrawnListeners) await listener(tx, accountId);
  }
}
