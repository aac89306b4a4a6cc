import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { violatedConstraint } from '../../../common/errors/failure-mapping.js';
import { SocialUserTaken } from './social-login.errors.js';
import { SocialIdentity } from './social-identity.entity.js';
import { type SocialProvider } from '../authorization/social-provider.js';

/** The stored data of an identity. */
export type IdentityData = Pick<
  SocialIdentity,
  'accountId' | 'provider' | 'providerUserId' | 'displayName' | 'email' | 'sealedTokens'
>;

@Injectable()
export class SocialIdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws SocialUserTaken if another account has this identity */
  async insert(tx: EntityManager, identity: IdentityData): Promise<void> {
    try {
      await tx.insert(SocialIdentity, identity);
    } catch (error) {
      if (violatedConstraint(error) === 'social_identities_user_unique') throw new SocialUserTaken();
      throw error;
    }
  }

  /** Updates the name and tokens; false if the account no longer has this identity. */
  async update(
    tx: EntityManager,
    { accountId, provider, providerUserId, ...identity }: IdentityData,
  ): Promise<boolean> {
    const result = await tx.update(SocialIdentity, { accountId, provider, providerUserId }, identity);
    return result.affected === 1;
  }

  /** The providers connected since a moment, or all. */
  async listProvidersOf(tx: EntityManager, accountId: string, since: Date | null): Promise<SocialProvider[]> {
    const identities = await tx.find(SocialIdentity, {
      where: { accountId, ...(since === null ? {} : { createdAt: MoreThanOrEqual(since) }) },
      select: { id: true, provider: true },
    });
    return identities.map(({ provider }) => provider);
  }

  /** The identity of an account at a provider, locked for the transaction. */
  findForUpdate(
    tx: EntityManager,
    accountId: string,
    provider: SocialProvider,
  ): Promise<SocialIdentity | null> {
    return tx.findOne(SocialIdentity, {
      where: { accountId, provider },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async delete(tx: EntityManager, accountId: string, provider: SocialProvider): Promise<void> {
    await tx.delete(SocialIdentity, { accountId, provider });
  }

  /** Deletes and returns the tokens of an account. */
  async deleteTokens(tx: EntityManager, accountId: string): Promise<string[]> {
    const identities = await tx.find(SocialIdentity, {
      where: { accountId, sealedTokens: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(SocialIdentity, { accountId }, { sealedTokens: null });
    return identities.flatMap(({ sealedTokens }) => sealedTokens ?? []);
  }

  /** A batch of encrypted tokens, by ID. */
  listTokens(afterId: string, limit: number): Promise<Pick<SocialIdentity, 'id' | 'sealedTokens'>[]> {
    return this.dataSource.manager.find(SocialIdentity, {
      where: { id: MoreThan(afterId), sealedTokens: Not(IsNull()) },
      select: { id: true, sealedTokens: true },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Replaces tokens unless they have changed meanwhile. */
  async replaceTokens(id: string, sealedTokens: string, by: string): Promise<void> {
    await this.dataSource.manager.update(SocialIdentity, { id, sealedTokens }, { sealedTokens: by });
  }
}
