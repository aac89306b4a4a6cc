import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LARGEST_ID } from '../../../common/rules/ids.js';
import { PublicReadsService } from '../../../database/public-reads.service.js';
import { AccountListReadModel } from '../../accounts/account-list.read-model.js';
import { pictureOf, type PictureView } from '../../pictures/picture.read-model.js';
import { LINKAGE_PROVIDERS } from '../authorization/linkage-provider.js';
import { type Linkage } from './linkage.entity.js';
import { RETENTION_DAYS } from './linkages.repository.js';

/** A linked account as read for display. */
export interface LinkageView extends Pick<
  Linkage,
  'id' | 'provider' | 'handle' | 'snsAccountName' | 'needsReconnect'
> {
  picture: PictureView | null;
}

/** A linked account whose grant has ended. */
export interface EndedLinkage extends Pick<Linkage, 'id' | 'accountId' | 'provider' | 'snsAccountName'> {
  /** When the provider's data is removed; null if it stays. */
  dueAt: Date | null;
}

/** When the data of a linkage is first removed: the earlier of its own and its contents' retention. */
const DUE = `CASE WHEN linkage.provider = 'youtube' THEN least(
    linkage.grant_ended_at,
    (SELECT min(content.provider_read_at) FROM contents content WHERE content.linkage_id = linkage.id)
  ) + make_interval(days => ${RETENTION_DAYS}) END`;

/** SQL that lists the linked accounts of an account. */
const listOf = (accountId: string): string => `
  SELECT linkage.id, linkage.provider, linkage.handle, linkage.sns_account_name AS "snsAccountName",
         linkage.needs_reconnect AS "needsReconnect", ${pictureOf('linkage.picture_id')} AS picture
    FROM linkages linkage
   WHERE linkage.account_id = ${accountId}
   ORDER BY array_position('{${LINKAGE_PROVIDERS.join()}}'::varchar[], linkage.provider), linkage.id`;

/** There are few, so the list is never paged. */
const WHOLE_LIST = { offset: 0, limit: LARGEST_ID };

/** Reads linked accounts, and those that need attention. */
@Injectable()
export class LinkageReadModel {
  private readonly ofAccount: AccountListReadModel<LinkageView>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: PublicReadsService,
  ) {
    this.ofAccount = new AccountListReadModel(reads, {
      entries: listOf('owner.id'),
      count: 'SELECT count(*) FROM linkages WHERE account_id = owner.id',
      block: null,
    });
  }

  /** The linked accounts of an account, by provider, then oldest first. */
  list(accountId: string): Promise<LinkageView[]> {
    return this.reads.rows<LinkageView>(listOf('$1'), [accountId]);
  }

  /**
   * The same for an account by its name.
   *
   * @param id a current or former display ID, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async listFor(id: string): Promise<LinkageView[]> {
    return (await this.ofAccount.read(id, 'id', null, WHOLE_LIST)).part.entries;
  }

  /** The given linkages whose grants have ended. */
  listEnded(tx: EntityManager, ids: readonly number[]): Promise<EndedLinkage[]> {
    return tx.query<EndedLinkage[]>(
      `SELECT linkage.id, linkage.account_id AS "accountId", linkage.provider,
              linkage.sns_account_name AS "snsAccountName", ${DUE} AS "dueAt"
         FROM linkages linkage
        WHERE linkage.id = ANY($1) AND linkage.needs_reconnect ORDER BY linkage.id FOR UPDATE OF linkage`,
      [ids],
    );
  }

  /** Linkages whose data will be removed within some days and whose owners were not warned yet. */
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
