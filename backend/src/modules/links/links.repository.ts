import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type LinkWords } from './link.rules.js';
import { type Place, SortedList } from '../../database/sorted-list.js';
import { LinkDetail } from './link-detail.entity.js';
import { LINK_LIMITS } from './link-limits.rules.js';
import { Link } from './link.entity.js';
import { type Schedule } from '../visibility/visibility.rules.js';
import { TooManyLinks } from './links.errors.js';

/** A new detail. */
export interface WrittenDetail extends LinkWords {
  pictureId: number | null;
}

/** Changes of a detail; omitted fields stay. */
export type DetailChanges = Partial<WrittenDetail>;

@Injectable()
export class LinksRepository {
  /** The contents or links of an account in page order. */
  readonly sorted = new SortedList('links', LINK_LIMITS.perAccount, TooManyLinks);

  /** Inserts a link, by default before all others of its account. */
  async insert(
    tx: EntityManager,
    accountId: string,
    { linkTypeId, details, schedule }: { linkTypeId: number; details: WrittenDetail[]; schedule: Schedule },
    place?: Place,
  ): Promise<number> {
    const position = await this.sorted.makePlace(tx, accountId, place);
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO links (account_id, link_type_id, visibility, visible_from, visible_until, position)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [accountId, linkTypeId, schedule.visibility, schedule.visibleFrom, schedule.visibleUntil, position],
    );
    const { id } = row as { id: number };
    await tx.insert(
      LinkDetail,
      details.map((detail, position) => ({ ...detail, linkId: id, position })),
    );
    return id;
  }

  /** Updates the given fields of details, by position, and who may see the link. */
  async update(
    tx: EntityManager,
    id: number,
    { details, schedule }: { details: DetailChanges[]; schedule: Schedule },
  ): Promise<void> {
    for (const [position, change] of details.entries()) {
      if (Object.keys(change).length > 0) await tx.update(LinkDetail, { linkId: id, position }, change);
    }
    // Invalidates the cached page, which only changes of the link do.
    await tx.update(Link, { id }, { ...schedule, updatedAt: () => 'now()' });
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Link, { id });
  }
}
