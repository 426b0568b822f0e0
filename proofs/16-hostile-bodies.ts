import { setTimeout as sleep } from 'node:timers/promises';
import { ACTION_ADDRESSES, HOSTILE_BODIES } from '#tests/support/hostile-bodies.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';

const MAX_RESPONSE = 100_000;
const MAX_HEALTH_MS = 250;
const PROBE_EVERY_MS = 20;

/** Each hostile body to every action, as the owner, while /healthz is read all the time. */
export default {
  id: 16,
  title: 'Hostile bodies to every action',
  async run(log) {
    await using site = await startSite({ env: { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000' } });
    const post = (path: string, type: string, body: BodyInit, cookie: string) =>
      fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': type, cookie },
        body,
        // A body without a length is a stream.
        ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      });
    const form = new URLSearchParams(site.admin).toString();
    const signedIn = await post('/admin/login', HOSTILE_BODIES[0]!.type, form, '');
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

    const health: number[] = [];
    const over = new AbortController();
    const probe = (async () => {
      while (!over.signal.aborted) {
        const startedAt = performance.now();
        await fetch(`${site.url}/healthz`);
        health.push(Math.round(performance.now() - startedAt));
        await sleep(PROBE_EVERY_MS);
      }
    })();
    const faults: string[] = [];
    for (const path of ACTION_ADDRESSES)
      for (const { name, type, body, isChunked } of HOSTILE_BODIES) {
        const sender = path === '/admin/sign-out' ? '' : cookie;
        const sent = isChunked ? new Blob([body]).stream() : body;
        const response = await post(path, type, sent, sender);
        const { byteLength } = await response.arrayBuffer();
        if (response.status < 500 && byteLength <= MAX_RESPONSE) continue;
        faults.push(`${path}, ${name}: ${response.status}, ${byteLength} bytes`);
      }
    over.abort();
    await probe;
    const ordered = health.toSorted((a, b) => a - b);
    const slowest = ordered.at(-1)!;
    const usual = ordered[ordered.length >> 1]!;
    for (const fault of faults) log(fault);
    const sent = ACTION_ADDRESSES.length * HOSTILE_BODIES.length;
    return {
      tried: `${HOSTILE_BODIES.length} bodies to each of ${ACTION_ADDRESSES.length} actions, ${sent} requests`,
      lost: faults.length,
      passed: faults.length === 0 && slowest < MAX_HEALTH_MS,
      notes: `all below 500 and 100 KB: ${faults.length === 0 ? 'yes' : 'no'}; /healthz ${usual} ms in the middle, ${slowest} ms at most`,
    };
  },
} satisfies Experiment;
