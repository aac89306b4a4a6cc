import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { isToCome } from '../../database/clock-conditions.js';
import { OauthState, type OauthProvider } from './oauth-state.entity.js';

/** Ways to providers in the database. */
@Injectable()
export class OauthStatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(state: Pick<OauthState, 'tokenHash' | 'provider' | 'accountId' | 'expiresAt'>): Promise<void> {
    await this.dataSource.manager.insert(OauthState, state);
  }

  /** Uses a way up: true for the first that asks in time, and for nobody else. */
  async take(provider: OauthProvider, tokenHash: Buffer, accountId: string | null): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(OauthState, {
      tokenHash,
      provider,
      expiresAt: isToCome(),
      accountId: accountId ?? IsNull(),
    });
    return affected === 1;
  }

  async deleteExpired(tx: EntityManager): Promise<void> {
    await tx.delete(OauthState, { expiresAt: LessThanOrEqual(new Date()) });
  }
}
