import { parse } from 'csv-parse/sync';
import { linkTarget } from '../../../common/rules/web-address.js';
import { type ImportedFile, type LeftOut } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { completeAddress, entryName, readOf, toImportedLink } from './entry-words.js';

/** Known column names. Other columns are recognised by their cells. */
const TITLES =
  /^(?:(?:link|page|site|website) ?)?(?:title|name|label|text)$|^(?:リンク|ページ|サイト)?(?:タイトル|題名|名前|名称|名|見出し)$|^表示名$/i;
const ADDRESSES =
  /^(?:(?:link|page|site|website) ?)?(?:url|uri|link|address|href|website)$|^(?:リンク|ページ|サイト)?(?:url|アドレス|リンク|リンク先)$/i;

const WITH_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Matches completed URLs but no column name. */
const IN_ADDRESSES = /[.:/@]/;

/** How many columns are read. */
const COLUMNS = 100;

/** Cell separators; without a separator line, the one most frequent in the first line is used. */
const SEPARATORS = [',', '\t', ';'];

/** The line with which files for Excel name their separator. Spreadsheets may have added separators of their own. */
const SEPARATOR_LINE = /^"?sep=(tab|[^"\w\r\n])"?[ ,;\t]*(?:\r?\n|$)/i;

/** Reads a table of titles and URLs, with or without a header line; null for other files. */
export function readTable(text: string): ImportedFile | null {
  const rows = readRows(text);
  if (rows === null) return null;
  const url = columnOfAddresses(rows);
  if (url < 0) return null;
  const [first = []] = rows;
  const hasNames = isNameOfAddresses(first[url]);
  const entries = rows.slice(Number(hasNames), PORTABILITY_LIMITS.entries + Number(hasNames));
  const title = columnOfTitles(entries, hasNames ? first : [], url);
  const leftOut: LeftOut[] = [];
  const links = entries.flatMap((row) => {
    const [words, address] = [row[title] ?? '', (row[url] ?? '').trim()];
    if (address !== '') return [toImportedLink(words, address)];
    if (words.trim() !== '') leftOut.push({ kind: 'link', name: entryName(words), reason: 'noUrl' });
    return [];
  });
  return { source: 'csv', links, contents: [], page: null, leftOut };
}

/** The column with the most URLs, of those named as URLs if one of them has any; -1 if there is none. */
function columnOfAddresses(rows: string[][]): number {
  const counts: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.slice(0, COLUMNS).entries())
      counts[column] = (counts[column] ?? 0) + likeness(cell);
  const named = (rows[0] ?? []).slice(0, COLUMNS).map(isName(ADDRESSES));
  const columnWithMost = (eligible: (column: number) => boolean): number => {
    const most = counts.reduce((max, count, column) => (eligible(column) ? Math.max(max, count) : max), 0);
    return most > 0 ? counts.findIndex((count, column) => count === most && eligible(column)) : -1;
  };
  const candidates = [
    columnWithMost((column) => named[column] === true),
    columnWithMost(() => true),
    named.indexOf(true),
  ];
  return candidates.find((column) => column >= 0) ?? -1;
}

/** How much a cell looks like a URL. Titles may look like host names. */
function likeness(cell: string): number {
  const written = readOf(cell.trim());
  if (WITH_SCHEME.test(written)) return 2;
  return /\p{L}/u.test(written) && linkTarget(completeAddress(written)) !== null ? 1 : 0;
}

/** The column named as titles, or else the first other one with words; -1 if there is none. */
function columnOfTitles(rows: string[][], names: string[], url: number): number {
  const named = names.findIndex((name, column) => column !== url && isName(TITLES)(name));
  if (named >= 0) return named;
  const hasWords = (column: number) =>
    column !== url && rows.some((row) => /\p{L}/u.test(row[column] ?? '') && likeness(row[column] ?? '') < 2);
  return Array.from({ length: COLUMNS }, (_none, column) => column).findIndex(hasWords);
}

const isNameOfAddresses = (cell = ''): boolean =>
  isName(ADDRESSES)(cell) || (cell.trim() !== '' && !IN_ADDRESSES.test(completeAddress(cell)));

function readRows(text: string): string[][] | null {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const table = text.slice(separatorLine.length);
  const [line = ''] = table.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  const [frequent = ','] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  const separator = named?.toLowerCase() === 'tab' ? '\t' : (named ?? frequent);
  try {
    return parse(table, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: PORTABILITY_LIMITS.entries + 1,
    });
  } catch {
    return null;
  }
}

const isName = (names: RegExp) => (cell: string) => names.test(readOf(cell).trim().normalize('NFKC'));
