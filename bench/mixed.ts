import { Agent, request } from 'node:http';
import { postLead } from '#tests/e2e/support/posting.ts';
import { residentMb } from './process-memory.ts';
import { type Random, seededRandom } from './random.ts';
import { type SiteProcess, startBuiltSite } from './site-process.ts';
import { quantile, sendAtRate } from './timed.ts';

const PORT = 21_440;
const SOCKETS = 64;
/** Fills the caches, and lets the site compress what is in them. */
const WARM_UP_MS = 60_000;
const CALIBRATION_MS = 20_000;
const SHARE = 0.7;
/** Of a hundred requests: searches, which are rendered each time, and leads; all others read pages. */
const SEARCHES = 2;
const LEADS = 1;

interface Traffic {
  /** Sends a request. @returns the time at which its response had ended; Infinity if it failed */
  next(): Promise<number>;
  failures: string[];
}

/**
 * Serves mixed traffic at 70 % of what the machine sustains, client included: memory in each tenth of the time, errors, p99.
 * @param minutes 60 by default
 */
export async function benchMixed(minutes = 60): Promise<void> {
  const site = await startBuiltSite(PORT, { env: { FORM_MIN_AGE_MS: '0' } });
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  try {
    const traffic = await createTraffic(site, agent, seededRandom(20));
    await visitFor(WARM_UP_MS, traffic);
    const most = await visitFor(CALIBRATION_MS, traffic);
    const perSecond = Math.floor(most * SHARE);
    console.log(`sustained: ${most.toFixed(0)} requests/s; for ${minutes} min: ${perSecond}`);
    const tenth = minutes * 6_000;
    const memory: number[] = [];
    for (let part = 0; part < 10; part += 1) {
      const times = await sendAtRate(perSecond, tenth, async (due) => (await traffic.next()) - due);
      const at = (share: number) => quantile(times, share).toFixed(1);
      memory.push(await residentMb(site.pid));
      console.log(
        `${part + 1}/10: ${times.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${memory.at(-1)!.toFixed(0)} MB`,
      );
    }
    const growth = memory.at(-1)! / memory[0]! - 1;
    const { failures } = traffic;
    console.log(
      `memory ${(100 * growth).toFixed(1)} % since the first tenth (goal 10), ${failures.length} errors ${failures.slice(0, 3).join(', ')}`,
    );
  } finally {
    agent.destroy();
    await site.stop();
  }
}

async function createTraffic({ url }: SiteProcess, agent: Agent, random: Random): Promise<Traffic> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at]) => new URL(at!).pathname,
  );
  const failures: string[] = [];
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  let sent = 0;
  const read = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().once('error', reject);
        response.once('end', () => resolve(response.statusCode));
      })
        .once('error', reject)
        .end();
    });
  async function post(n: number) {
    const response = await postLead(url, n);
    await response.arrayBuffer();
    return response.status;
  }
  return {
    failures,
    async next() {
      const [of, n] = [random() * 100, (sent += 1)];
      const path = of < LEADS + SEARCHES ? `/search?q=crm+${n}` : pick(paths);
      try {
        const status = await (of < LEADS ? post(n) : read(path));
        if (status === 200) return performance.now();
        failures.push(`${status} ${of < LEADS ? 'lead' : path}`);
      } catch (error) {
        failures.push(String(error));
      }
      return Infinity;
    },
  };
}

/** @returns requests a second when each connection always has one open */
async function visitFor(ms: number, { next }: Traffic): Promise<number> {
  const until = performance.now() + ms;
  let served = 0;
  const visit = async () => {
    for (; performance.now() < until; served += 1) await next();
  };
  await Promise.all(Array.from({ length: SOCKETS / 2 }, visit));
  return (served * 1_000) / ms;
}
