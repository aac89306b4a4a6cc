import { parse } from 'csv-parse/sync';
import { type ImportedFile, type LeftOut } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, toImportedLink } from './entry-words.js';

const TITLES = /^(?:title|name|label|text|タイトル|題名|名前|名称|リンク名|表示名)$/i;
const ADDRESSES = /^(?:url|link|address|href|website|アドレス|リンク|リンク先|リンクurl)$/i;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

/** What separates the cells; the one that the first line has most of. */
const SEPARATORS = [',', '\t', ';'];

/** Reads a table of titles and addresses, with or without a first line that names them; null where it is none. */
export function readTable(text: string): ImportedFile | null {
  const rows = readRows(text);
  if (rows === null) return null;
  const [first = []] = rows;
  const named = { title: first.findIndex(isName(TITLES)), url: first.findIndex(isName(ADDRESSES)) };
  const hasNames = named.url >= 0;
  const url = hasNames ? named.url : first.findIndex((cell) => ADDRESS.test(cell.trim()));
  if (url < 0) return null;
  const title = hasNames ? named.title : first.findIndex((_cell, index) => index !== url);
  const leftOut: LeftOut[] = [];
  const links = rows.slice(hasNames ? 1 : 0, PORTABILITY_LIMITS.entries + 1).flatMap((row) => {
    const [words, address] = [row[title] ?? '', (row[url] ?? '').trim()];
    if (address !== '') return [toImportedLink(words, address)];
    if (words.trim() !== '') leftOut.push({ kind: 'link', name: entryName(words), reason: 'noUrl' });
    return [];
  });
  return { source: 'csv', links, contents: [], page: null, leftOut, close: () => Promise.resolve() };
}

function readRows(text: string): string[][] | null {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  const [separator = ','] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  try {
    return parse(text, {
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

const isName = (names: RegExp) => (cell: string) => names.test(cell.trim().normalize('NFKC'));
