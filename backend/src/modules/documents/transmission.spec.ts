import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkSwitchOrigins } from '../../common/http/security-headers.js';
import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { PROJECT_ROOT } from '../../config/app-config.js';
import { environmentSchema } from '../../config/environment.js';
import { documentsInForce, readDocuments } from './document-files.js';

const documents = documentsInForce(readDocuments([path.join(PROJECT_ROOT, 'backend/content')]), Date.now());

const hostOf = (origin: string) => new URL(origin.replace('*.', '')).host;

/** The origins in a constant of the frontend. */
function originsIn(file: string, name: string): string[] {
  const source = readFileSync(path.join(PROJECT_ROOT, 'frontend/src', file), 'utf8');
  const [, value = ''] = new RegExp(`\\b${name} = ([^;]+);`).exec(source) ?? [];
  return value.match(/https:\/\/[^'/]+/g) ?? [];
}

/** A text of the frontend. */
function wordsOf(language: Language, namespace: string, key: string): string {
  const file = path.join(PROJECT_ROOT, `frontend/src/i18n/locales/${language}/${namespace}.ts`);
  const [, words] = new RegExp(`\\b${key}: '([^']+)'`).exec(readFileSync(file, 'utf8')) ?? [];
  if (words === undefined) throw new Error(`There is no ${key} in ${file}`);
  return words;
}

/** A part of a document, from its heading up to the next one. */
function sectionOf(content: string, number: number): string {
  const [, section] =
    new RegExp(`^## ${number}\\. [^]*?\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(content) ?? [];
  return section ?? '';
}

const PLAYERS = originsIn('features/contents/video-player.ts', 'PLAYER_ORIGINS');
const LINK_SWITCH = linkSwitchOrigins(environmentSchema.parse({}).VC_LINKSWITCH_SRC);

describe('the hosts in the notice of external transmission', () => {
  it.each(LANGUAGES)('match the content security policy, in %s', (language) => {
    const { content } = documents['external-transmission'][language];
    const named = [...content.matchAll(/`([a-z-]+(?:\.[a-z-]+)+)`/g)].map(([, host]) => host);
    const asked = [...LINK_SWITCH.scripts, ...LINK_SWITCH.told, ...PLAYERS].map(hostOf);
    expect(new Set(named)).toEqual(new Set(asked));
  });

  it.each(LANGUAGES)('include LinkSwitch in the first two sections, in %s', (language) => {
    const { content } = documents['external-transmission'][language];
    for (const number of [1, 2]) expect(sectionOf(content, number)).toContain('LinkSwitch');
  });

  it('cover the embedded players', () => {
    expect(PLAYERS).toHaveLength(2);
  });
});

describe.each(LANGUAGES)('affiliate links in documents, in %s', (language) => {
  it.each(['external-transmission', 'privacy', 'help', 'faq'] as const)(
    'have the label of the pages: %s',
    (name) =>
      expect(documents[name][language].content).toContain(wordsOf(language, 'profile', 'advertising')),
  );

  it("are excluded from the operator's promise not to measure", () => {
    const { content } = documents.privacy[language];
    const company = { ja: 'バリューコマース', en: 'ValueCommerce' }[language];
    // The sections on purposes, browser storage and other companies.
    for (const number of [2, 5, 6]) expect(sectionOf(content, number)).toContain(company);
  });

  it('are excluded from the promise on the front page', () => {
    const links = { ja: 'アフィリエイトリンク', en: 'affiliate links' }[language];
    expect(wordsOf(language, 'home', 'noTracking')).toContain(links);
  });
});

describe.each(LANGUAGES)('the announcements to search engines, in %s', (language) => {
  it('are in the privacy policy', () => {
    expect(sectionOf(documents.privacy[language].content, 3)).toContain('IndexNow');
  });
});
