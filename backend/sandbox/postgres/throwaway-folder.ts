import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.js';
import { clearLeftPostmaster } from './postmaster-file.js';

const PREFIX = 'hitohira-throwaway-';
const KEEPER_FILE = 'keeper.json';

/**
 * Makes a folder for a cluster that is thrown away, and throws away those whose keeper was killed before it could,
 * with the servers that still run in them.
 */
export async function makeThrowawayFolder(): Promise<string> {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX)) await throwAwayAbandoned(path.join(tmpdir(), name));
  }
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  writeFileSync(path.join(folder, KEEPER_FILE), JSON.stringify(identify(process.pid)));
  // Where root runs the tests, the server runs under another account, which has to get in.
  chmodSync(folder, 0o711);
  return folder;
}

async function throwAwayAbandoned(folder: string): Promise<void> {
  try {
    const keeper = JSON.parse(readFileSync(path.join(folder, KEEPER_FILE), 'utf8')) as ProcessIdentity;
    if (isRunning(keeper)) return;
    await clearLeftPostmaster(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or one that is just being made or thrown away: somebody else sees to it.
  }
}
