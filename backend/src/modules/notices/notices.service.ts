import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notice } from './notice.entity.js';
import { NoticeNotFound } from './notices.errors.js';

/** How many notices are listed; older ones appear as these are dismissed. */
export const MOST_NOTICES = 50;

/** The content of a notice. */
export type NoticeWords = Pick<Notice, 'kind'> &
  Partial<Pick<Notice, 'subject' | 'provider' | 'reason' | 'reference' | 'dueAt' | 'linkageId'>>;

/** Notices to creators in the studio. */
@Injectable()
export class NoticesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Notifies a creator, in the transaction of the event. */
  async post(tx: EntityManager, accountId: string, words: NoticeWords): Promise<void> {
    await tx.insert(Notice, { accountId, ...words });
  }

  /** The notices of an account that are not dismissed, newest first. */
  list(accountId: string): Promise<Notice[]> {
    return this.dataSource.manager.find(Notice, {
      where: { accountId },
      order: { id: 'DESC' },
      take: MOST_NOTICES,
    });
  }

  /**
   * Dismisses a notice for good.
   *
   * @throws NoticeNotFound
   */
  async dismiss(accountId: string, id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Notice, { accountId, id });
    if (affected !== 1) throw new NoticeNotFound();
  }

  /** Deletes the notices about a linked account, once it is linked again. */
  async withdrawOfLinkage(tx: EntityManager, linkageId: number): Promise<void> {
    await tx.delete(Notice, { linkageId });
  }
}
