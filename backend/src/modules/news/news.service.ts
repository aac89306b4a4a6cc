import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange, partOf } from '../../common/list-range.js';
import { NewsNotFound } from './news.errors.js';
import { NewsRepository } from './news.repository.js';
import { NewsReadModel, type PublishedNews } from './news.read-model.js';

/** News from operators for everybody who is signed in. Unpublished items are not found. */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly views: NewsReadModel,
  ) {}

  /** A page of the news for an account, newest first. */
  async list(accountId: string, range: ListRange): Promise<ListPart<PublishedNews>> {
    const [rows, total] = await Promise.all([
      this.views.listPublished(accountId, range),
      this.news.countPublished(),
    ]);
    return partOf({ rows, total }, range);
  }

  /** @throws NewsNotFound */
  async get(accountId: string, id: string): Promise<PublishedNews> {
    const news = await this.views.findPublished(accountId, id);
    if (news === null) throw new NewsNotFound();
    return news;
  }

  /** @throws NewsNotFound */
  async requirePublished(id: string): Promise<void> {
    if (!(await this.news.isPublished(id))) throw new NewsNotFound();
  }

  /**
   * Marks an item as read by an account.
   *
   * @throws NewsNotFound
   */
  async markRead(accountId: string, id: string): Promise<void> {
    if (!(await this.news.markRead(accountId, id))) throw new NewsNotFound();
  }

  /** The number of unread items; those published before the account was created count as read. */
  async countUnread(accountId: string): Promise<number> {
    return this.views.countUnread(accountId);
  }
}
