import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { isToCome } from '../../database/clock-conditions.js';
import { AccountRestoration } from './account-restoration.entity.js';

/** Restoration links in the database. */
@Injectable()
export class RestorationsRepository {
  async insert(
    tx: EntityManager,
    restoration: Pick<AccountRestoration, 'accountId' | 'tokenHash' | 'emailKey'>,
    days: number,
  ): Promise<void> {
    const expiresAt = () => `now() + make_interval(days => ${days})`;
    await tx.insert(AccountRestoration, { ...restoration, expiresAt });
  }

  /** Consumes the link of a token; null if it is invalid. */
  async use(
    tx: EntityManager,
    tokenHash: Buffer,
  ): Promise<Pick<AccountRestoration, 'accountId' | 'emailKey'> | null> {
    const [[row]] = await tx.query<[{ accountId: string; emailKey: string }[], number]>(
      `DELETE FROM account_restorations WHERE token_hash = $1 AND expires_at > now()
       RETURNING account_id AS "accountId", email_key AS "emailKey"`,
      [tokenHash],
    );
    return row ?? null;
  }

  /** Deletes the links of withdrawn accounts whose address another account has confirmed. */
  async voidFor(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.delete(AccountRestoration, { emailKey });
  }

  /** Consumes the link of an account whose owner was verified otherwise; false if there is none. */
  async takeOf(tx: EntityManager, accountId: string): Promise<boolean> {
    const { affected } = await tx.delete(AccountRestoration, { accountId, expiresAt: isToCome() });
    return affected === 1;
  }

  /** Whether the owner can restore an account. */
  isOpen(db: EntityManager, accountId: string): Promise<boolean> {
    return db.existsBy(AccountRestoration, { accountId, expiresAt: MoreThan(new Date()) });
  }

  /** Deletes the link of an account. */
  async voidOf(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(AccountRestoration, { accountId });
  }
}
