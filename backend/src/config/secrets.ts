import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder.js';

/** The three secrets a deployment keeps: tokens and codes, data at rest, passwords. */
export interface StoredSecrets {
  JWT_SECRET: string;
  ENCRYPTION_KEY: string;
  PASSWORD_PEPPER: string;
}

/**
 * Reads the secrets kept in the data directory, or makes them once. The file is readable by its owner alone; losing it
 * invalidates every session and every password, so it belongs to the backup of the directory.
 */
export function loadOrCreateSecrets(dataDir: string): StoredSecrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as StoredSecrets;

  const secrets: StoredSecrets = {
    JWT_SECRET: randomBytes(48).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    PASSWORD_PEPPER: randomBytes(48).toString('base64url'),
  };
  makeFolder(dataDir);
  // Written beside and moved into place: a process that dies in between leaves no half secret.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  chmodSync(file, 0o600);
  return secrets;
}
