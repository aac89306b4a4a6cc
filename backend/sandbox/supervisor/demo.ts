import { withClient } from '../../src/database/with-client.js';
import { DEMO_CREATOR } from '../demo-creator.js';

interface Population {
  empty: boolean;
  hasDemo: boolean;
}

async function readPopulation(databaseUrl: string): Promise<Population> {
  return withClient({ connectionString: databaseUrl }, async (client) => {
    const { rows } = await client.query<Population>(
      `SELECT NOT EXISTS (SELECT 1 FROM accounts) AS empty,
              EXISTS (SELECT 1 FROM accounts WHERE email = $1) AS "hasDemo"`,
      [DEMO_CREATOR.email],
    );
    return rows[0] ?? { empty: false, hasDemo: false };
  });
}

/**
 * Whether the database has the demo creator or should get it: when it is empty, or on request.
 *
 * @param wanted the operator's setting; null means only for an empty database
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
