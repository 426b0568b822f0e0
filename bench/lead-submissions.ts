import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltSite } from './site-process.ts';

const PORT = 21_403;
const PER_SECOND = 300;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;

/**
 * Measures how long a submission takes to be acknowledged, which means stored with its jobs. Submissions start at a
 * fixed rate of 300 a second, whether or not earlier ones are complete, so that a slow server cannot slow the load
 * down.
 */
export async function benchLeadSubmissions() {
  const site = await startBuiltSite(PORT);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  try {
    const times: Promise<number>[] = [];
    const startedAt = performance.now();
    const total = PER_SECOND * (WARM_UP_SECONDS + SECONDS);
    for (let n = 0; n < total; n += 1) {
      const due = startedAt + (n * 1_000) / PER_SECOND;
      if (due > performance.now()) await wait(due - performance.now());
      times.push(submit(`${site.url}/api/leads/contact`, agent, n));
    }
    const measured = (await Promise.all(times)).slice(PER_SECOND * WARM_UP_SECONDS);
    const sorted = measured.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
    console.log(
      `${PER_SECOND} submissions/s for ${SECONDS} s: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms ` +
        `(goal 100), p99 ${at(0.99)} ms`,
    );
  } finally {
    agent.destroy();
    await site.stop();
  }
}

/** Returns the milliseconds until the response; throws unless it is a success. */
function submit(url: string, agent: Agent, n: number): Promise<number> {
  const startedAt = performance.now();
  const body = JSON.stringify({
    firstName: 'Ann',
    lastName: `Number ${n}`,
    email: `ann${n}@company${n}.example`,
    message: 'Two of our reports disagree.',
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - startedAt)
          : reject(new Error(`a submission returned ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
