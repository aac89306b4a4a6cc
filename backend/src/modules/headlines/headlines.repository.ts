import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HEADLINE_TYPES, type HeadlineType } from './headline-type.js';
import { Headline } from './headline.entity.js';

/** The words over a part of a page; null where the page has its own. */
export interface HeadlineView {
  type: HeadlineType;
  text: string | null;
}

/**
 * SQL that reads the headlines of an account, one of each type, as JSON in the form of `HeadlineView[]`: for the reads
 * that show accounts.
 */
export const headlinesOf = (accountIdExpression: string): string => `
  (SELECT json_agg(json_build_object('type', kind.type, 'text', headline.text) ORDER BY kind.position)
     FROM unnest(ARRAY['${HEADLINE_TYPES.join("', '")}']) WITH ORDINALITY AS kind (type, position)
     LEFT JOIN headlines headline
            ON headline.account_id = ${accountIdExpression} AND headline.type = kind.type)`;

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
