import { Injectable } from '@nestjs/common';
import { NewsRepository } from './news.repository.js';

/** What operators tell everybody who is signed in. */
@Injectable()
export class NewsService {
  constructor(private readonly news: NewsRepository) {}

  /** How many pieces an account has not read; those from before its time count as read. */
  async countUnread(accountId: string): Promise<number> {
    return this.news.countUnread(accountId);
  }
}
