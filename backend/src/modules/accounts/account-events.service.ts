import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Takes part in a transaction in which something happens to an account. */
export type AccountListener = (tx: EntityManager, accountId: string) => Promise<void>;

/**
 * Takes part in a transaction in which an owner takes an account back.
 *
 * @param since what was added from then on may not be the owner's; null for everything
 */
export type TakenBackListener = (tx: EntityManager, accountId: string, since: Date | null) => Promise<void>;

/**
 * What happens to accounts, for the areas that stand on them and that accounts do not know. Listeners write to the same
 * transaction; what reaches outside the database they leave to a job.
 */
@Injectable()
export class AccountEventsService {
  private readonly withdrawnListeners: AccountListener[] = [];
  private readonly takenBackListeners: TakenBackListener[] = [];

  /** Registers who has something to do when an owner leaves: grants of others to be revoked, say. */
  onWithdrawn(listener: AccountListener): void {
    this.withdrawnListeners.push(listener);
  }

  /** Registers who keeps other ways into accounts: those that somebody else may have added go. */
  onTakenBack(listener: TakenBackListener): void {
    this.takenBackListeners.push(listener);
  }

  /** Tells that an owner takes an account back, and from when on what was added may not be theirs. */
  async takenBack(tx: EntityManager, accountId: string, since: Date | null): Promise<void> {
    for (const listener of this.takenBackListeners) await listener(tx, accountId, since);
  }

  /** Tells that an owner has left. */
  async withdrawn(tx: EntityManager, accountId: string): Promise<void> {
    for (const listener of this.withdrawnListeners) await listener(tx, accountId);
  }
}
