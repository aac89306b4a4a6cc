import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange, partOf } from '../../common/list-range.js';
import { NewsNotFound } from './news.errors.js';
import { NewsRepository } from './news.repository.js';
import { NewsReadModel, type PublishedNews } from './news.read-model.js';

/** What operators tell everybody who is signed in. What is not published yet is there for nobody. */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly views: NewsReadModel,
  ) {}

  /** A part of the news, the newest first, as an account reads them. */
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

  /**
   * Says whether there is a piece of news by this id, whoever asks.
   *
   * @throws NewsNotFound
   */
  async mustExist(id: string): Promise<void> {
    if (!(await this.news.isPublished(id))) throw new NewsNotFound();
  }

  /**
   * Notes that an account has read a piece; once noted, it stays so.
   *
   * @throws NewsNotFound
   */
  async keepRead(accountId: string, id: string): Promise<void> {
    if (!(await this.news.keepRead(accountId, id))) throw new NewsNotFound();
  }

  /** How many pieces an account has not read; those from before its time count as read. */
  async countUnread(accountId: string): Promise<number> {
    return this.views.countUnread(accountId);
  }
}
