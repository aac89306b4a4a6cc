import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contentName } from '../contents/content-name.rules.js';
import { type ReportKind } from './report-subject.rules.js';

/** The length of a name in a notice. */
const NAME_LENGTH = 200;

/** What names a subject: a title, or else the text of a content, or else a URL. */
interface NameParts {
  title: string | null;
  description: string | null;
  url: string | null;
}

const NAMES: Record<Exclude<ReportKind, 'profile'>, string> = {
  content: 'SELECT title, description, content_url AS url FROM contents WHERE id = $1',
  item: 'SELECT name AS title, NULL AS description, url FROM items WHERE id = $1',
  link: `SELECT coalesce(title, text) AS title, NULL AS description, url
    FROM link_details WHERE link_id = $1 ORDER BY position LIMIT 1`,
};

/** Names what is reported, for the notice of its removal. */
@Injectable()
export class ReportSubjectReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Its name, or its URL if it has none. */
  async nameOf(kind: Exclude<ReportKind, 'profile'>, id: number): Promise<string | null> {
    const [row] = await this.dataSource.query<NameParts[]>(NAMES[kind], [id]);
    const name = row && (contentName(row) ?? row.url);
    return name?.slice(0, NAME_LENGTH) ?? null;
  }
}
