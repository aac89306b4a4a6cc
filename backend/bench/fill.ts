import process from 'node:process';
import { migrateDatabase } from '../src/database/migrate.js';
import { storePictures } from './bench-pictures.js';
import { parseFillArguments, UsageError } from './fill-arguments.js';
import { fillAccounts } from './fill-accounts.js';
import { inDatabase } from './fill-database.js';
import { environmentOf } from './server.js';

/** Migrates a database, and fills it with generated accounts. */
async function fill(): Promise<void> {
  const { accounts, databaseUrl } = parseFillArguments(process.argv.slice(2));
  const begun = performance.now();
  await migrateDatabase(databaseUrl);
  const dataDir = process.env['DATA_DIR'];
  const files =
    dataDir === undefined
      ? undefined
      : await storePictures({ ...environmentOf(databaseUrl, ''), DATA_DIR: dataDir });
  console.log(`Filling a database with ${accounts} accounts.`);
  const counts = await inDatabase(databaseUrl, (client) =>
    fillAccounts(client, { accounts, ...(files && { files }), log: (line) => console.log(`  ${line}`) }),
  );
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${rows} rows in ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
}

try {
  await fill();
  // Connections of the application may linger.
  process.exit(0);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
