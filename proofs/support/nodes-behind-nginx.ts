import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDatabase, openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { runRole } from '#tests/e2e/support/run-role.ts';
import { freePort } from '#tests/support/free-port.ts';
import { findProgram, startNginx } from '#tests/support/nginx.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  isAcknowledged,
  leadEmail,
  type Posted,
  startTraffic,
  subscriberEmail,
} from '../traffic.ts';
import { type Read, startReaders } from './readers.ts';
import { waitUntil } from './stored.ts';

const POSTS_PER_SECOND = 3;
const VISITS_PER_SECOND = 2;
/** Less than the 5 seconds that the runbook advises, since nginx notices at once. */
const DRAIN_SECONDS = 3;

/**
 * Two web nodes and a worker on one database, behind the nginx of this machine as deploy/nginx configures it.
 * @param root the folder whose build the nodes run first; default: this repository
 */
export async function openNodesBehindNginx(root?: string) {
  if (!findProgram('nginx')) throw new Error('This needs nginx, such as the package nginx-light.');
  // Its certificate is its own.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  await using cleanUp = new AsyncDisposableStack();
  const postgres = cleanUp.use(await openOwnPostgres());
  const database = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-two-nodes-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const ports = [await freePort(), await freePort()];
  const nginx = cleanUp.use(await startNginx(ports));
  const env = {
    ...onDatabase(database),
    SITE_URL: nginx.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    WORKER: 'off',
    FORM_MIN_AGE_MS: '0',
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'warn',
  };
  const sites: Site[] = [];
  const start = async (node: number, from?: string) => {
    const options = { dataDir, port: ports[node]!, env, ...(from && { root: from }) };
    sites[node] = await startSite(options);
  };
  cleanUp.defer(async () => {
    for (const site of sites) await site[Symbol.asyncDispose]();
  });
  for (const node of ports.keys()) await start(node, root);
  let worker = runRole('worker', { ...env, DATA_DIR: dataDir });
  cleanUp.defer(() => worker.stop());
  // The first worker builds the index.
  const isIndexed = async () => (await fetch(`${nginx.url}/search?q=crm`)).ok;
  if (!(await waitUntil(isIndexed, 60_000))) throw new Error('The search has no index.');
  const kept = cleanUp.move();
  return {
    url: nginx.url,
    takeOut: nginx.takeOut,
    /** Stops a node as a deployment does, and starts one of this repository in its place. */
    async replace(node: number) {
      await sites[node]!.stop();
      await start(node);
    },
    /** kill -9; resolves when its start in its place is ready. */
    async kill(node: number) {
      await sites[node]!.kill();
      return async () => {
        await sites[node]!.stop();
        await start(node);
      };
    },
    async replaceWorker() {
      await worker.stop();
      worker = runRole('worker', { ...env, DATA_DIR: dataDir });
    },
    startLoad: () => startLoad(nginx.url, database),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function startLoad(url: string, database: string) {
  const traffic = startTraffic(url, POSTS_PER_SECOND);
  const readers = startReaders(url, VISITS_PER_SECOND);
  return {
    /** Stops both, and compares what was acknowledged with what is stored. */
    async stop() {
      const [posts, reads] = await Promise.all([traffic.stop(), readers.stop()]);
      return { posts, reads, lost: await findLost(database, posts) };
    },
  };
}

async function findLost(database: string, posts: readonly Posted[]): Promise<string[]> {
  const emails = async (table: string) => {
    const rows = await queryRows<{ email: string }>(database, `select email from ${table}`);
    return new Set(rows.map(({ email }) => email));
  };
  const [leads, subscribers] = await Promise.all(['leads', 'newsletter_subscribers'].map(emails));
  return posts
    .filter(isAcknowledged)
    .filter(
      ({ kind, n }) =>
        (kind === 'lead' && !leads!.has(leadEmail(n))) ||
        (kind === 'subscription' && !subscribers!.has(subscriberEmail(n))),
    )
    .map(({ kind, n }) => `${kind} ${n}`);
}

const NOT_READ = ({ status }: Read) => status !== 200;

/** What failed, in words, such as "lead 12: 502". */
export const describeFailures = (posts: readonly Posted[], reads: readonly Read[]): string[] => [
  ...posts
    .filter((post) => !isAcknowledged(post))
    .map(({ kind, n, status }) => `${kind} ${n}: ${status}`),
  ...reads.filter(NOT_READ).map(({ path, status }) => `${path}: ${status}`),
];

/** "p99 34 ms, slowest 210 ms" */
export function describeTimes(requests: readonly { ms: number }[]): string {
  const ordered = requests.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
  return `p99 ${ordered[Math.floor(ordered.length * 0.99)] ?? 0} ms, slowest ${ordered.at(-1) ?? 0} ms`;
}
