import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createRandom } from '#tests/support/random.ts';
import { startSite } from '#tests/support/site.ts';
import { KEPT_BY_UNDO, tableSums } from '#tests/support/table-sums.ts';
import type { Experiment } from './experiment.ts';
import { createImportClient } from './support/import-client.ts';
import { countImported, type Phase, progress } from './support/import-progress.ts';
import { type Memory, watchMemory } from './support/memory.ts';
import { startOldSite } from './support/old-site.ts';
import { queryDatabase, waitUntil } from './support/stored.ts';
import { percentile, startVisitors, type Visit } from './support/visitors.ts';

const POSTS = 5_000;
const PICTURES = 2_000;
const VISITS_PER_SECOND = 50;
/** A new process needs more memory until its garbage was collected a few times. */
const WARM_UP_MS = 60_000;
const MAX_GROWTH_MB = 200;
const MAX_RATIO = 1.5;
const SEED = 20_261_129;
/** kill -9 by what the import does then. */
const KILLS: Record<Phase, number> = { reading: 2, running: 7, undoing: 1 };
const WITHIN_MS = 90 * 60_000;
const FOLLOWS_WITHIN_MS = 5 * 60_000;
const RESTS_MS = 15_000;
const SEARCH_WITHIN_MS = 15 * 60_000; // ten times as long as a refresh takes

/**
 * Tables that the import does not change, or that follow from content at a pace of their own, for hours after thousands of
 * changes.
 */
const OTHERS: readonly RegExp[] = [
  // when the person was last seen, and attempts to sign in
  /^public\.auth_(?:rate_limits|sessions|users)$/,
  // what our own crawl has seen of public pages, and what search engines were sent
  /^public\.seo_(?:changed_paths|crawl_pages|crawls|findings|outside_links|outside_runs|route_links|routes|submissions)$/,
  // what checks find in documents
  /^public\.cms_document_findings$/,
  // the cache of resized pictures
  /^public\.media_renditions$/,
];

/** A blog is imported and taken back while people read the site; then again, killed at random moments. */
export default {
  id: 17,
  title: 'A WordPress export of 5,000 posts and 2,000 pictures is imported, under kill -9',
  async run(log, { scale }) {
    const [posts, pictures] = [Math.ceil(POSTS * scale), Math.ceil(PICTURES * scale)];
    const dataDir = await mkdtemp(join(tmpdir(), 'cadron-import-proof-'));
    await using cleanUp = new AsyncDisposableStack();
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const old = cleanUp.use(await startOldSite(posts, pictures));
    log(`${(old.bytes / 1_000_000).toFixed(1)} MB, ${posts} posts, ${pictures} pictures`);
    const port = await freePort();
    const env = { ...old.env, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '10000' };
    // At the pace of production, not of tests.
    let site = await startSite({ dataDir, port, env: { ...env, CRAWL_REST_MS: '' } });
    cleanUp.defer(() => site.stop());
    const client = createImportClient(() => site, await signInByPost(site));
    const notes: string[] = [];
    const problems: string[] = [];
    const note = (line: string) => {
      log(line);
      notes.push(line);
    };
    const expect = (isTrue: boolean, what: string) => {
      if (isTrue) return;
      log(`✗ ${what}`);
      problems.push(what);
    };
    const timed = async <Result>(what: string, work: () => Promise<Result>) => {
      const began = performance.now();
      const result = await work();
      note(`${what} ${Math.round((performance.now() - began) / 1_000)} s`);
      return result;
    };
    const upload = async () => {
      await using file = await open(old.path);
      return await client.upload('old-site.WordPress.xml', old.bytes, async (offset, length) => {
        const part = Buffer.alloc(length);
        await file.read(part, 0, length, offset);
        return part;
      });
    };
    const read = async () => {
      const id = await upload();
      await client.until(id, 'planned');
      return id;
    };
    const start = (id: string) =>
      client.post(id, { intent: 'start', publishes: 'yes', folder: 'Old site' });
    const isComplete = async (when: string) => {
      const found = await countImported(site);
      const wanted = { posts, titles: posts, public: posts - Math.floor(posts / 10), pictures };
      const others = { contents: pictures, missing: 0, old: 0 };
      const isSame = JSON.stringify(found) === JSON.stringify({ ...wanted, ...others });
      expect(isSame, `${when}: ${JSON.stringify(found)}`);
    };
    const sums = async () => ({
      tables: await tableSums(
        (statement) => queryDatabase(site, statement),
        [...KEPT_BY_UNDO, ...OTHERS],
      ),
      // Without folders, which stay when they are empty.
      files: (await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)))
        .filter((path) => !/^storage\/(?:imports|renditions|\.unfinished)\b/.test(path))
        .toSorted()
        .join('\n'),
    });
    type Sums = Awaited<ReturnType<typeof sums>>;
    const othersThan = (before: Sums, after: Sums) =>
      [...before.tables.keys()].filter(
        (name) => !ownPace.has(name) && before.tables.get(name) !== after.tables.get(name),
      );
    /** The search and what else follows from content is computed a while later. */
    const isAsBefore = async (before: Sums, when: string) => {
      let after = await sums();
      const isSame = async () => othersThan(before, (after = await sums())).length === 0;
      await waitUntil(isSame, FOLLOWS_WITHIN_MS);
      const others = othersThan(before, after);
      expect(others.length === 0, `${when}: other rows in ${others.join(', ')}`);
      expect(before.files === after.files, `${when}: other files`);
    };
    /** Whether the search has every post that is public. */
    const isSearchable = async () => {
      const [row] = await queryDatabase<{ known: boolean }>(
        site,
        `select not exists (select from cms_blog_posts where status = 'published' and is_listed
          and '/insights/' || slug not in (select path from search_documents)) as known`,
      );
      return row!.known;
    };
    /** Tables that change while nothing is imported. */
    const ownPace = new Set<string>();

    const visitors = startVisitors(site.url, VISITS_PER_SECOND);
    const memory = watchMemory(site.pid);
    const atFirst = await sums();
    await sleep(Math.max(20_000, WARM_UP_MS * scale));
    await visitors.take();
    await sleep(Math.max(20_000, WARM_UP_MS * scale));
    const [alone, base] = [await visitors.take(), memory.takePeak()];
    const before = await sums();
    for (const name of othersThan(atFirst, before)) ownPace.add(name);
    note(`changed by themselves: ${[...ownPace].join(', ') || 'no tables'}`);
    const measured: Visit[] = [];
    let peak: Memory = base;
    const beside = async <Result>(what: string, work: () => Promise<Result>) => {
      await visitors.take();
      const result = await timed(what, work);
      const [taken, most] = [await visitors.take(), memory.takePeak()];
      note(
        `${p95Of(taken)}, +${Math.round(most.all - base.all)} MB (Node ${Math.round(most.node - base.node)})`,
      );
      measured.push(...taken);
      peak = { node: Math.max(peak.node, most.node), all: Math.max(peak.all, most.all) };
      return result;
    };
    note(
      `alone: ${p95Of(alone)}, Node ${Math.round(base.node)} MB, with PostgreSQL ${Math.round(base.all)} MB`,
    );

    const first = await beside('read in', read);
    await beside('imported in', async () => {
      await start(first);
      await client.until(first, 'done');
    });
    await isComplete('after the run');
    let imported = await sums();
    await waitUntil(async () => {
      await sleep(RESTS_MS);
      const now = await sums();
      const isSettled = othersThan(imported, now).length === 0;
      imported = now;
      return isSettled && (await isSearchable());
    }, SEARCH_WITHIN_MS);
    const again = await beside('read again in', read);
    const changes = Map.groupBy(await client.report(again), ({ 3: change }) => change!);
    expect(
      changes.get('Unchanged')?.length === posts,
      `a second run: ${[...changes.keys()].join(', ')}`,
    );
    await isAsBefore(imported, 'the same file again');
    await beside('redirects made in', () => client.post(first, { intent: 'redirects' }));
    await beside('taken back in', async () => {
      await client.post(first, { intent: 'undo' });
      await client.until(first, 'undone');
    });
    await isAsBefore(before, 'after the undo');
    await visitors.stop();
    await memory.stop();

    const asked = old.asked();
    const random = createRandom(SEED);
    let kills = 0;
    /** Kills the server at random moments of a phase of an import, and starts it again. */
    const killIn = async (id: string, phase: Phase) => {
      const moments = Array.from({ length: KILLS[phase] }, () => random()).toSorted(
        (a, b) => a - b,
      );
      for (const moment of moments) {
        await waitUntil(async () => (await progress(site, id, phase, posts)) >= moment, WITHIN_MS);
        await sleep(random() * 1_000);
        const reached = await progress(site, id, phase, posts);
        await site.kill();
        await site.stop().catch(() => undefined);
        site = await startSite({ dataDir, port, env });
        kills += 1;
        log(`killed while ${phase}, at ${Math.round(100 * reached)} %`);
      }
    };
    await timed(`imported and taken back under kills in`, async () => {
      const id = await upload();
      await killIn(id, 'reading');
      await client.until(id, 'planned');
      await start(id);
      await killIn(id, 'running');
      await client.until(id, 'done');
      await isComplete('after the kills');
      note(`${old.asked() - asked - pictures} pictures asked for again`);
      await client.post(id, { intent: 'undo' });
      await killIn(id, 'undoing');
      await client.until(id, 'undone');
      await isAsBefore(before, 'after the undo under kills');
    });

    const growth = Math.round(peak.all - base.all);
    const ratio = percentile(measured, 0.95) / percentile(alone, 0.95);
    const failed = measured.filter(({ status }) => status !== 200).length;
    expect(growth <= MAX_GROWTH_MB, `memory +${growth} MB`);
    expect(ratio <= MAX_RATIO, `p95 x ${ratio.toFixed(2)}`);
    expect(failed === 0, `${failed} pages failed`);
    return {
      tried: `${posts} posts, ${pictures} pictures, ${(old.bytes / 1_000_000).toFixed(1)} MB; ${measured.length} pages read; ${kills} kills (seed ${SEED})`,
      lost: problems.length,
      passed: problems.length === 0,
      notes: `p95 x ${ratio.toFixed(2)}, memory +${growth} MB; ${notes.join('; ')}${problems.length > 0 ? `; PROBLEMS: ${problems.join('; ')}` : ''}`,
    };
  },
} satisfies Experiment;

const p95Of = (visits: readonly Visit[]) =>
  `p95 ${percentile(visits, 0.95).toFixed(1)} ms, median ${percentile(visits, 0.5).toFixed(1)} ms`;
