import { type AddressInfo } from 'node:net';
import { inDatabase } from './fill-database.js';
import { startInProcess } from './in-process.js';
import { ownAddresses, signInOwner } from './own-addresses.js';
import { findPlanFaults } from './plan-faults.js';
import { isAnswered, publicAddresses, SITEMAPS } from './public-addresses.js';
import { readRaw } from './raw-answer.js';
import { type Filled } from './reads.js';
import { recordStatements, type Statement } from './recorded-statements.js';
import { type Verdicts } from './verdicts.js';

/** Checks that the statements of pages, and of endpoints that visitors and owners read, use indexes in a large database. */
export async function checkPlans(folder: string, filled: Filled, verdicts: Verdicts): Promise<void> {
  const { ofVisitors, ofOwner } = await readStatements(folder, filled);
  const { faults, explained } = await inDatabase(filled.url, async (client) => {
    const visited = await findPlanFaults(client, ofVisitors);
    const owned = await findPlanFaults(client, ofOwner, true);
    return {
      faults: [...visited.faults, ...owned.faults],
      explained: visited.explained + owned.explained,
    };
  });
  for (const fault of faults) console.log(`         ${fault}`);
  const size = `${filled.accounts.toLocaleString('en')} accounts`;
  verdicts.atLeast(`statements of reads that were explained, ${size}`, explained, 10);
  verdicts.atMost(`of them with a sequential scan or a large sort, ${size}`, faults.length, 0);
}

/** The statements that the application, in this process, sends for public addresses and for those of an owner. */
async function readStatements(
  folder: string,
  { accounts, url }: Filled,
): Promise<Record<'ofVisitors' | 'ofOwner', Statement[]>> {
  const app = await startInProcess(folder, url);
  try {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const owner = await signInOwner(app, accounts);
    const read = async (address: string, headers?: Record<string, string>): Promise<void> => {
      const { status } = await readRaw(`http://127.0.0.1:${port}${address}`, headers);
      if (!isAnswered(address, status)) throw new Error(`${address} was answered with ${status}.`);
    };
    return {
      ofVisitors: await recordStatements(async () => {
        for (const { path: address } of [...publicAddresses(accounts), ...SITEMAPS]) await read(address);
      }),
      ofOwner: await recordStatements(async () => {
        for (const { path: address } of ownAddresses(accounts)) await read(address, owner);
      }),
    };
  } finally {
    await app.close();
  }
}
