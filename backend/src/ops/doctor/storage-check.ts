import { constants } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { type Finding, findings } from './finding.js';

/** Some dozens of pictures of the largest size: below it, uploads begin to fail while somebody looks. */
const LITTLE_SPACE_BYTES = 1024 ** 3;

const storage = findings('storage');

/** Whether files can be written to `DATA_DIR`, and how much room there is. */
export async function checkStorage({ dataDir }: AppConfig): Promise<Finding[]> {
  const probe = path.join(dataDir, `.doctor-${process.pid}`);
  try {
    if (!(await stat(dataDir)).isDirectory())
      return [storage.fault(`DATA_DIR ${dataDir} is not a directory.`)];
    await access(dataDir, constants.R_OK | constants.X_OK);
    await writeFile(probe, 'written to see whether it can be', { flag: 'wx' });
    await rm(probe);
    const { bavail, bsize } = await statfs(dataDir);
    return [judgeSpace(dataDir, bavail * bsize)];
  } catch (error) {
    return [storage.fault(`DATA_DIR ${dataDir} cannot be written (${reasonOf(error)}).`)];
  }
}

/** @param free bytes that may still be written */
export function judgeSpace(dataDir: string, free: number): Finding {
  const room = `${(free / 1024 ** 3).toFixed(1)} GiB free`;
  return free < LITTLE_SPACE_BYTES
    ? storage.warning(`DATA_DIR ${dataDir} can be written, but there is little room: ${room}.`)
    : storage.ok(`DATA_DIR ${dataDir} can be written, ${room}.`);
}
