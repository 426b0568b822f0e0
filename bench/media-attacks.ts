import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { median } from './timed.ts';

const ROUNDS = 5;
const PATH = '/admin/media-library/uploads';
/** As the browser sends them. */
const PART_BYTES = 2 * 1024 * 1024;
const SMALL: HostileFile = { what: '', contents: Buffer.from('This is no picture.') };

type Headers = Record<string, string>;

/** Uploads the attacks of issue 16 over HTTP, and prints what became of each and what it took of the server's processor. */
export async function benchMediaAttacks() {
  await using cleanUp = new AsyncDisposableStack();
  const cluster = await startThrowawayCluster();
  cleanUp.defer(() => cluster.stop());
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-bench-attacks-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const env = { ...onDatabase(cluster.connectionString), WORKER: 'off', LOG_LEVEL: 'error' };
  const database = openDatabase(cluster.connectionString, silentLogger);
  cleanUp.defer(() => database.close());
  const stored = async () => {
    const { rows } = await database.pool.query('select count(*)::int as rows from media_assets');
    return `${String(rows[0]?.['rows'])} rows and ${(await readdir(dataDir, { recursive: true })).length} files`;
  };

  const site = await startSite({ dataDir, env });
  const cookie = await signInByPost(site);
  await upload(site, { ...SMALL, what: 'to warm up' }, { cookie });
  for (const file of await hostileFiles()) await attack(site, stored, file, { cookie });
  const elsewhere = { cookie, origin: 'https://evil.example' };
  await attack(site, stored, { ...SMALL, what: 'from another origin' }, elsewhere);
  await database.pool.query(`update auth_users set role = 'viewer'`);
  await attack(site, stored, { ...SMALL, what: 'as a viewer' }, { cookie });
  await database.pool.query(`update auth_users set role = 'owner'`);
  await site.stop();

  await using full = await startSite({ dataDir, env: { ...env, MEDIA_MAX_FILES: '1' } });
  const again = { cookie: await signInByPost(full) };
  await upload(full, SMALL, again);
  await attack(full, stored, { ...SMALL, what: 'past the quota' }, again);
}

async function attack(
  site: Site,
  stored: () => Promise<string>,
  file: HostileFile,
  headers: Headers,
) {
  const before = await stored();
  const measured: number[] = [];
  let outcome = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = cpuOf(site.pid);
    outcome = await upload(site, file, headers);
    measured.push(cpuOf(site.pid) - start);
  }
  const after = await stored();
  console.log(
    `${file.what}: median ${median(measured).toFixed(0)} ms of CPU, most ${Math.max(...measured).toFixed(0)}; ${before === after ? 'nothing stored' : 'stored'}; ${outcome}`,
  );
}

/** @returns what the server said about the file */
async function upload(site: Site, file: HostileFile, headers: Headers): Promise<string> {
  const { contents, name = 'photo.png' } = file;
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const ask = (address: string, init: Omit<RequestInit, 'headers'> & { headers?: Headers }) =>
    fetch(site.url + address, {
      ...init,
      headers: { origin: site.url, 'Tus-Resumable': '1.0.0', ...headers, ...init.headers },
    });
  const begun = await ask(PATH, {
    method: 'POST',
    headers: {
      'Upload-Length': String(contents.length),
      'Upload-Metadata': `name ${encode(name)},type ${encode('image/png')}`,
    },
  });
  const location = begun.headers.get('location');
  if (!location) return `${begun.status} ${(await begun.text()).slice(0, 80)}`;
  const address = `${PATH}/${location.split('/').at(-1)!}`;
  for (let at = 0; at < contents.length; at += PART_BYTES)
    await ask(address, {
      method: 'PATCH',
      headers: { 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(contents.subarray(at, at + PART_BYTES)),
    }).then((response) => response.text());
  const outcome = (await (await ask(address, {})).json()) as {
    state: string;
    message?: string;
    asset?: { name: string };
  };
  return `${outcome.state}: ${outcome.message ?? outcome.asset?.name ?? ''}`;
}

/** Milliseconds that all threads of a process have run, on Linux. */
function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1e6, 0);
}
