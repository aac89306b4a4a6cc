import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isToCome } from '../../../database/clock-conditions.js';
import { type SocialProvider } from '../authorization/social-provider.js';
import { SocialSignUp } from './social-sign-up.entity.js';

/** The data of a pending sign-up. */
export type SocialSignUpData = Omit<SocialSignUp, 'id' | 'createdAt'>;

/** Pending sign-ups in the database. */
@Injectable()
export class SocialSignUpsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(db: EntityManager, data: SocialSignUpData): Promise<void> {
    await db.insert(SocialSignUp, data);
  }

  /** Issues a new completion token for a pending sign-up; null if there is none. */
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

  /** The pending sign-up of a browser, locked for the transaction. */
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

  /** Deletes expired sign-ups and returns their encrypted tokens. */
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
