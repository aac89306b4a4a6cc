import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.js';
import { clearStalePostmaster } from './postmaster-file.js';

const PREFIX = 'hitohira-throwaway-';
const KEEPER_FILE = 'keeper.json';

/** Creates a directory for a temporary cluster, and deletes those whose keeper was killed, with their servers. */
export async function makeThrowawayFolder(): Promise<string> {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX)) await deleteAbandoned(path.join(tmpdir(), name));
  }
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  writeFileSync(path.join(folder, KEEPER_FILE), JSON.stringify(identify(process.pid)));
  // As root, the server runs under another account, which needs access.
  chmodSync(folder, 0o711);
  return folder;
}

async function deleteAbandoned(folder: string): Promise<void> {
  try {
    const keeper = JSON.parse(readFileSync(path.join(folder, KEEPER_FILE), 'utf8')) as ProcessIdentity;
    if (isRunning(keeper)) return;
    await clearStalePostmaster(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user, or is being created or deleted.
  }
}
