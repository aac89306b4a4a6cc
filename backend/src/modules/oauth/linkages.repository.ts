import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { LINKAGE_PROVIDERS, type LinkageProvider } from './linkage-provider.js';
import { Linkage } from './linkage.entity.js';

/** A linked account as it is read. */
export interface LinkageView extends Pick<
  Linkage,
  'id' | 'provider' | 'handle' | 'snsAccountName' | 'needsReconnect'
> {
  picture: PictureView | null;
}

/** What names a linked account, here and at its provider. */
export type LinkageKey = Pick<
  Linkage,
  'id' | 'accountId' | 'provider' | 'providerAccountId' | 'pictureId' | 'grantId'
>;

/** What an account is known as at its provider. */
export type LinkageProfile = Pick<Linkage, 'handle' | 'snsAccountName'>;

/** A linked account as it is written. */
export type NewLinkage = LinkageProfile &
  Pick<Linkage, 'provider' | 'providerAccountId' | 'pictureId'> &
  Partial<Pick<Linkage, 'grantId'>>;

const KEY = {
  id: true,
  accountId: true,
  provider: true,
  providerAccountId: true,
  pictureId: true,
  grantId: true,
} as const;

/** Linked accounts in the database. */
@Injectable()
export class LinkagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes the changes of an account's linkages wait for one another, until the transaction has ended. */
  async lockList(tx: EntityManager, accountId: string): Promise<void> {
    await lockForTransaction(tx, `linkages ${accountId}`);
  }

  /** Makes those who look whether an account at a provider is linked elsewhere wait for one another. */
  async lockElsewhere(
    tx: EntityManager,
    { provider, providerAccountId }: Pick<LinkageKey, 'provider' | 'providerAccountId'>,
  ): Promise<void> {
    await lockForTransaction(tx, `linked ${provider} ${providerAccountId}`);
  }

  /** The accounts that an account has linked: one service after the other, at each the oldest linkage first. */
  list(accountId: string): Promise<LinkageView[]> {
    return this.dataSource.query<LinkageView[]>(
      `SELECT linkage.id, linkage.provider, linkage.handle, linkage.sns_account_name AS "snsAccountName",
              linkage.needs_reconnect AS "needsReconnect", ${pictureOf('linkage.picture_id')} AS picture
         FROM linkages linkage
        WHERE linkage.account_id = $1 ORDER BY array_position($2::varchar[], linkage.provider), linkage.id`,
      [accountId, LINKAGE_PROVIDERS],
    );
  }

  /** What an account has linked at a provider: what works first, and the oldest of it. */
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

  async insert(tx: EntityManager, accountId: string, linkage: NewLinkage): Promise<number> {
    const { identifiers } = await tx.insert(Linkage, { ...linkage, accountId });
    return (identifiers[0] as { id: number }).id;
  }

  /** Notes that an account was linked again. */
  async update(
    tx: EntityManager,
    id: number,
    { handle, snsAccountName, pictureId, grantId }: LinkageProfile & Pick<Linkage, 'pictureId' | 'grantId'>,
  ): Promise<void> {
    const working = { needsReconnect: false, grantEndedAt: null };
    await tx.update(Linkage, { id }, { handle, snsAccountName, pictureId, grantId, ...working });
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Linkage, { id });
  }

  /** Whether an account at a provider is linked, with a consent, by somebody else. */
  standsElsewhere(
    tx: EntityManager,
    { accountId, provider, providerAccountId }: Omit<LinkageKey, 'id' | 'pictureId' | 'grantId'>,
  ): Promise<boolean> {
    return tx.existsBy(Linkage, {
      accountId: Not(accountId),
      provider,
      providerAccountId,
      needsReconnect: false,
    });
  }

  /** Takes the consents off some linkages, which have to be linked again. */
  async detach(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.update(
      Linkage,
      { id: In(ids) },
      { grantId: null, needsReconnect: true, grantEndedAt: () => 'now()' },
    );
  }
}
