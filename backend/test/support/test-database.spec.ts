import pg from 'pg';
import { createTestDatabase } from './test-database.js';

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives every caller a separate database with the migrated schema', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase()));
    try {
      expect(new Set(databases.map(({ url }) => url)).size).toBe(3);
      for (const { url } of databases) {
        expect(await query(url, 'SELECT count(*)::int AS accounts FROM accounts')).toEqual([{ accounts: 0 }]);
      }
    } finally {
      await Promise.all(databases.map((database) => database.drop()));
    }
  });

  it('connects as the owner of the database, not as a superuser', async () => {
    const database = await createTestDatabase();
    try {
      expect(await query(database.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual(
        [{ rolsuper: false }],
      );
    } finally {
      await database.drop();
    }
  });

  it('drops a database that is still in use', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
    await client.end().catch(() => undefined);
  });
});
