import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES } from '../../common/language.js';
import { splitTitle } from '../../common/titled-text.js';
import { ConfigurationError } from '../../config/app-config.js';
import { SITE_DOCUMENTS, type SiteDocument, type SiteDocumentName } from './site-document.js';

/** Every document in every language. */
export type SiteDocuments = Readonly<Record<SiteDocumentName, Readonly<Record<Language, SiteDocument>>>>;

const VERSION = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the newest version of each document, `<folder>/<name>/<day>/<language>.md`: from the first folder that has the
 * document, so that an operator's own takes the place of ours with all its versions.
 *
 * @throws ConfigurationError naming the file that is missing or has no title
 */
export function readDocuments(folders: readonly string[]): SiteDocuments {
  const entries = SITE_DOCUMENTS.map((name) => [name, readDocument(name, folders)] as const);
  return Object.fromEntries(entries) as SiteDocuments;
}

function readDocument(
  name: SiteDocumentName,
  folders: readonly string[],
): Readonly<Record<Language, SiteDocument>> {
  const home = folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  const version = home && readdirSync(home).filter(isVersion).sort().at(-1);
  if (!home || !version)
    throw new ConfigurationError(`There is no version of the document "${name}" in ${folders.join(' or ')}.`);
  const inLanguage = (language: Language) =>
    [language, readText(path.join(home, version, `${language}.md`), { name, version })] as const;
  return Object.fromEntries(LANGUAGES.map(inLanguage)) as Record<Language, SiteDocument>;
}

/** A version is the day from which it is in force. */
function isVersion(folder: string): boolean {
  return VERSION.test(folder) && !Number.isNaN(Date.parse(folder));
}

function readText(file: string, about: Pick<SiteDocument, 'name' | 'version'>): SiteDocument {
  if (!existsSync(file)) throw new ConfigurationError(`The document ${file} is missing.`);
  const text = splitTitle(readFileSync(file, 'utf8'));
  if (text === null) throw new ConfigurationError(`The document ${file} must begin with "# " and its title.`);
  return { ...about, ...text };
}
