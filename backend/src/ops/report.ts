import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { EXIT, type ExitCode } from './exit-code.js';

/** The output of a command. */
export interface Report {
  /** Printed with `--json`. */
  json: unknown;
  /** Printed otherwise. */
  text: string;
  exitCode: ExitCode;
  /** Whether the command is recorded in the audit log. */
  audited?: boolean;
  /** The subject in the audit log; by default the `id` in the JSON, else the first argument. */
  about?: string;
}

/** One value of a row; times are shown in UTC. */
export type Cell = string | number | boolean | Date | null;

const GAP = '  ';

/** Formats a value on one line, without control sequences that people may have entered. */
function show(cell: Cell): string {
  if (cell === null) return '-';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  return stripVTControlCharacters(text).replace(/\p{Cc}+/gu, ' ');
}

/** Pads to a width in terminal columns; a Japanese character takes two. */
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

/** A sentence about a change, which is recorded in the audit log. */
export function audited(text: string, json: object): Report {
  return { json, text, exitCode: EXIT.done, audited: true };
}

/** A sentence about a command that changes nothing, or whose service writes to the audit log itself. */
export function unaudited(text: string, json: object): Report {
  return { json, text, exitCode: EXIT.done };
}

/** One resource, with one line per property. */
export function properties(fields: Record<string, Cell>): Report {
  const rows = Object.entries(fields).map(([name, cell]) => [name, show(cell)]);
  return { json: fields, text: align(rows), exitCode: EXIT.done };
}

/** One resource, with longer texts below it, each under its name. */
export function propertiesWithTexts(fields: Record<string, Cell>, texts: Record<string, string>): Report {
  const { text, exitCode } = properties(fields);
  const below = Object.entries(texts).map(
    ([name, words]) => `--- ${name} ---\n${words.split('\n').map(show).join('\n')}`,
  );
  return { json: { ...fields, ...texts }, text: [text, ...below].join('\n\n'), exitCode };
}

/** Texts that people wrote, one per line under a title. */
export function textsUnder(title: string, texts: readonly string[]): string {
  return [`--- ${show(title)} ---`, ...texts.map((text) => `- ${show(text)}`)].join('\n');
}

/**
 * A table with a header.
 *
 * @param columns the columns, by title
 * @param none shown when there are no rows
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
