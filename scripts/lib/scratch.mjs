import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The memory file system of Linux: each test database creates a thousand files, which is slow on a disk. */
const IN_MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 6 * 1024 ** 3;
const PREFIX = 'cadron-test-';

/**
 * Creates the temporary folder of a test run, in memory if there is room, for TMPDIR. Programs of other users may
 * write to it, as to /tmp. Remove it at the end; what a killed run left behind in memory is removed here.
 */
export function createScratch() {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  if (parent === IN_MEMORY) removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o1777);
  return folder;
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

function removeLeftovers(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const [pid] = name.slice(PREFIX.length).split('-');
    if (!isRunning(Number(pid))) removeIfOurs(join(parent, name));
  }
}

/** Whether a process with this id exists. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // it runs as another user
  }
}

function removeIfOurs(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's.
  }
}
