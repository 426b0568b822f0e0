import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import { hashOfVideo, videoPart } from './support/noise-video.ts';
import { createUploadClient } from './support/upload-client.ts';

const MB = 1_000_000;
const TOTAL_BYTES = 300 * MB;
/** As the browser sends them. */
const PART_BYTES = 2 * 1024 * 1024;
const KILLS = 5;
/** kill -9 comes this long after a part was sent: mostly while it is written. */
const KILL_AFTER_MS = [1, 4, 10, 25, 60];
const SWEEP_WITHIN_MS = 150_000;

/**
 * A video is uploaded in parts while the server is killed again and again; the last time while it adds the file. On disk, or
 * in the bucket of TEST_S3: `http://key:secret@127.0.0.1:9000/bucket`.
 */
export default {
  id: 13,
  title: 'kill -9 of the server during an upload of 300 MB',
  async run(log, { scale }) {
    const total = Math.round(TOTAL_BYTES * scale);
    const dataDir = await mkdtemp(join(tmpdir(), 'cadron-upload-'));
    await using cleanUp = new AsyncDisposableStack();
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const port = await freePort();
    const start = () => startSite({ dataDir, port, env: bucketEnvironment() });
    let site = await start();
    cleanUp.defer(() => site.stop());
    const restart = async () => {
      await site.kill();
      await site.stop().catch(() => undefined);
      site = await start();
    };
    const cookie = await signInByPost(site);
    const client = createUploadClient(() => site, cookie);
    const id = await client.begin(total);

    const places = new Set(
      Array.from({ length: KILLS }, (_, n) => Math.floor((total * (n + 0.5)) / KILLS / PART_BYTES)),
    );
    let kills = 0;
    let longest = 0;
    let resumedBytes = 0;
    for (let offset = 0, part = 0; offset < total; part += 1) {
      const sent = client.send(id, offset, videoPart(offset, Math.min(PART_BYTES, total - offset)));
      const isLast = offset + PART_BYTES >= total && kills === KILLS;
      if (places.has(part) || isLast) {
        await wait(KILL_AFTER_MS[kills % KILL_AFTER_MS.length]);
        await restart();
        await sent;
        kills += 1;
        const resumed = await client.offset(id);
        log(`killed at ${Math.round(offset / MB)} MB, resumed at ${(resumed / MB).toFixed(1)} MB`);
        resumedBytes += Math.max(0, offset - resumed);
        offset = resumed;
        continue;
      }
      const began = performance.now();
      const status = await sent;
      longest = Math.max(longest, performance.now() - began);
      offset = status === 204 || status === 200 ? offset + PART_BYTES : await client.offset(id);
    }
    const finished = Date.now();
    let outcome = await client.outcome(id);
    while (outcome.state === 'waiting' && Date.now() - finished < SWEEP_WITHIN_MS) {
      await wait(1_000);
      outcome = await client.outcome(id);
    }
    const seconds = Math.round((Date.now() - finished) / 1_000);
    const expected = hashOfVideo(total);
    const isWhole = outcome.state === 'added' && outcome.asset?.hash === expected;
    const again = await client.known(expected);
    return {
      tried: `${Math.round(total / MB)} MB in parts of 2 MiB, ${kills} times kill -9, the last while the file was added`,
      lost: isWhole && again === 1 ? 0 : 1,
      passed: isWhole && again === 1,
      notes: `${outcome.state} ${outcome.message ?? ''}; ${again} file with the hash of the bytes; ${(resumedBytes / MB).toFixed(1)} MB acknowledged and sent again; added ${seconds} s after the last start; slowest part ${Math.round(longest)} ms; memory of the server at most ${peakMemory(site.pid)} MB`,
    };
  },
} satisfies Experiment;

/** The most memory that a process had, in megabytes. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000);
}
