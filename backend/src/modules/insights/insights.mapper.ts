import { stringify } from 'csv-stringify/sync';
import { contentName } from '../contents/content-name.rules.js';
import { type InsightsResponse } from './dto/insights.response.js';
import { INSIGHTS_TIME_ZONE } from './insight-days.rules.js';
import { type ExportedSum } from './insights.read-model.js';
import { type ComparedInsights } from './insights.service.js';
import { readReferrer } from './referring-host.js';

export function toInsights({ from, to, view, isComparable }: ComparedInsights): InsightsResponse {
  return {
    from,
    to,
    timeZone: INSIGHTS_TIME_ZONE,
    ...view,
    previous: isComparable ? view.previous : null,
    contents: view.contents.map(({ description, ...content }) => ({
      ...content,
      title: contentName({ title: content.title, description }),
      publishedAt: new Date(content.publishedAt).toISOString(),
    })),
    referrers: view.referrers.map(({ referrer, views, presses }) => ({
      ...readReferrer(referrer),
      views,
      presses,
    })),
  };
}

const COLUMNS = ['day', 'kind', 'id', 'name', 'mall', 'views', 'visitors', 'presses'] as const;

/**
 * A CSV file for spreadsheets: RFC 4180 in UTF-8 with a byte order mark. Cells that a spreadsheet would evaluate as a
 * formula get a leading apostrophe.
 */
export function toCsv(rows: readonly ExportedSum[]): string {
  const named = rows.map((row) => ({ ...row, name: nameOf(row) }));
  return stringify(named, {
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

function nameOf({ kind, name, description }: ExportedSum): string | null {
  if (kind === 'referrer') return referrerName(name);
  return kind === 'content' ? contentName({ title: name, description }) : name;
}

function referrerName(stored: string | null): string {
  const { kind, host } = readReferrer(stored ?? '');
  return host ?? `(${kind})`;
}
