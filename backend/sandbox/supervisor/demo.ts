import path from 'node:path';
import pg from 'pg';
import { DEMO_CREATOR } from '../demo-creator.js';
import { StartError } from '../start-error.js';
import { ServiceProcess } from './service-process.js';

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
 * Loads the demo creator where it belongs: into an empty database of ours, or where it was asked for.
 *
 * @param wanted true or false as the operator says; null leaves it to whether the database is empty
 * @returns whether the database has the demo creator now
 */
export async function ensureDemo(
  databaseUrl: string,
  wanted: boolean | null,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  if (wanted === false) return false;
  const population = await readPopulation(databaseUrl);
  if (population.hasDemo) return true;
  if (!population.empty && wanted !== true) return false;
  const seeding = new ServiceProcess({
    name: 'Loading the demo',
    program: path.join(import.meta.dirname, '..', 'seed-demo.js'),
    env,
    showOutput: false,
    stopBy: 'signal',
  });
  const { code } = await seeding.ended;
  if (code !== 0) throw new StartError('The demo creator could not be loaded; SEED_DEMO=0 starts without.');
  return true;
}
