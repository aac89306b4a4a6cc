import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { isToCome } from '../../../database/clock-conditions.js';
import { OAuthState, type OAuthProvider } from './oauth-state.entity.js';

@Injectable()
export class OAuthStatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(state: Pick<OAuthState, 'tokenHash' | 'provider' | 'accountId' | 'expiresAt'>): Promise<void> {
    await this.dataSource.manager.insert(OAuthState, state);
  }

  /** Deletes a state. Returns true once, unless it has expired. */
  async consume(provider: OAuthProvider, tokenHash: Buffer, accountId: string | null): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(OAuthState, {
      tokenHash,
      provider,
      expiresAt: isToCome(),
      accountId: accountId ?? IsNull(),
    });
    return affected === 1;
  }

  async deleteExpired(tx: EntityManager): Promise<void> {
    await tx.delete(OAuthState, { expiresAt: LessThanOrEqual(new Date()) });
  }
}
