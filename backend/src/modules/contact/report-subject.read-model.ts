import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ReportKind } from './report-subject.rules.js';

/** The length of a name in a notice. */
const NAME_LENGTH = 200;

const NAMES: Record<Exclude<ReportKind, 'profile'>, string> = {
  content: 'SELECT coalesce(title, content_url) AS name FROM contents WHERE id = $1',
  item: 'SELECT coalesce(name, url) AS name FROM items WHERE id = $1',
  link: `SELECT coalesce(title, text, url) AS name FROM link_details WHERE link_id = $1 ORDER BY position LIMIT 1`,
};

/** Names what is reported, for the notice of its removal. */
@Injectable()
export class ReportSubjectReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Its name, or its URL if it has none. */
  async nameOf(kind: Exclude<ReportKind, 'profile'>, id: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ name: string | null }[]>(NAMES[kind], [id]);
    return row?.name?.slice(0, NAME_LENGTH) ?? null;
  }
}
