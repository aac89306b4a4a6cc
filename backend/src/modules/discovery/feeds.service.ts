import { Injectable } from '@nestjs/common';
import { type AccountView } from '../accounts/account.read-model.js';
import { isShownTo } from '../blocks/block.js';
import { type FeedEntryView, FeedReadModel } from './feed.read-model.js';

/** A creator's newest contents. */
export interface Feed {
  account: AccountView;
  /** When anything in it last changed. */
  updatedAt: Date;
  /** Newest first; empty where the page hides contents. */
  entries: FeedEntryView[];
}

/** Reads creators' feeds, as for a visitor. */
@Injectable()
export class FeedsService {
  constructor(private readonly views: FeedReadModel) {}

  async read(account: AccountView): Promise<Feed> {
    const [entries, changedAt] = await Promise.all([
      isShownTo(null, account, 'content') ? this.views.listEntries(account.id) : [],
      this.views.pageChangedAt(account.id),
    ]);
    const times = [changedAt, ...entries.map(({ updatedAt }) => updatedAt)].map((time) => time.getTime());
    return { account, updatedAt: new Date(Math.max(...times)), entries };
  }
}
