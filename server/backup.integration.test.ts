import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { JOBS } from '#src/wiring/jobs.server.ts';
import { ANA, assetOf, openMedia } from '#tests/support/media-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const queueOf = ({ database }: TestDatabase) =>
  database.pool.query(`select data from pgboss.job where state = 'created' and name = $1`, [
    JOBS[0].name,
  ]);
const SUBSCRIBERS = 'select t::text from newsletter_subscribers t';

/** Creates a database and a data folder, like a site's. */
async function createSite() {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-data-'));
  onTestFinished(async () => {
    await test.drop();
    await rm(dataDir, { recursive: true });
  });
  return { ...test, dataDir, store: localObjectStore(join(dataDir, 'storage')) };
}

async function openQueue({ connectionString }: TestDatabase) {
  const queue = createJobQueue(connectionString, silentLogger);
  await queue.start(JOBS);
  onTestFinished(() => queue.stop());
  return queue;
}

/** Runs a role like the command line, on the given site. */
async function run(
  role: typeof backup,
  site: { connectionString: string; dataDir: string },
  args: string[],
) {
  vi.stubEnv('DATABASE_URL', site.connectionString);
  vi.stubEnv('DATA_DIR', site.dataDir);
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('LOG_LEVEL', 'silent');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    vi.stubEnv(name, '');
  await role(args);
}

const printed = vi.spyOn(console, 'log');
beforeEach(() => void printed.mockReset().mockReturnValue());
afterEach(() => void vi.unstubAllEnvs());

test('restores subscribers, files, the secret and pending jobs into an empty site', async () => {
  const [source, target] = [await createSite(), await createSite()];
  const queue = await openQueue(source);
  const { db } = source.database;
  const deps = { db, queue, clock: () => new Date(), secret: 's'.repeat(40), log: silentLogger };
  const consentShown = '2026-11';
  await createNewsletter(deps).subscribe({
    email: 'ana@x.example',
    source: 'footer',
    consentShown,
  });
  await source.store.write('cms_media/Two Words/Zürich #1?.svg', '<svg/>');
  const media = openMedia({ db, store: source.store, clock: () => new Date() });
  const added = assetOf(await media.assets.add(await media.accept('bytes'), 'Team', ANA));
  await writeFile(join(source.dataDir, 'session-secret'), 'x'.repeat(43));
  const folder = join(source.dataDir, 'backup');

  await run(backup, source, [folder]);
  expect(printed.mock.lastCall?.[0]).toMatch(
    /backup has \d+ rows from \d+ tables, 2 files, and 0 emails/,
  );
  expect((await stat(folder)).mode & 0o077).toBe(0);
  await run(restore, target, [folder]);

  const rows = async (site: TestDatabase) => (await site.database.pool.query(SUBSCRIBERS)).rows;
  expect(await rows(target)).toEqual(await rows(source));
  expect(await rows(target)).toHaveLength(1);
  expect((await target.store.read('cms_media/Two Words/Zürich #1?.svg'))?.toString()).toBe(
    '<svg/>',
  );
  const restoredMedia = openMedia({
    ...target.database,
    store: target.store,
    clock: () => new Date(),
  });
  await restoredMedia.index.refresh();
  expect((await restoredMedia.library.file(added.address))?.contents.toString()).toBe('bytes');
  expect(await readFile(join(target.dataDir, 'session-secret'), 'utf8')).toBe('x'.repeat(43));
  const restored = await openQueue(target);
  // Schedules may have added jobs of their own.
  expect((await queueOf(target)).rows).toHaveLength(1);
  const done: object[] = [];
  const handle = async (payload: object) => void done.push(payload);
  await restored.work([{ job: JOBS[0], handle }]);
  const [job] = (await queueOf(source)).rows;
  await vi.waitFor(() => expect(done).toEqual([job.data]));
});

test('removes a failed backup, and does not overwrite an existing one', async () => {
  const site = await createSite();
  const folder = join(site.dataDir, 'backup');
  const unreachable = { ...site, connectionString: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(run(backup, unreachable, [folder])).rejects.toThrow('ECONNREFUSED');
  expect(await readdir(site.dataDir)).not.toContain('backup.unfinished');
  await mkdir(folder);
  await expect(run(backup, site, [folder])).rejects.toThrow('already exists');
});

test('rejects a restore without a backup folder', async () => {
  const site = await createSite();
  await expect(run(restore, site, ['--force'])).rejects.toThrow('Give the folder');
  await expect(run(restore, site, [site.dataDir])).rejects.toThrow('There is no backup in');
});
