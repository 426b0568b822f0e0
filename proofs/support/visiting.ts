import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from './visitors.ts';

/** Pages that are cached while nothing changes. */
const PAGES = ['/', '/about', '/contact', '/services', '/insights'];

/** The thread of `startVisitors`: reads at a fixed rate, whether or not earlier requests are complete, until it is terminated. */
const { url, perSecond } = workerData as { url: string; perSecond: number };
const agent = new Agent({ keepAlive: true });
let visits: Visit[] = [];

const visit = (path: string) => {
  const startedAt = performance.now();
  const end = (status: number) => visits.push({ status, ms: performance.now() - startedAt });
  get(url + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
    response.resume();
    response.once('end', () => end(response.statusCode ?? 0));
    response.once('error', () => end(0));
  }).once('error', () => end(0));
};

parentPort!.on('message', () => {
  parentPort!.postMessage(visits);
  visits = [];
});

const startedAt = performance.now();
for (let n = 0; ; n += 1) {
  await sleep(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()));
  visit(PAGES[n % PAGES.length]!);
}
