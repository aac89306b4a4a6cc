import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { Linkage } from './linkage.entity.js';
import { LINKAGE_PROVIDERS } from './linkage-provider.js';

/** A linked account as it is read. */
export interface LinkageView extends Pick<
  Linkage,
  'id' | 'provider' | 'handle' | 'snsAccountName' | 'needsReconnect'
> {
  picture: PictureView | null;
}

/** A linked account as it is written. */
export type NewLinkage = Pick<
  Linkage,
  'provider' | 'providerAccountId' | 'handle' | 'snsAccountName' | 'pictureId'
>;

/** Linked accounts in the database. */
@Injectable()
export class LinkagesRepository {
  constructor(private readonly dataSource: DataSource) {}

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

  async insert(tx: EntityManager, accountId: string, linkage: NewLinkage): Promise<number> {
    const { identifiers } = await tx.insert(Linkage, { ...linkage, accountId });
    return (identifiers[0] as { id: number }).id;
  }
}
