import { type EntityManager } from 'typeorm';

/** Makes the transactions that name the same key wait for one another, until each has ended. */
export async function lockForTransaction(tx: EntityManager, key: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
