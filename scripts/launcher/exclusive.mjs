import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from './paths.mjs';

const POLL_MS = 200;
const TOUCH_MS = 5000;
/** The holder touches its lock regularly; an older lock is abandoned, even if its pid is reused. */
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

/** The pid of the lock's holder, or null when it is abandoned. */
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
    // The lock file was deleted, which does not affect the work.
  }
}

/** Serialises installing and building between processes of this clone. */
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
      // Still abandoned after a moment, so it is not just being written.
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
