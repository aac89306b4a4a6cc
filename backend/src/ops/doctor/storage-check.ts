import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { openMediaStore } from '../../storage/open-media-store.js';
import { type Finding, findings } from './finding.js';

/** Room for some dozens of the largest pictures. */
const LOW_SPACE_BYTES = 1024 ** 3;

const storage = findings('storage');

/** Checks `DATA_DIR`, its free space, and the bucket for pictures, if configured. */
export async function checkStorage(config: AppConfig): Promise<Finding[]> {
  return [...(await checkDataDir(config)), ...(await checkBucket(config))];
}

/** Writes, reads and deletes a file. */
async function checkBucket(config: AppConfig): Promise<Finding[]> {
  const { s3 } = config.media;
  if (s3 === null) return [];
  const where = `the bucket ${s3.bucket} at ${s3.endpoint ?? s3.region}`;
  const store = openMediaStore(config);
  const name = `doctor-${randomUUID()}.txt`;
  const content = Buffer.from('test file of the doctor');
  try {
    await store.check();
    await store.put(name, content, 'text/plain');
    const file = await store.open(name);
    const same = file !== null && content.equals(await buffer(file.stream));
    await store.delete([name]);
    return [
      same
        ? storage.ok(`Pictures can be stored in ${where}.`)
        : storage.fault(`A file written to ${where} was read back differently.`),
    ];
  } catch (error) {
    const { cause } = error as Error;
    return [
      storage.fault(
        `Pictures cannot be stored in ${where} (${reasonOf(cause ?? error)}): check S3_ENDPOINT, S3_BUCKET and its keys.`,
      ),
    ];
  } finally {
    store.close();
  }
}

async function checkDataDir({ dataDir }: AppConfig): Promise<Finding[]> {
  const probe = path.join(dataDir, `.doctor-${process.pid}`);
  try {
    if (!(await stat(dataDir)).isDirectory())
      return [storage.fault(`DATA_DIR ${dataDir} is not a directory.`)];
    await access(dataDir, constants.R_OK | constants.X_OK);
    await writeFile(probe, 'test file of the doctor', { flag: 'wx' });
    await rm(probe);
    const { bavail, bsize } = await statfs(dataDir);
    return [judgeSpace(dataDir, bavail * bsize)];
  } catch (error) {
    return [
      storage.fault(
        `DATA_DIR ${dataDir} is not writable (${reasonOf(error)}): make it writable for the server's user, or set another one.`,
      ),
    ];
  }
}

/** @param free available bytes */
export function judgeSpace(dataDir: string, free: number): Finding {
  const room = `${(free / 1024 ** 3).toFixed(1)} GiB free`;
  return free < LOW_SPACE_BYTES
    ? storage.warning(`DATA_DIR ${dataDir} is writable, but has little space left: ${room}.`)
    : storage.ok(`DATA_DIR ${dataDir} is writable, ${room}.`);
}
