import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

/** The tables that tests may write by SQL, with the reason; other rows come from the API or `test/support/factories`. */
const WRITTEN_BY_SQL = {
  schema_migrations: 'The record of the migrations has no entity, and is what tests of upgrades change.',
};

/** A statement that writes a table; its name is the first group. */
const WRITE = /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE(?=\s+[^\s;]+\s+SET\b))\s+"?([\w.]+)/g;

/** The statements in the text of a test that write tables without a reason. */
function writesIn(text: string): string[] {
  return [...text.matchAll(WRITE)]
    .filter(([, table = '']) => !Object.hasOwn(WRITTEN_BY_SQL, table))
    .map(([statement]) => statement.replaceAll(/\s+/g, ' '));
}

describe('tests', () => {
  it('do not write rows by SQL', () => {
    const files = globSync('backend/{src,test,sandbox,bench}/**/*.spec.ts', { cwd: PROJECT_ROOT });
    expect(files.length).toBeGreaterThan(200);
    const writes = files.flatMap((file) =>
      writesIn(readFileSync(path.join(PROJECT_ROOT, file), 'utf8')).map(
        (statement) => `${file}: ${statement}`,
      ),
    );
    expect(writes).toEqual([]);
  });

  // Split, so that this file has no statement itself.
  it.each([
    ['INSERT ', 'INTO items (id) VALUES (1)'],
    ['UPDATE ', 'pgboss.job\n   SET state = 1'],
    ['DELETE ', 'FROM "accounts" WHERE true'],
  ])('would be found with %s', (verb, rest) => {
    expect(writesIn(`await testApp.sql(\`${verb}${rest}\`)`)).toHaveLength(1);
  });
});
