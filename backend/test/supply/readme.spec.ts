import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { createDataSource } from '../../src/database/data-source.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { DataSource } from 'typeorm';

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** The paths of the repository in a text, written as code and relative to the text's folder or the root. */
function pathsIn(text: string): string[] {
  const named = [
    ...text.matchAll(
      /`((?:src|test|sandbox|bench|docs|e2e|vite|backend|frontend|openapi|docker|scripts)\/[^`\s<*(]*)`/g,
    ),
  ];
  return [...new Set(named.map(([, name = '']) => name))];
}

describe('the README', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({
      url: database.url,
      poolSize: 2,
      statementTimeoutS: 2,
    }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it.each(['README.md', 'backend/README.md', 'frontend/README.md'])(
    '%s names only files that exist',
    (file) => {
      const paths = pathsIn(read(file));
      expect(paths.length).toBeGreaterThan(0);
      const missing = paths.filter(
        (name) =>
          !existsSync(path.join(PROJECT_ROOT, path.dirname(file), name)) &&
          !existsSync(path.join(PROJECT_ROOT, name)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('names every table', async () => {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
    );
    const tables = rows.map(({ name }) => name);
    const text = read('backend/README.md');
    expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
