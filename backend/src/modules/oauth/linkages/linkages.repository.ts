import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { isDaysAgo } from '../../../database/clock-conditions.js';
import { lockForTransaction } from '../../../database/advisory-lock.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageProfile } from './linkage-profile.js';
import { Linkage } from './linkage.entity.js';

/** The data read from a provider about an account. */
export type ReadProfile = LinkageProfile & Pick<Linkage, 'pictureId'>;

/** The identifying fields of a linked account. */
export type LinkageKey = Pick<
  Linkage,
  'id' | 'accountId' | 'provider' | 'providerAccountId' | 'handle' | 'pictureId' | 'grantId'
>;

/** A new linked account. */
export type NewLinkage = LinkageProfile &
  Pick<Linkage, 'provider' | 'providerAccountId' | 'pictureId'> &
  Partial<Pick<Linkage, 'grantId'>>;

/** How many days YouTube data may be stored. Other providers have no such limit. */
export const RETENTION_DAYS = 30;

const KEY = {
  id: true,
  accountId: true,
  provider: true,
  providerAccountId: true,
  handle: true,
  pictureId: true,
  grantId: true,
} as const;

@Injectable()
export class LinkagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Serialises changes of an account's linkages until the transaction ends. */
  async lockList(tx: EntityManager, accountId: string): Promise<void> {
    await lockForTransaction(tx, `linkages ${accountId}`);
  }

  /** The linkages of an account, working ones first, then oldest first. */
  listKeys(
    accountId: string,
    provider?: LinkageProvider,
    db: EntityManager = this.dataSource.manager,
  ): Promise<LinkageKey[]> {
    return db.find(Linkage, {
      where: { accountId, ...(provider === undefined ? {} : { provider }) },
      select: KEY,
      order: { needsReconnect: 'ASC', id: 'ASC' },
    });
  }

  findKey(id: number, db: EntityManager = this.dataSource.manager): Promise<LinkageKey | null> {
    return db.findOne(Linkage, { where: { id }, select: KEY });
  }

  /** Locks a linkage against deletion; null if it no longer exists. */
  async hold(tx: EntityManager, id: number): Promise<number | null> {
    const held = await tx.findOne(Linkage, {
      where: { id },
      select: { id: true },
      lock: { mode: 'for_key_share' },
    });
    return held?.id ?? null;
  }

  async insert(tx: EntityManager, accountId: string, linkage: NewLinkage): Promise<number> {
    const { identifiers } = await tx.insert(Linkage, { ...linkage, accountId });
    return (identifiers[0] as { id: number }).id;
  }

  /** Updates a linkage that was linked again. */
  async update(
    tx: EntityManager,
    id: number,
    { grantId, ...profile }: ReadProfile & Pick<Linkage, 'grantId'>,
  ): Promise<void> {
    await this.updateProfile(tx, id, profile);
    await tx.update(
      Linkage,
      { id },
      { grantId, needsReconnect: false, grantEndedAt: null, removalWarnedAt: null },
    );
  }

  /** Stores fresh provider data. */
  async updateProfile(
    tx: EntityManager,
    id: number,
    { handle, snsAccountName, pictureId }: ReadProfile,
  ): Promise<void> {
    await tx.update(Linkage, { id }, { handle, snsAccountName, pictureId, readAt: () => 'now()' });
  }

  /** Working linkages whose data was not refreshed for some days. */
  listStale(
    provider: LinkageProvider,
    { days, limit }: { days: number; limit: number },
  ): Promise<LinkageKey[]> {
    return this.dataSource.manager.find(Linkage, {
      where: { provider, grantId: Not(IsNull()), readAt: isDaysAgo(days) },
      select: KEY,
      order: { readAt: 'ASC' },
      take: limit,
    });
  }

  /**
   * Deletes the provider data of linkages that ended, or were last refreshed, some days ago. The provider's name
   * stands in for the account name.
   *
   * @returns the IDs of their pictures
   */
  async deleteProfileData(
    tx: EntityManager,
    provider: LinkageProvider,
    { days, name }: { days: number; name: string },
  ): Promise<number[]> {
    const ended = await tx.query<{ id: number; pictureId: number | null }[]>(
      `SELECT id, picture_id AS "pictureId" FROM linkages
        WHERE provider = $1
          AND coalesce(grant_ended_at, read_at) <= now() - make_interval(days => $2)
          AND (picture_id IS NOT NULL OR sns_account_name <> $3) FOR UPDATE`,
      [provider, days, name],
    );
    if (ended.length > 0)
      await tx.update(
        Linkage,
        { id: In(ended.map(({ id }) => id)) },
        { snsAccountName: name, pictureId: null },
      );
    return ended.flatMap(({ pictureId }) => pictureId ?? []);
  }

  async markWarned(tx: EntityManager, id: number): Promise<void> {
    await tx.update(Linkage, { id }, { removalWarnedAt: () => 'now()' });
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Linkage, { id });
  }

  /** Removes the grants of linkages, which then need to be reconnected. */
  async detach(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.update(
      Linkage,
      { id: In(ids) },
      { grantId: null, needsReconnect: true, grantEndedAt: () => 'now()' },
    );
  }
}
