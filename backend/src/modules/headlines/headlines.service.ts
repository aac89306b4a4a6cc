import { Injectable } from '@nestjs/common';
import { type HeadlineType } from './headline-type.js';
import { HeadlinesRepository, type HeadlineView } from './headlines.repository.js';

export { type HeadlineView };

/** Creators' headlines for the sections of their pages. */
@Injectable()
export class HeadlinesService {
  constructor(private readonly headlines: HeadlinesRepository) {}

  /** Sets a headline; null restores the default. */
  async set(accountId: string, type: HeadlineType, text: string | null): Promise<HeadlineView> {
    if (text === null) await this.headlines.delete({ accountId, type });
    else await this.headlines.set({ accountId, type, text });
    return { type, text };
  }
}
