import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not, Raw } from 'typeorm';
import { LinkageGrant } from './linkage-grant.entity.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { Linkage } from './linkage.entity.js';

/** The columns that hold a grant's tokens. */
export type GrantTokens = Pick<LinkageGrant, 'sealedTokens' | 'scopes' | 'expiresAt' | 'refreshExpiresAt'>;

/** A grant as read from the database. */
export interface GrantRow extends GrantTokens {
  id: number;
  accountId: string;
  provider: LinkageProvider;
  version: number;
  /** The provider accounts whose linkages use it. */
  providerAccountIds: string[];
  /** Whether a renewal is in progress. */
  beingRenewed: boolean;
}

/** A grant that is no longer used. */
export type EndedGrant = Pick<LinkageGrant, 'provider'> & GrantTokens;

/** A deleted grant. */
export type UnusedGrant = Pick<LinkageGrant, 'id'> & EndedGrant;

const VIEW = `
  SELECT consent.id, consent.account_id AS "accountId", consent.provider, consent.sealed_tokens AS "sealedTokens", consent.scopes,
         consent.expires_at AS "expiresAt", consent.refresh_expires_at AS "refreshExpiresAt", consent.version,
         coalesce(consent.renewing_until > now(), false) AS "beingRenewed",
         ARRAY(SELECT provider_account_id FROM linkages WHERE grant_id = consent.id) AS "providerAccountIds"
    FROM linkage_grants consent`;

/** Grants in the database. */
@Injectable()
export class LinkageGrantsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    tx: EntityManager,
    grant: Pick<LinkageGrant, 'accountId' | 'provider'> & GrantTokens,
  ): Promise<number> {
    const { identifiers } = await tx.insert(LinkageGrant, grant);
    return (identifiers[0] as { id: number }).id;
  }

  async find(id: number): Promise<GrantRow | null> {
    const [row] = await this.dataSource.query<GrantRow[]>(`${VIEW} WHERE consent.id = $1`, [id]);
    return row ?? null;
  }

  /** The grant of a linkage. */
  async findOf(linkageId: number): Promise<GrantRow | null> {
    const [row] = await this.dataSource.query<GrantRow[]>(
      `${VIEW} JOIN linkages linkage ON linkage.grant_id = consent.id WHERE linkage.id = $1`,
      [linkageId],
    );
    return row ?? null;
  }

  /**
   * Takes the renewal lease of a grant across processes. Returns false if another caller holds it or the tokens
   * have changed.
   */
  async claimRenewal({ id, version }: Pick<GrantRow, 'id' | 'version'>, seconds: number): Promise<boolean> {
    const result = await this.dataSource.manager.update(
      LinkageGrant,
      { id, version, renewingUntil: Raw((column) => `(${column} <= now()) IS NOT FALSE`) },
      { renewingUntil: () => `now() + make_interval(secs => ${seconds})` },
    );
    return result.affected === 1;
  }

  /** Stores renewed tokens and releases the lease; false if the grant has ended meanwhile. */
  async storeRenewed(
    { id, version }: Pick<GrantRow, 'id' | 'version'>,
    tokens: GrantTokens,
  ): Promise<boolean> {
    const result = await this.dataSource.manager.update(
      LinkageGrant,
      { id, version },
      { ...tokens, version: version + 1, renewedAt: () => 'now()', renewingUntil: () => 'now()' },
    );
    return result.affected === 1;
  }

  /** Releases the lease after a failed renewal; `renewing_until` keeps the time of the attempt. */
  async releaseRenewal({ id, version }: Pick<GrantRow, 'id' | 'version'>): Promise<void> {
    await this.dataSource.manager.update(LinkageGrant, { id, version }, { renewingUntil: () => 'now()' });
  }

  /**
   * Deletes an invalid grant and marks its linkages for reconnection.
   *
   * @returns the IDs of its linkages; null if it was renewed or deleted meanwhile
   */
  async end(tx: EntityManager, { id, version }: Pick<GrantRow, 'id' | 'version'>): Promise<number[] | null> {
    const held = await tx.findOne(LinkageGrant, {
      where: { id, version },
      select: { id: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!held) return null;
    const standing = await tx.find(Linkage, { where: { grantId: id }, select: { id: true } });
    await tx.update(
      Linkage,
      { grantId: id },
      { grantId: null, needsReconnect: true, grantEndedAt: () => 'now()' },
    );
    await tx.delete(LinkageGrant, { id });
    return standing.map((linkage) => linkage.id);
  }

  /**
   * Marks a linkage without a grant for reconnection.
   *
   * @returns whether it was not marked before
   */
  async markDisconnected(tx: EntityManager, linkageId: number): Promise<boolean> {
    const { affected } = await tx.update(
      Linkage,
      { id: linkageId, grantId: IsNull(), needsReconnect: false },
      { needsReconnect: true, grantEndedAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** Deletes and returns the grants that no linkage uses. */
  async deleteUnused(tx: EntityManager, ids: readonly number[]): Promise<UnusedGrant[]> {
    if (ids.length === 0) return [];
    const unused = await tx
      .createQueryBuilder(LinkageGrant, 'consent')
      .where({ id: In(ids) })
      .andWhere('NOT EXISTS (SELECT 1 FROM linkages linkage WHERE linkage.grant_id = consent.id)')
      .setLock('pessimistic_write')
      .getMany();
    if (unused.length === 0) return [];
    await tx.delete(LinkageGrant, { id: In(unused.map(({ id }) => id)) });
    return unused;
  }

  /** Whether one of the accounts was linked again and has a new grant. */
  async isReplaced({
    accountId,
    provider,
    providerAccountIds,
  }: Pick<GrantRow, 'accountId' | 'provider' | 'providerAccountIds'>): Promise<boolean> {
    return this.dataSource.manager.exists(Linkage, {
      where: { accountId, provider, providerAccountId: In(providerAccountIds), grantId: Not(IsNull()) },
    });
  }

  /** Grants whose access tokens expire within some days, the least recently tried first. */
  listEnding(
    provider: LinkageProvider,
    { withinDays, minAgeDays, limit }: { withinDays: number; minAgeDays: number; limit: number },
  ): Promise<GrantRow[]> {
    return this.dataSource.query<GrantRow[]>(
      `${VIEW} WHERE consent.provider = $1
                 AND consent.expires_at <= now() + make_interval(days => $2)
                 AND consent.renewed_at <= now() - make_interval(days => $3)
               ORDER BY consent.renewing_until NULLS FIRST, consent.expires_at LIMIT $4`,
      [provider, withinDays, minAgeDays, limit],
    );
  }

  /**
   * Grants not renewed for some days, the least recently tried first.
   *
   * @param retryDays how long to wait after a failed renewal
   */
  listNotRenewed(
    provider: LinkageProvider,
    { days, retryDays, limit }: { days: number; retryDays: number; limit: number },
  ): Promise<GrantRow[]> {
    return this.dataSource.query<GrantRow[]>(
      `${VIEW} WHERE consent.provider = $1
                 AND consent.renewed_at <= now() - make_interval(days => $2)
                 AND (consent.renewing_until IS NULL OR consent.renewing_until <= now() - make_interval(days => $3))
               ORDER BY consent.renewing_until NULLS FIRST, consent.renewed_at LIMIT $4`,
      [provider, days, retryDays, limit],
    );
  }

  /** A batch of encrypted tokens, by ID. */
  listTokens(afterId: number, limit: number): Promise<Pick<LinkageGrant, 'id' | 'sealedTokens'>[]> {
    return this.dataSource.manager.find(LinkageGrant, {
      where: { id: MoreThan(afterId) },
      select: { id: true, sealedTokens: true },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Replaces tokens unless they have changed meanwhile. */
  async replaceTokens(id: number, sealedTokens: string, by: string): Promise<void> {
    await this.dataSource.manager.update(LinkageGrant, { id, sealedTokens }, { sealedTokens: by });
  }
}
