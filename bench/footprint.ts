import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { postLead } from '#tests/e2e/support/posting.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { residentMb } from './process-memory.ts';
import { type SiteProcess, startBuiltSite } from './site-process.ts';
import { formatMs, printShares, timed } from './timed.ts';

const PORT = 21_409;
const STARTS = 5;
const ROUNDS = 10;
const LEADS = 200;
const AT_ONCE = 16;
const REST_MS = 15_000;
/** Ticks of the processor's clock in a second, as Linux reports them. */
const TICKS = 100;

/** Measures a web process with its jobs on a PostgreSQL elsewhere: until it is ready, and its memory before and after load. */
export async function benchFootprint() {
  await using cleanUp = new AsyncDisposableStack();
  const cluster = await startThrowawayCluster();
  cleanUp.defer(() => cluster.stop());
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-footprint-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const env = { ...onDatabase(cluster.connectionString), FORM_MIN_AGE_MS: '0' };
  const start = () => startBuiltSite(PORT, { dataDir, env });
  await (await start()).stop();
  const times: number[] = [];
  const work: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const { result, ms } = await timed(start);
    times.push(ms);
    work.push(processorMs(result.pid));
    await result.stop();
  }
  printShares(`ready on an existing database, ${STARTS} times (goal 1,000 ms)`, times);
  printShares('  time of the processor until then', work);
  const site = await start();
  cleanUp.defer(() => site.stop());
  await wait(REST_MS);
  const before = await residentMb(site.pid);
  const { ms } = await timed(() => load(site));
  const peak = await residentMb(site.pid);
  await wait(REST_MS);
  const after = await residentMb(site.pid);
  console.log(
    `resident: ${mb(before)} at rest, ${mb(peak)} at the end of ${formatMs(ms)} of load, ${mb(after)} after a rest (goal 150 MB)`,
  );
}

/** Reads every page of the sitemap many times, and posts leads. */
async function load({ url }: SiteProcess) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const reads = Array.from({ length: ROUNDS }, () => pages).flat();
  const requests = [
    ...reads.map((address) => () => fetch(address, { headers: { 'Accept-Encoding': 'br' } })),
    ...Array.from({ length: LEADS }, (_, n) => () => postLead(url, n)),
  ];
  const next = async (): Promise<void> => {
    for (let send = requests.pop(); send; send = requests.pop()) {
      const response = await send();
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

const mb = (value: number) => `${value.toFixed(0)} MB`;
