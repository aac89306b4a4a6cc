import { open, readFile, stat } from 'node:fs/promises';
import { type ImportedFile } from '../import-entries.js';
import { normaliseFile } from '../import-steps.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { readArchive } from './read-archive.js';
import { readLinkPage } from './read-link-page.js';
import { readLinkStack } from './read-linkstack.js';
import { readMhtml } from './read-mhtml.js';
import { readTable } from './read-table.js';
import { decodeText } from './read-text.js';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

/** How JSON of links begins. Titles in a table may begin with a bracket, too. */
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*["{[\]])/;

const HTML = /<(?:!doctype\s+html|html|head|body|a)[\s>]/i;

/** Detects the format of a file from its content and reads it; null if none matches or it exceeds the limits. */
export async function readImport(path: string): Promise<ImportedFile | null> {
  const file = await readRaw(path);
  return file && normaliseFile(file);
}

async function readRaw(path: string): Promise<ImportedFile | null> {
  if ((await firstBytes(path)).equals(ZIP)) return readArchive(path);
  const { size } = await stat(path);
  if (size === 0 || size > PORTABILITY_LIMITS.maxTextBytes) return null;
  const content = await readFile(path);
  const saved = await readMhtml(content);
  if (saved !== null) return readLinkPage(saved.html, saved.url, saved.pictures);
  const text = decodeText(content);
  if (text.includes('\u0000')) return null;
  if (JSON_START.test(text)) return readJson(text);
  return HTML.test(text) ? readLinkPage(text) : readTable(text);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function readJson(text: string): ImportedFile | null {
  try {
    return readLinkStack(JSON.parse(text));
  } catch {
    return null;
  }
}
