import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { EXIT, type ExitCode } from './exit-code.js';

/** What a command has to say, for programs and for people. */
export interface Report {
  /** Printed with `--json`. */
  json: unknown;
  /** Printed otherwise. */
  text: string;
  exitCode: ExitCode;
  /** Whether something was done that belongs into the record of operators' acts. */
  deed?: boolean;
  /** What that was about, where neither the number in the answer nor the first argument says it. */
  about?: string;
}

/** One value of a row; times are shown in UTC. */
export type Cell = string | number | boolean | Date | null;

const GAP = '  ';

/**
 * A value as a terminal may be given it: what people entered must not move the cursor or change colours, and takes one
 * line.
 */
function show(cell: Cell): string {
  if (cell === null) return '-';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  return stripVTControlCharacters(text).replace(/\p{Cc}+/gu, ' ');
}

/** Fills up to a width in columns of a terminal, in which a Japanese character takes two. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

function align(rows: string[][]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => pad(text, widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** A sentence about what was done, which goes into the record of operators' acts. */
export function said(text: string, json: object): Report {
  return { json, text, exitCode: EXIT.done, deed: true };
}

/** A sentence about something that changed nothing, or whose service keeps the record by itself. */
export function told(text: string, json: object): Report {
  return { json, text, exitCode: EXIT.done };
}

/** One thing, a line for each of its properties. */
export function record(fields: Record<string, Cell>): Report {
  const rows = Object.entries(fields).map(([name, cell]) => [name, show(cell)]);
  return { json: fields, text: align(rows), exitCode: EXIT.done };
}

/** One thing, with longer texts below it, each under a line with its name. */
export function recordWithTexts(fields: Record<string, Cell>, texts: Record<string, string>): Report {
  const { text, exitCode } = record(fields);
  const below = Object.entries(texts).map(
    ([name, words]) => `--- ${name} ---\n${words.split('\n').map(show).join('\n')}`,
  );
  return { json: { ...fields, ...texts }, text: [text, ...below].join('\n\n'), exitCode };
}

/** What people wrote, each text in one line under a title. */
export function textsUnder(title: string, texts: readonly string[]): string {
  return [`--- ${show(title)} ---`, ...texts.map((text) => `- ${show(text)}`)].join('\n');
}

/**
 * Several things as a table with a line of titles.
 *
 * @param columns what each column shows, under the title that stands above it
 * @param none the sentence that stands where there is nothing
 */
export function table<Row extends object>(
  rows: Row[],
  columns: Record<string, (row: Row) => Cell>,
  none: string,
): Report {
  const lines = rows.map((row) => Object.values(columns).map((cell) => show(cell(row))));
  const titles = Object.keys(columns).map((title) => title.toUpperCase());
  return {
    json: { results: rows, total: rows.length },
    text: rows.length === 0 ? none : align([titles, ...lines]),
    exitCode: EXIT.done,
  };
}
