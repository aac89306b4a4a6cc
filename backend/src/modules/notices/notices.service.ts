import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notice } from './notice.entity.js';
import { NoticeNotFound } from './notices.errors.js';

/** How many a creator is shown; older ones come up as these are put away. */
export const MOST_NOTICES = 50;

/** What a notice says. */
export type NoticeWords = Pick<Notice, 'kind'> &
  Partial<Pick<Notice, 'subject' | 'provider' | 'reason' | 'reference' | 'dueAt' | 'linkageId'>>;

/** What creators are told in the studio. */
@Injectable()
export class NoticesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Tells a creator something, in the transaction in which it happens. */
  async post(tx: EntityManager, accountId: string, words: NoticeWords): Promise<void> {
    await tx.insert(Notice, { accountId, ...words });
  }

  /** What an account was told and has not put away, the newest first. */
  list(accountId: string): Promise<Notice[]> {
    return this.dataSource.manager.find(Notice, {
      where: { accountId },
      order: { id: 'DESC' },
      take: MOST_NOTICES,
    });
  }

  /**
   * Puts a notice away for good.
   *
   * @throws NoticeNotFound
   */
  async dismiss(accountId: string, id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Notice, { accountId, id });
    if (affected !== 1) throw new NoticeNotFound();
  }

  /** Takes back what was told of a linked account, once it is linked again. */
  async withdrawOfLinkage(tx: EntityManager, linkageId: number): Promise<void> {
    await tx.delete(Notice, { linkageId });
  }
}
