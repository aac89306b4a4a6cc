import { Injectable } from '@nestjs/common';
import { type HeadlineType } from './headline-type.js';
import { HeadlinesRepository, type HeadlineView } from './headlines.repository.js';

/** The words over the parts of pages. */
@Injectable()
export class HeadlinesService {
  constructor(private readonly headlines: HeadlinesRepository) {}

  /** Puts words over a part of the own page; null leaves it to the page's own. */
  async set(accountId: string, type: HeadlineType, text: string | null): Promise<HeadlineView> {
    if (text === null) await this.headlines.delete({ accountId, type });
    else await this.headlines.set({ accountId, type, text });
    return { type, text };
  }
}
