import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PublicReadsService } from '../../../database/public-reads.service.js';
import { pictureOf, type PictureView } from '../../pictures/pictures.repository.js';
import { LINKAGE_PROVIDERS } from '../authorization/linkage-provider.js';
import { type Linkage } from './linkage.entity.js';
import { KEPT_DAYS } from './linkages.repository.js';

/** A linked account as it is read. */
export interface LinkageView extends Pick<
  Linkage,
  'id' | 'provider' | 'handle' | 'snsAccountName' | 'needsReconnect'
> {
  picture: PictureView | null;
}

/** A linked account that has to be linked again. */
export interface EndedLinkage extends Pick<Linkage, 'id' | 'accountId' | 'provider' | 'snsAccountName'> {
  /** From when on what came from there is removed; null where it stays. */
  dueAt: Date | null;
}

/** When what came from a linkage begins to be removed: the first of what was said of it and of what was posted from it. */
const DUE = `CASE WHEN linkage.provider = 'youtube' THEN least(
    linkage.grant_ended_at,
    (SELECT min(content.provider_read_at) FROM contents content WHERE content.linkage_id = linkage.id)
  ) + make_interval(days => ${KEPT_DAYS}) END`;

/** Linked accounts as the studio shows them, and what becomes of what came from them. */
@Injectable()
export class LinkageReadModel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: PublicReadsService,
  ) {}

  /** The accounts that an account has linked: one service after the other, at each the oldest linkage first. */
  list(accountId: string): Promise<LinkageView[]> {
    return this.reads.rows<LinkageView>(
      `SELECT linkage.id, linkage.provider, linkage.handle, linkage.sns_account_name AS "snsAccountName",
              linkage.needs_reconnect AS "needsReconnect", ${pictureOf('linkage.picture_id')} AS picture
         FROM linkages linkage
        WHERE linkage.account_id = $1 ORDER BY array_position($2::varchar[], linkage.provider), linkage.id`,
      [accountId, LINKAGE_PROVIDERS],
    );
  }

  /** Those of some linkages that have to be linked again. */
  listEnded(tx: EntityManager, ids: readonly number[]): Promise<EndedLinkage[]> {
    return tx.query<EndedLinkage[]>(
      `SELECT linkage.id, linkage.account_id AS "accountId", linkage.provider,
              linkage.sns_account_name AS "snsAccountName", ${DUE} AS "dueAt"
         FROM linkages linkage
        WHERE linkage.id = ANY($1) AND linkage.needs_reconnect ORDER BY linkage.id FOR UPDATE OF linkage`,
      [ids],
    );
  }

  /** Linkages whose consent has ended and what came from which is removed within some days, told of or not yet. */
  async listToWarn({ days, limit }: { days: number; limit: number }): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT linkage.id FROM linkages linkage
        WHERE linkage.needs_reconnect AND linkage.grant_id IS NULL AND linkage.removal_told_at IS NULL
          AND linkage.provider = 'youtube'
          AND ${DUE} BETWEEN now() AND now() + make_interval(days => $1)
        ORDER BY linkage.id LIMIT $2`,
      [days, limit],
    );
    return rows.map(({ id }) => id);
  }
}
