import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COOKIE_LIFETIMES_S } from '../src/config/cookies';
import { FAVORITE_KEYS } from '../src/config/favorites';
import { STORAGE_KEYS } from '../src/config/storage-keys';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'frontend/src');

const SERVER = path.join(ROOT, 'backend/src');

/** The cookies of the server, wherever its areas name them. */
const serverCookies = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('cookies.ts'))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'))
  .filter((text) => text.includes('satisfies Record<string, CookieKind>'))
  .flatMap((text) => [...text.matchAll(/name: '(\w+)'/g)].map(([, name]) => name!));

const POLICIES = path.join(ROOT, 'backend/content/privacy');
const newest = readdirSync(POLICIES).sort().at(-1)!;

/** A line of a table of the privacy policy: the names it tells of, and how long what they name is kept. */
function linesOf(language: string): { names: string[]; life: string }[] {
  const text = readFileSync(path.join(POLICIES, newest, `${language}.md`), 'utf8');
  return [...text.matchAll(/^\|(.*`.*)\|[^|]*\|([^|]*)\|$/gm)].map(([, names = '', life = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    life: life.trim(),
  }));
}

const UNITS = [
  [86_400, '日', 'day'],
  [3600, '時間', 'hour'],
  [60, '分', 'minute'],
] as const;

/** A time in the largest unit that it has one of. */
function inWords(seconds: number, language: string): string {
  const [length, ja, en] = UNITS.find(([unit]) => seconds >= unit)!;
  const count = seconds / length;
  return language === 'ja' ? `${String(count)}${ja}` : `${String(count)} ${en}${count === 1 ? '' : 's'}`;
}

describe.each(['ja', 'en'])('the privacy policy in %s', (language) => {
  const lines = linesOf(language);

  it('names everything that is kept in a browser, once, and nothing else', () => {
    const cookies = new Set([...serverCookies, ...Object.keys(COOKIE_LIFETIMES_S)]);
    const kept = [...cookies, ...Object.values(STORAGE_KEYS), ...Object.values(FAVORITE_KEYS)];
    expect(lines.flatMap(({ names }) => names).sort()).toEqual(kept.sort());
  });

  it.each(Object.entries(COOKIE_LIFETIMES_S))('says how long the cookie %s lives', (name, lifeS) => {
    expect(lines.find(({ names }) => names.includes(name))?.life).toBe(inWords(lifeS, language));
  });
});

describe('what is kept on a device', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|generated/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

  it('is kept under one of the names that are told', () => {
    const writers = files.filter(({ text }) => /\b(?:local|session)Storage\.setItem\(|\bkeep\(/.test(text));
    expect(writers.length).toBeGreaterThan(5);
    for (const { file, text } of writers) {
      const written = [...text.matchAll(/(?:\.setItem|\bkeep)\(\s*([^,)]+)/g)].map(([, name]) => name);
      for (const name of written) {
        expect([file, name]).toEqual([
          file,
          expect.stringMatching(
            /^(?:STORAGE_KEYS\.\w+|storageKey\(\w+|FAVORITE_KEYS\[\w+\]|COLOR_SCHEME_STORAGE_KEY|key\b.*)$/,
          ),
        ]);
      }
    }
  });
});
