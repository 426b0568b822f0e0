import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { fetchRaw } from './peer-contenders.ts';
import { startBuiltSite } from './site-process.ts';
import { median } from './timed.ts';

const SITE_PORT = 21_400;
const PEER_PORT = 21_401;
const ROUNDS = 3;
const SECONDS = 5;

/**
 * Compares requests per second of a cached page with those of a raw Node server sending the same bytes, alternating in
 * one run.
 */
export async function benchCachedDocuments(path: string) {
  const site = await startBuiltSite(SITE_PORT);
  const answer = await fetchRaw(`${site.url}${path}`);
  const file = join(tmpdir(), 'cadron-peer.json');
  await writeFile(file, JSON.stringify({ [path]: answer }));
  const peer = spawn(process.execPath, ['bench/peer-raw-node.ts', file, String(PEER_PORT)]);
  await wait(500);
  try {
    const ours: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond(`${site.url}${path}`));
      raw.push(await requestsPerSecond(`http://127.0.0.1:${PEER_PORT}${path}`));
    }
    const result = { path, ours: median(ours), raw: median(raw) };
    console.log(
      `cached ${path}: ${result.ours} requests/s, raw Node with the same bytes: ${result.raw}, ` +
        `ratio ${(result.ours / result.raw).toFixed(2)} (goal 0.7)`,
    );
  } finally {
    peer.kill();
    await site.stop();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx > 0) throw new Error(`${non2xx} responses were not 2xx`);
  return Math.round(requests.average);
}
