import { type EntityManager } from 'typeorm';

/** Serialises the transactions that use the same key. */
export async function lockForTransaction(tx: EntityManager, key: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
