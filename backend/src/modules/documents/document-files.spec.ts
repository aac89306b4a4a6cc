import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../../common/rules/language.js';
import { ConfigurationError, PROJECT_ROOT } from '../../config/app-config.js';
import { documentsInForce, readDocuments } from './document-files.js';
import { SITE_DOCUMENTS } from './site-document.js';

const OURS = path.join(PROJECT_ROOT, 'backend/content');

/** The documents in force at a time. */
const at = (time: string, ...folders: string[]) => documentsInForce(readDocuments(folders), Date.parse(time));
const inForce = (...folders: string[]) => at('2027-02-01T00:00Z', ...folders);

describe("the site's documents", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hitohira-documents-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  };
  const writeTerms = (version: string) => {
    write(`terms/${version}/ja.md`, `# 規約 ${version}\n\n第1条\n`);
    write(`terms/${version}/en.md`, `# Terms ${version}\r\n\r\nSection 1\r\n`);
  };

  it.each(SITE_DOCUMENTS)('include %s in every language, in one version', (name) => {
    const documents = inForce(OURS)[name];
    expect(new Set(LANGUAGES.map((language) => documents[language].version)).size).toBe(1);
    for (const language of LANGUAGES) {
      expect(documents[language].title).not.toBe('');
      expect(documents[language].content).toMatch(/^[^#\s]/);
    }
  });

  it.each(SITE_DOCUMENTS)('have the same sections in both languages in %s', (name) => {
    const outline = (text: string) =>
      [...text.matchAll(/^(#{2,}|-|\d+\.|\|) ?/gm)].map(([, mark = '']) => mark);
    const { ja, en } = inForce(OURS)[name];
    expect(outline(en.content)).toEqual(outline(ja.content));
  });

  it('use the newest version', () => {
    writeTerms('2026-09-30');
    writeTerms('2027-01-01');
    writeTerms('2026-12-31');
    expect(inForce(folder, OURS).terms).toEqual({
      ja: { name: 'terms', version: '2027-01-01', title: '規約 2027-01-01', content: '第1条' },
      en: { name: 'terms', version: '2027-01-01', title: 'Terms 2027-01-01', content: 'Section 1' },
    });
  });

  it("change at midnight in Japan on a version's day", () => {
    writeTerms('2026-12-31');
    writeTerms('2027-04-01');
    const versionAt = (time: string) => at(time, folder, OURS).terms.en.version;
    expect(versionAt('2027-03-31T14:59:59.999Z')).toBe('2026-12-31');
    expect(versionAt('2027-03-31T15:00:00Z')).toBe('2027-04-01');
  });

  it("use ours until the day of an operator's first version, even with a slow clock", () => {
    writeTerms('2027-04-01');
    const ours = inForce(OURS).terms;
    expect(at('2027-03-31T12:00Z', folder, OURS).terms).toEqual(ours);
    expect(at('2020-01-01T00:00Z', folder, OURS).terms).toEqual(ours);
  });

  it("prefer an operator's document over ours, whatever the versions", () => {
    writeTerms('2020-01-01');
    const documents = inForce(folder, OURS);
    expect(documents.terms.en.title).toBe('Terms 2020-01-01');
    expect(documents.privacy).toEqual(inForce(OURS).privacy);
  });

  it.each([
    [
      'a version is not named after a day',
      () => writeTerms('2026-13-01'),
      /no version of the document "terms"/,
    ],
    [
      'a language is missing',
      () => write('terms/2027-01-01/ja.md', '# 規約\n\n第1条'),
      /terms\/2027-01-01\/en\.md is missing/,
    ],
    [
      'a future version lacks a language',
      () => {
        writeTerms('2027-01-01');
        write('terms/2999-01-01/en.md', '# Terms\n\nSection 1');
      },
      /terms\/2999-01-01\/ja\.md is missing/,
    ],
    [
      'a file has no title',
      () => {
        writeTerms('2027-01-01');
        write('terms/2027-01-01/en.md', 'Section 1');
      },
      /en\.md must begin with "# "/,
    ],
  ])('prevent the start if %s', (_what, prepare, words) => {
    prepare();
    expect(() => readDocuments([folder, OURS])).toThrow(ConfigurationError);
    expect(() => readDocuments([folder, OURS])).toThrow(words);
  });
});
