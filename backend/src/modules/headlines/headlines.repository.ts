import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type HeadlineType } from './headline-type.js';
import { Headline } from './headline.entity.js';

/** The headline of a section; null for the default. */
export interface HeadlineView {
  type: HeadlineType;
  text: string | null;
}

/** Headlines in the database. */
@Injectable()
export class HeadlinesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async set(headline: Pick<Headline, 'accountId' | 'type' | 'text'>): Promise<void> {
    await this.dataSource.manager.upsert(Headline, headline, ['accountId', 'type']);
  }

  async delete(headline: Pick<Headline, 'accountId' | 'type'>): Promise<void> {
    await this.dataSource.manager.delete(Headline, headline);
  }
}
