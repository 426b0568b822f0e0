import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postLead } from '#tests/e2e/support/posting.ts';
import { startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import type { Experiment, Outcome } from './experiment.ts';
import { startMixedLoad, formatStatuses } from './support/mixed-load.ts';
import { queryDatabase, countMissing, findMissing, waitUntil } from './support/stored.ts';

const SIZE_MB = 200;
/** Longer than a supervisor that gives up would retry. */
const FULL_MS = 150_000;
const RECOVERS_WITHIN_MS = 60_000;

/** Keeps the disk full: the database frees files when it restarts. */
function startFilling(path: string) {
  const fill = () => {
    const file = openSync(path, 'a');
    try {
      for (const size of [1_048_576, 4_096, 1]) while (hasWritten(file, size));
    } finally {
      closeSync(file);
    }
  };
  fill();
  const timer = setInterval(fill, 100);
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
}

function hasWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

/**
 * Uses up the log files that PostgreSQL has preallocated. Until then, a full disk only fails statements; without room
 * for its log, PostgreSQL panics and cannot recover while the disk is full.
 */
async function exhaustLog(site: Site): Promise<boolean> {
  for (let nth = 0; nth < 50; nth += 1) {
    const use = queryDatabase(site, 'select pg_current_xact_id(), pg_switch_wal()');
    if (
      !(await use.then(
        () => true,
        () => false,
      ))
    )
      return true;
  }
  return false;
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
const count = (log: string, text: string) => log.split(text).length - 1;

export default {
  id: 5,
  title: 'A disk that is full to the last byte',
  async run(log, { scale }): Promise<Outcome> {
    const folder = await mkdtemp(join(tmpdir(), 'cadron-disk-'));
    await using cleanUp = new AsyncDisposableStack();
    cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'cadron-proof', folder], {
        stdio: 'pipe',
      });
    } catch (error) {
      const notes = `not tried: mounting a separate disk needs root on Linux (${(error as Error).message.trim()})`;
      return { tried: 'nothing', lost: 0, passed: false, notes };
    }
    cleanUp.defer(() => void execFileSync('umount', ['--lazy', folder]));

    const crm = await startHubspotStandIn();
    cleanUp.defer(() => crm.stop());
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const env = { ...crm.environment, RATE_LIMIT_SCALE: '10000' };
    await using site = await startSite({ dataDir, env });
    const load = startMixedLoad(site.url, 100);
    await waitUntil(async () => load.leads.size >= 20, 30_000);

    const fullMs = FULL_MS * scale;
    log(`the disk is full for ${seconds(fullMs)} s`);
    const free = startFilling(join(folder, 'filler'));
    cleanUp.defer(free);
    await wait(fullMs / 4);
    const hasPanicked = await exhaustLog(site);
    log(`PostgreSQL ${hasPanicked ? 'panicked' : 'keeps running'}, without room for its log`);
    await wait((fullMs * 3) / 4);
    const whileFull = formatStatuses(load);
    const isUp = await fetch(`${site.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    log(`so far ${whileFull}; freeing it`);
    free();

    const freedAt = Date.now();
    let number = 1_000_000;
    const isBack = await waitUntil(async () => {
      number += 1;
      if (!(await postLead(site.url, number)).ok) return false;
      load.leads.add(number);
      return true;
    }, RECOVERS_WITHIN_MS);
    const recoveryMs = Date.now() - freedAt;
    await load.stop();
    if (!isBack)
      return {
        tried: whileFull,
        lost: 0,
        passed: false,
        notes: 'no post succeeded within a minute of freeing',
      };

    const lost = countMissing(await findMissing(site, load));
    const restarts = count(site.log(), 'PostgreSQL ended unexpectedly');
    const refused = load.statuses.get(503) ?? 0;
    const isClear = [...load.statuses.keys()].every((status) => status === 200 || status === 503);
    return {
      tried: `${SIZE_MB} MB full for ${seconds(fullMs)} s under ${formatStatuses(load)}`,
      lost,
      passed: lost === 0 && isUp && isClear && refused > 0,
      notes:
        `posts succeeded ${seconds(recoveryMs)} s after freeing, without a restart of ours; ` +
        `PostgreSQL ended ${restarts} times; the process ${isUp ? 'kept running' : 'did not respond'}`,
    };
  },
} satisfies Experiment;
