import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './repository.mjs';

const CACHE = inRoot('.cache');
const LOCK = inRoot('.cache', 'setup.lock');
/** Longer than any installation; after this the pid in the lock belongs to another program. */
const MAX_AGE_MS = 15 * 60_000;

/**
 * Lets one process at a time install or build: two servers started together on a fresh clone would corrupt
 * node_modules. Takes over the lock of a dead process.
 */
export async function withSetupLock(work, log = console.log) {
  mkdirSync(CACHE, { recursive: true });
  let hasLogged = false;
  while (!tryLock()) {
    if (!hasLogged) log('• Waiting for another process that is installing or building');
    hasLogged = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function tryLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > MAX_AGE_MS) return false;
    const owner = Number(readFileSync(LOCK, 'utf8'));
    if (!owner) return true; // being written right now
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
