import { execFile } from 'node:child_process';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';

const FULL_MS = 10 * 60_000;
/** 150 requests a second, three at a time. */
const TICK_MS = 20;
const PER_TICK = 3;
const MAX_IN_FLIGHT = 400;
const ADDRESSES = 100;
/** The memory of a new process grows with use until its garbage was collected a few times: at least 30 s. */
const WARM_UP_SHARE = 0.2;
const MIN_WARM_UP_MS = 30_000;
const PROBE_EVERY_MS = 100;

const MAX_GROWTH_MB = 100;
const MAX_P99_MS = 200;

const LONG = 'x'.repeat(12_000);

/** New addresses: unknown parameters, malformed values, missing pages. */
const FLOOD: readonly ((n: number) => string)[] = [
  (n) => `/?visit=${n}`,
  (n) => `/?category=${n}&page=${n}`,
  (n) => `/robots.txt?page=${n}${LONG}`,
  (n) => `/about?utm_source=a&q=${n}`,
  (n) => `/insights?industry=${n}`,
  (n) => `/insights/success-stories?page=${n}${LONG}`,
  (n) => `/_.data?_routes=home&n=${n}`,
  (n) => `/insights?category=none-${n}`,
  (n) => `/insights?page=${n}${LONG}`,
  (n) => `/nowhere-${n}?page=2`,
];

/** Pages cached before the flood. */
const KNOWN = ['/', '/_.data?_routes=home', '/about', '/insights', '/robots.txt'];

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  ms: number;
}

export default {
  id: 7,
  title: 'A flood of unique query strings',
  async run(log, { scale }) {
    await using site = await startSite({
      env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'warn' },
    });
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string, address: string) => askOnce(agent, site.port, path, address);
    for (const path of KNOWN) await ask(path, '192.0.2.1');

    const durationMs = FULL_MS * scale;
    const warmUpMs = Math.max(durationMs * WARM_UP_SHARE, Math.min(MIN_WARM_UP_MS, durationMs / 2));
    const startedAt = performance.now();
    const elapsed = () => performance.now() - startedAt;
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    let sent = 0;
    let inFlight = 0;

    async function flood() {
      while (elapsed() < durationMs) {
        for (let n = 0; n < PER_TICK && inFlight < MAX_IN_FLIGHT; n += 1) {
          const path = FLOOD[sent % FLOOD.length]!(sent);
          const address = `10.0.0.${Math.floor(sent / FLOOD.length) % ADDRESSES}`;
          sent += 1;
          inFlight += 1;
          void ask(path, address)
            .then(
              ({ status }) => count(status),
              () => count(0),
            )
            .finally(() => (inFlight -= 1));
        }
        await sleep(TICK_MS);
      }
    }

    const probes: Reply[] = [];
    async function probe() {
      while (elapsed() < durationMs) {
        probes.push(await ask('/', '192.0.2.1'));
        await sleep(PROBE_EVERY_MS);
      }
    }

    let baseMb = 0;
    let peakMb = 0;
    async function sampleMemory() {
      while (elapsed() < durationMs) {
        const mb = await residentMb(site.pid);
        if (elapsed() < warmUpMs) baseMb = Math.max(baseMb, mb);
        peakMb = Math.max(peakMb, mb);
        await sleep(1_000);
      }
    }

    await Promise.all([flood(), probe(), sampleMemory()]);
    agent.destroy();

    const lost = probes.filter(({ status, headers }) => status !== 200 || !isFromMemory(headers));
    const growthMb = Math.round(peakMb - baseMb);
    const p99 = Math.round(
      percentile(
        probes.map(({ ms }) => ms),
        0.99,
      ),
    );
    const byStatus = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
    log(`flood: ${sent} requests (${byStatus})`);
    log(`home page: ${probes.length} requests, p99 ${p99} ms; memory ${baseMb} to ${peakMb} MB`);
    const isSane = [...statuses.keys()].every((status) =>
      [200, 302, 404, 429, 503].includes(status),
    );
    return {
      tried: `${Math.round(durationMs / 1000)} s, ${sent} unique addresses from ${ADDRESSES} networks`,
      lost: lost.length,
      passed: lost.length === 0 && growthMb < MAX_GROWTH_MB && p99 < MAX_P99_MS && isSane,
      notes: `memory +${growthMb} MB; / from memory ${probes.length - lost.length} of ${probes.length}, p99 ${p99} ms; ${byStatus}`,
    };
  },
} satisfies Experiment;

const isFromMemory = (headers: IncomingHttpHeaders) =>
  String(headers['cache-status']).includes('hit');

function askOnce(agent: Agent, port: number, path: string, address: string): Promise<Reply> {
  const startedAt = performance.now();
  const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': 'br' };
  return new Promise((resolve, reject) => {
    get({ agent, host: 'localhost', port, path, headers }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      response.resume();
      response.once('end', () =>
        resolve({ status, headers: received, ms: performance.now() - startedAt }),
      );
      response.once('error', reject);
    }).once('error', reject);
  });
}

/** Resident memory of a process in MB. */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}

function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Infinity;
}
