import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isToCome } from '../../../database/clock-conditions.js';
import { type SocialProvider } from '../authorization/social-provider.js';
import { SocialSignUp } from './social-sign-up.entity.js';

/** What is kept of a person until the sign-up is complete. */
export type SocialSignUpData = Omit<SocialSignUp, 'id' | 'createdAt'>;

/** Verified people without an account in the database. */
@Injectable()
export class SocialSignUpsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(db: EntityManager, data: SocialSignUpData): Promise<void> {
    await db.insert(SocialSignUp, data);
  }

  /** The sign-up of a browser, with a new token to be shown at its end; null where it has none. */
  async renewAuthToken(
    provider: SocialProvider,
    tokenHash: Buffer,
    authTokenHash: Buffer,
  ): Promise<SocialSignUp | null> {
    const key = { tokenHash, provider };
    const { affected } = await this.dataSource.manager.update(
      SocialSignUp,
      { ...key, expiresAt: isToCome() },
      { authTokenHash },
    );
    return affected === 1 ? this.dataSource.manager.findOneBy(SocialSignUp, key) : null;
  }

  /** The sign-up of a browser; in the transaction that completes it, no other one does. */
  findForUpdate(
    tx: EntityManager,
    provider: SocialProvider,
    tokenHash: Buffer,
  ): Promise<SocialSignUp | null> {
    return tx.findOne(SocialSignUp, {
      where: { tokenHash, provider, expiresAt: isToCome() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(SocialSignUp, { id });
  }

  /** Removes those that nobody completed in time, and gives their sealed tokens. */
  async deleteExpired(tx: EntityManager): Promise<string[]> {
    const result = await tx
      .createQueryBuilder()
      .delete()
      .from(SocialSignUp)
      .where('expires_at <= now()')
      .returning('sealed_tokens')
      .execute();
    return (result.raw as { sealed_tokens: string }[]).map(({ sealed_tokens }) => sealed_tokens);
  }
}
