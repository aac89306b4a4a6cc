/** What can be reported. */
export const REPORT_KINDS = ['profile', 'content', 'item', 'link'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** What is reported: a profile by its display ID or account ID, anything else by its number. */
export interface ReportSubject {
  kind: ReportKind;
  id: string;
}

/** For example `profile:hana.yamada`, `content:12`, `item:34` or `link:5`. */
export function writeReportSubject({ kind, id }: ReportSubject): string {
  return `${kind}:${id}`;
}
