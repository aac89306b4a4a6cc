import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { splitTitle } from '../../common/titled-text.js';
import { ConfigurationError } from '../../config/app-config.js';
import { SITE_DOCUMENTS, type SiteDocument, type SiteDocumentName } from './site-document.js';

/** A version of a document in every language. */
type DocumentVersion = Readonly<Record<Language, SiteDocument>>;

/** Every document in every language. */
export type SiteDocuments = Readonly<Record<SiteDocumentName, DocumentVersion>>;

/** Every version of each document, by precedence. */
export type DocumentVersions = Readonly<Record<SiteDocumentName, readonly DocumentVersion[]>>;

const VERSION = /^\d{4}-\d{2}-\d{2}$/;

/** Versions change at midnight in Japan, which has no daylight saving time. */
const JAPAN_OFFSET_MS = 9 * 3_600_000;

/**
 * Reads all versions of each document from `<folder>/<name>/<day>/<language>.md`, newest first within a folder. Earlier
 * folders take precedence, so that an operator's documents override ours. Future versions are read as well, so that
 * errors in them show before they take effect.
 *
 * @throws ConfigurationError naming the file that is missing or has no title
 */
export function readDocuments(folders: readonly string[]): DocumentVersions {
  const entries = SITE_DOCUMENTS.map((name) => [name, readVersions(name, folders)] as const);
  return Object.fromEntries(entries) as unknown as DocumentVersions;
}

/** The versions in force at a time; the oldest one shipped with the product if none has taken effect. */
export function documentsInForce(versions: DocumentVersions, at: number): SiteDocuments {
  const today = new Date(at + JAPAN_OFFSET_MS).toISOString().slice(0, 10);
  const entries = SITE_DOCUMENTS.map((name) => {
    const inForce = versions[name].find(({ ja }) => ja.version <= today);
    return [name, inForce ?? versions[name].at(-1)] as const;
  });
  return Object.fromEntries(entries) as unknown as SiteDocuments;
}

/** When another version of a document takes effect next, as a timestamp; null if none does. */
export function nextVersionAt(versions: DocumentVersions, name: SiteDocumentName, at: number): number | null {
  const starts = versions[name].map(({ ja }) => Date.parse(ja.version) - JAPAN_OFFSET_MS);
  const next = Math.min(...starts.filter((start) => start > at));
  return Number.isFinite(next) ? next : null;
}

function readVersions(name: SiteDocumentName, folders: readonly string[]): readonly DocumentVersion[] {
  const directories = folders.map((folder) => path.join(folder, name)).filter((folder) => existsSync(folder));
  const versions = directories.map((directory) => {
    const days = readdirSync(directory).filter(isVersion).sort().reverse();
    if (days.length === 0)
      throw new ConfigurationError(`There is no version of the document "${name}" in ${directory}.`);
    return days.map((version) => {
      const inLanguage = (language: Language) =>
        [language, readText(path.join(directory, version, `${language}.md`), { name, version })] as const;
      return Object.fromEntries(LANGUAGES.map(inLanguage)) as Record<Language, SiteDocument>;
    });
  });
  if (versions.length === 0)
    throw new ConfigurationError(`There is no document "${name}" in ${folders.join(' or ')}.`);
  return versions.flat();
}

/** A version is named after the day it takes effect. */
function isVersion(folder: string): boolean {
  return VERSION.test(folder) && !Number.isNaN(Date.parse(folder));
}

function readText(file: string, about: Pick<SiteDocument, 'name' | 'version'>): SiteDocument {
  if (!existsSync(file)) throw new ConfigurationError(`The document ${file} is missing.`);
  const text = splitTitle(readFileSync(file, 'utf8'));
  if (text === null) throw new ConfigurationError(`The document ${file} must begin with "# " and its title.`);
  return { ...about, ...text };
}
