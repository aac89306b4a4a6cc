import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from './paths.mjs';

const POLL_MS = 200;
const TOUCH_MS = 5000;
/** A holder touches its lock all the time: one that has not for this long is gone, whoever has its process id now. */
const ABANDONED_MS = 60_000;

const clone = createHash('sha256').update(PROJECT_ROOT).digest('hex').slice(0, 16);
const LOCK = path.join(tmpdir(), `hitohira-prepare-${clone}.lock`);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Who holds the lock: a process id, or null where the lock is nobody's any more. */
function holder() {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'));
    const abandoned = Date.now() - statSync(LOCK).mtimeMs > ABANDONED_MS;
    return pid > 0 && !abandoned && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

function touch() {
  try {
    utimesSync(LOCK, new Date(), new Date());
  } catch {
    // Somebody cleaned the folder for temporary files: the work itself is not harmed.
  }
}

/**
 * Lets one process of this clone at a time install or build: two instances that are started at once must not write
 * the same folders. A lock left by a process that is gone does not count.
 */
export async function exclusively(task) {
  let announced = false;
  let suspicious = false;
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = holder();
    if (other !== null) {
      if (!announced) console.log(`Waiting for process ${other}, which is installing or building ...`);
      announced = true;
    } else if (suspicious) {
      // Nobody's, and still so a moment later: it is not one that is just being written.
      rmSync(LOCK, { force: true });
    }
    suspicious = other === null;
    await sleep(POLL_MS);
  }
  const heartbeat = setInterval(touch, TOUCH_MS);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    rmSync(LOCK, { force: true });
  }
}
