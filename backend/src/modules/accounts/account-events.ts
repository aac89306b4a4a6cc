import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Takes part in a transaction in which something happens to an account. */
export type AccountListener = (tx: EntityManager, accountId: string) => Promise<void>;

/**
 * What happens to accounts, for the areas that stand on them and that accounts do not know. Listeners write to the same
 * transaction; what reaches outside the database they leave to a job.
 */
@Injectable()
export class AccountEvents {
  private readonly withdrawnListeners: AccountListener[] = [];

  /** Registers who has something to do when an owner leaves: grants of others to be revoked, say. */
  onWithdrawn(listener: AccountListener): void {
    this.withdrawnListeners.push(listener);
  }

  /** Tells that an owner has left. */
  async withdrawn(tx: EntityManager, accountId: string): Promise<void> {
    for (const listener of this.withdrawnListeners) await listener(tx, accountId);
  }
}
