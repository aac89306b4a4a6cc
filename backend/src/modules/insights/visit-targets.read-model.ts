import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type BlockName } from '../blocks/block.js';
import { type Visit } from './visit.js';
import { isVisibleNow } from '../visibility/visible-now.js';

/** An account with the requested contents, links and items that it has and visitors see. */
export interface VisitedAccount {
  accountId: string;
  /** The requested display IDs of viewers that are or were its own, in lower case. */
  ownKeys: ReadonlySet<string>;
  hiddenBlocks: ReadonlySet<BlockName>;
  content: ReadonlySet<number>;
  link: ReadonlySet<number>;
  /** With their contents. */
  item: ReadonlyMap<number, number>;
}

interface Row {
  key: string;
  accountId: string;
  ownKeys: string[];
  hiddenBlocks: BlockName[];
  contents: number[];
  links: number[];
  items: { id: number; contentId: number }[];
}

/** Finds the owners of visited pages and of the targets clicked there. */
@Injectable()
export class VisitTargetsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The publicly visible accounts by lower-case display ID. */
  async find(visits: readonly Visit[]): Promise<Map<string, VisitedAccount>> {
    const idsOf = (kind: 'content' | 'link' | 'item') => [
      ...new Set(
        visits.flatMap(({ page, target }) => [
          ...(target?.kind === kind ? [target.id] : []),
          ...(kind === 'content' && page.contentId !== null ? [page.contentId] : []),
        ]),
      ),
    ];
    const rows = await this.dataSource.query<Row[]>(
      `SELECT claim.key, account.id AS "accountId",
              ARRAY(SELECT own.key FROM display_id_claims own
                     WHERE own.account_id = account.id AND own.key = ANY($5)) AS "ownKeys",
              ARRAY(SELECT name FROM blocks WHERE account_id = account.id AND NOT shown) AS "hiddenBlocks",
              ARRAY(SELECT id FROM contents content
                     WHERE account_id = account.id AND id = ANY($2) AND ${isVisibleNow('content')}) AS contents,
              ARRAY(SELECT id FROM links link
                     WHERE account_id = account.id AND id = ANY($3) AND ${isVisibleNow('link')}) AS links,
              (SELECT coalesce(json_agg(json_build_object('id', item.id, 'contentId', item.content_id)), '[]')
                 FROM items item JOIN contents content ON content.id = item.content_id
                WHERE item.account_id = account.id AND item.id = ANY($4)
                  AND ${isVisibleNow('item')} AND ${isVisibleNow('content')}) AS items
         FROM display_id_claims claim JOIN accounts account ON account.id = claim.account_id
        WHERE claim.key = ANY($1) AND claim.is_current
          AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL`,
      [
        [...new Set(visits.map(({ page }) => page.displayIdKey))],
        idsOf('content'),
        idsOf('link'),
        idsOf('item'),
        [...new Set(visits.flatMap(({ viewerKey }) => viewerKey ?? []))],
      ],
    );
    return new Map(
      rows.map(({ key, accountId, ownKeys, hiddenBlocks, contents, links, items }) => [
        key,
        {
          accountId,
          ownKeys: new Set(ownKeys),
          hiddenBlocks: new Set(hiddenBlocks),
          content: new Set(contents),
          link: new Set(links),
          item: new Map(items.map(({ id, contentId }) => [id, contentId])),
        },
      ]),
    );
  }
}
