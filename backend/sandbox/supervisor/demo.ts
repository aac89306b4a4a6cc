import pg from 'pg';
import { DEMO_CREATOR } from '../demo-creator.js';

/** What a database holds of people. */
interface Population {
  empty: boolean;
  hasDemo: boolean;
}

async function readPopulation(databaseUrl: string): Promise<Population> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Population>(
      `SELECT NOT EXISTS (SELECT 1 FROM accounts) AS empty,
              EXISTS (SELECT 1 FROM accounts WHERE email = $1) AS "hasDemo"`,
      [DEMO_CREATOR.email],
    );
    return rows[0] ?? { empty: false, hasDemo: false };
  } finally {
    await client.end();
  }
}

/**
 * Says whether the database has the demo creator, or should get it: an empty one of ours, or where it was asked for.
 *
 * @param wanted true or false as the operator says; null leaves it to whether the database is empty
 */
export async function findDemo(
  databaseUrl: string,
  wanted: boolean | null,
): Promise<'present' | 'missing' | 'unwanted'> {
  if (wanted === false) return 'unwanted';
  const population = await readPopulation(databaseUrl);
  if (population.hasDemo) return 'present';
  return population.empty || wanted === true ? 'missing' : 'unwanted';
}
