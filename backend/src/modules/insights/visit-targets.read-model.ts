import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Visit } from './visit.js';
import { isVisibleNow } from '../visibility/visible-now.js';

/** An account with those of the asked contents, links and items that it has. */
export interface VisitedAccount {
  accountId: string;
  content: ReadonlySet<number>;
  link: ReadonlySet<number>;
  item: ReadonlySet<number>;
}

interface Row {
  key: string;
  accountId: string;
  contents: number[];
  links: number[];
  items: number[];
}

/** Finds out whose pages were visited, and what belongs to them. */
@Injectable()
export class VisitTargetsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The accounts that visitors can see, by display ID in lower case. */
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
              ARRAY(SELECT id FROM contents content
                     WHERE account_id = account.id AND id = ANY($2) AND ${isVisibleNow('content')}) AS contents,
              ARRAY(SELECT id FROM links link
                     WHERE account_id = account.id AND id = ANY($3) AND ${isVisibleNow('link')}) AS links,
              ARRAY(SELECT item.id FROM items item JOIN contents content ON content.id = item.content_id
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
      ],
    );
    return new Map(
      rows.map(({ key, accountId, contents, links, items }) => [
        key,
        { accountId, content: new Set(contents), link: new Set(links), item: new Set(items) },
      ]),
    );
  }
}
