import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { violatedConstraint } from '../../../common/errors/failure-mapping.js';
import { SocialUserTaken } from './social-login.errors.js';
import { SocialIdentity } from './social-identity.entity.js';
import { type SocialProvider } from '../authorization/social-provider.js';

/** What is known of a person at a provider. */
export type IdentityData = Pick<
  SocialIdentity,
  'accountId' | 'provider' | 'providerUserId' | 'displayName' | 'email' | 'sealedTokens'
>;

/** Identities at providers in the database. */
@Injectable()
export class SocialIdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws SocialUserTaken where another account is this person */
  async insert(tx: EntityManager, identity: IdentityData): Promise<void> {
    try {
      await tx.insert(SocialIdentity, identity);
    } catch (error) {
      if (violatedConstraint(error) === 'social_identities_user_unique') throw new SocialUserTaken();
      throw error;
    }
  }

  /** Notes what a person is called now, and the newest tokens; false where the account is not this person any more. */
  async update(
    tx: EntityManager,
    { accountId, provider, providerUserId, ...identity }: IdentityData,
  ): Promise<boolean> {
    const result = await tx.update(SocialIdentity, { accountId, provider, providerUserId }, identity);
    return result.affected === 1;
  }

  /** The providers that an account was connected with from a moment on, or at all. */
  async listProvidersOf(tx: EntityManager, accountId: string, since: Date | null): Promise<SocialProvider[]> {
    const identities = await tx.find(SocialIdentity, {
      where: { accountId, ...(since === null ? {} : { createdAt: MoreThanOrEqual(since) }) },
      select: { id: true, provider: true },
    });
    return identities.map(({ provider }) => provider);
  }

  /** Who an account is at a provider; nobody changes it until the transaction has ended. */
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

  /** Forgets the tokens of an account's grants, and gives them. */
  async takeTokens(tx: EntityManager, accountId: string): Promise<string[]> {
    const identities = await tx.find(SocialIdentity, {
      where: { accountId, sealedTokens: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(SocialIdentity, { accountId }, { sealedTokens: null });
    return identities.flatMap(({ sealedTokens }) => sealedTokens ?? []);
  }

  /** Some of the sealed tokens, in the order of their ids. */
  listTokens(afterId: string, limit: number): Promise<Pick<SocialIdentity, 'id' | 'sealedTokens'>[]> {
    return this.dataSource.manager.find(SocialIdentity, {
      where: { id: MoreThan(afterId), sealedTokens: Not(IsNull()) },
      select: { id: true, sealedTokens: true },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Puts tokens in the place of others, where these are still there. */
  async replaceTokens(id: string, sealedTokens: string, by: string): Promise<void> {
    await this.dataSource.manager.update(SocialIdentity, { id, sealedTokens }, { sealedTokens: by });
  }
}
