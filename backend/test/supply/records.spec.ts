import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

const FOLDER = path.join(PROJECT_ROOT, 'backend/docs/adr');

/** The head and the sections of a record. */
const HEAD = /^# (\d+)\. (.+)\n\n- \*\*Status:\*\* (.+)\n- \*\*Date:\*\* (\d{4}-\d{2}-\d{2})\n\n## /;
const SECTIONS = ['Context', 'Decision', 'Consequences'];

/** A page. What tuning taught is in the guide of the benches. */
const MOST_WORDS = 350;

const files = readdirSync(FOLDER).filter((file) => /^\d/.test(file));
const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

/** The rows of the index, by linked file. */
const rows = new Map(
  [...index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) *\|(.+)\|$/gm)].map(
    ([, number = '', file = '', rest = '']) => [
      file,
      [number, ...rest.split('|').map((cell) => cell.trim())],
    ],
  ),
);

describe('the decision records', () => {
  it.each(files)('have a number, status, date, sections and an index entry: %s', (file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const [, number = '', ...facts] = HEAD.exec(text) ?? [];
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
    expect(file).toMatch(new RegExp(`^${number.padStart(4, '0')}-[a-z0-9-]+\\.md$`));
    expect(rows.get(file)).toEqual([number, ...facts]);
  });

  it.each(files)('have at most 350 words: %s', (file) => {
    const words = readFileSync(path.join(FOLDER, file), 'utf8').trim().split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('are exactly those that the index links to', () => {
    expect([...rows.keys()].sort()).toEqual(files.sort());
  });
});
