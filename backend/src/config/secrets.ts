import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder.js';

/** The secrets of a deployment: for tokens and codes, data at rest, and passwords. */
export interface StoredSecrets {
  JWT_SECRET: string;
  ENCRYPTION_KEY: string;
  PASSWORD_PEPPER: string;
}

/**
 * Reads the secrets in the data directory, or creates them. Only their owner can read the file. Losing it invalidates
 * all sessions and passwords, so it has to be backed up.
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
  // Written and then renamed, so that a crash leaves no partial file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  chmodSync(file, 0o600);
  return secrets;
}
