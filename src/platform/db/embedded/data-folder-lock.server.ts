import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getProcessScope, isStillRunning, getProcessStart } from './process-facts.server.ts';

const HEARTBEAT_MS = 2_000;
const SILENCE_MS = 5_000;

interface LockRecord {
  id: string;
  pid: number;
  started: string;
  place: string;
}
interface Link {
  file: string;
  record: LockRecord;
}

interface FolderLock {
  /** Releases the folder. Does nothing when another process owns the lock file. */
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of the data folder, using the file `postgres.lock` in it.
 *
 * A process takes over from a dead holder by creating a second file, `postgres.lock.after-<id of the dead record>`.
 * Only one process can create it, so two that find the same dead holder never both win, as they could by removing or
 * renaming the stale file. The winner then moves its record to the plain name.
 * @throws naming the folder and the holder's pid when the folder is in use
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const path = join(dataDir, 'postgres.lock');
  const started = getProcessStart(process.pid) ?? '';
  const own: LockRecord = { id: randomUUID(), pid: process.pid, started, place: getProcessScope() };
  const draft = `${path}.draft-${own.id}`;
  try {
    await writeDurably(draft, JSON.stringify(own));
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(`The data folder ${dataDir} cannot be written: ${reason}.`, { cause });
  }
  try {
    for (let won = false; !won;) won = await tryTakeOver(dataDir, path, draft, own);
  } finally {
    await rm(draft, { force: true });
  }
  const beat = () => utimes(path, new Date(), new Date()).catch(() => undefined);
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      if ((await readRecord(path))?.id === own.id) await rm(path, { force: true });
    },
  };
}

/** One attempt. Returns false when another process was faster and the files must be read again. */
async function tryTakeOver(dataDir: string, path: string, draft: string, own: LockRecord) {
  const chain = await readChain(path);
  const last = chain.at(-1);
  if (!last) return linkIfAbsent(draft, path);
  if (await isHeld(last)) throw inUse(dataDir, last.record);

  const claim = successorOf(path, last.record);
  if (!(await linkIfAbsent(draft, claim))) return false;
  if ((await readChain(path)).at(-1)?.record.id !== own.id) {
    // Another process took over from this record and cleaned up in the meantime.
    await rm(claim, { force: true });
    return false;
  }
  await rename(draft, path);
  const claims = [...chain.map(({ file }) => file), claim].filter((file) => file !== path);
  await Promise.all(claims.map((file) => rm(file, { force: true })));
  return true;
}

async function readChain(path: string): Promise<Link[]> {
  const chain: Link[] = [];
  for (let file = path; ;) {
    const record = await readRecord(file);
    if (!record) return chain;
    chain.push({ file, record });
    file = successorOf(path, record);
  }
}

const successorOf = (path: string, record: LockRecord) => `${path}.after-${record.id}`;

async function isHeld({ file, record }: Link) {
  if (record.place === getProcessScope()) return isStillRunning(record.pid, record.started);
  // A pid of another container or boot means nothing here, but a live holder keeps touching the lock file.
  const touched = await readLastTouch(file);
  const silentAt = Date.now() + SILENCE_MS;
  if (touched === undefined || Date.now() - touched > SILENCE_MS) return false;
  while (Date.now() < silentAt) {
    const now = await readLastTouch(file);
    if (now !== touched) return now !== undefined;
    await wait(100);
  }
  return false;
}

async function readRecord(file: string): Promise<LockRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as LockRecord;
  } catch {
    // Records are complete before they get this name, so only a power failure leaves one like this.
    return { id: 'unreadable', pid: 0, started: '', place: 'unknown' };
  }
}

const readLastTouch = async (file: string) => (await stat(file).catch(unlessMissing))?.mtimeMs;

async function linkIfAbsent(from: string, to: string) {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeDurably(file: string, text: string) {
  await using handle = await open(file, 'wx', 0o644);
  await handle.writeFile(text);
  await handle.sync();
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function inUse(dataDir: string, { pid, place }: LockRecord): Error {
  const where = place === getProcessScope() ? '' : ' of another container or machine';
  return new Error(
    `The data folder ${dataDir} is in use by process ${pid}${where}. ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
}
