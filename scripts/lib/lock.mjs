import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './repository.mjs';

const CACHE = inRoot('.cache');
const LOCK = inRoot('.cache', 'setup.lock');
/** No installation takes longer; then the process id in the lock was given to another program. */
const MAX_AGE_MS = 15 * 60_000;

/**
 * Lets one process at a time install or build: two servers started at once on a fresh clone would tear
 * node_modules from under each other. The lock of a process that died is taken over.
 */
export async function alone(work, log = console.log) {
  mkdirSync(CACHE, { recursive: true });
  let told = false;
  while (!take()) {
    if (!told) log('• Waiting for another process that installs or builds here');
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take() {
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
    if (!owner) return true; // being written just now
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
