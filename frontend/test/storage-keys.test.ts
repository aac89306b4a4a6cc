import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COOKIE_LIFETIMES_S } from '../src/config/cookies';
import { FAVORITE_KEYS } from '../src/config/favorites';
import { STORAGE_KEYS } from '../src/config/storage-keys';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'frontend/src');

const SERVER = path.join(ROOT, 'backend/src');

/** The cookies that the modules of the server define. */
const serverCookies = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('cookies.ts'))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'))
  .filter((text) => text.includes('satisfies Record<string, CookieKind>'))
  .flatMap((text) => [...text.matchAll(/name: '(\w+)'/g)].map(([, name]) => name!));

const POLICIES = path.join(ROOT, 'backend/content/privacy');
const newest = readdirSync(POLICIES).sort().at(-1)!;

/** The rows of the privacy policy's tables: the names that they list, and how long the entries are stored. */
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

/** A time in the largest unit that fits. */
function inWords(seconds: number, language: string): string {
  const [length, ja, en] = UNITS.find(([unit]) => seconds >= unit)!;
  const count = seconds / length;
  return language === 'ja' ? `${String(count)}${ja}` : `${String(count)} ${en}${count === 1 ? '' : 's'}`;
}

describe.each(['ja', 'en'])('the privacy policy in %s', (language) => {
  const lines = linesOf(language);

  it('lists each stored entry exactly once, and nothing else', () => {
    const cookies = new Set([...serverCookies, ...Object.keys(COOKIE_LIFETIMES_S)]);
    const kept = [...cookies, ...Object.values(STORAGE_KEYS), ...Object.values(FAVORITE_KEYS)];
    expect(lines.flatMap(({ names }) => names).sort()).toEqual(kept.sort());
  });

  it.each(Object.entries(COOKIE_LIFETIMES_S))('states the lifetime of the cookie %s', (name, lifeS) => {
    expect(lines.find(({ names }) => names.includes(name))?.life).toBe(inWords(lifeS, language));
  });
});

describe('entries in browser storage', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|generated/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

  it('use only known keys', () => {
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
