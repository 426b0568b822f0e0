import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase, openOwnPostgres, withDatabase } from '#tests/e2e/support/own-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';

const AHEAD_MS = 60_000;
/** A delay that visitors do not notice. */
const ON_TIME_MS = 1_000;
const TITLE = 'One minute ahead';
const PATHS: Readonly<Record<string, string>> = {
  '/insights': TITLE,
  '/feed.xml': TITLE,
  '/feed.json': TITLE,
  '/sitemap.xml': '/insights/one-minute-ahead',
};

/** No process settles by itself: the worker is off, and the process that scheduled the post has ended its connection. */
export default {
  id: 12,
  title: 'The worker is off while a post is scheduled one minute ahead',
  async run(log) {
    await using postgres = await openOwnPostgres();
    const connectionString = await postgres.createDatabase();
    await using site = await startSite({
      env: { ...onDatabase(connectionString), WORKER: 'off' },
    });
    const reads = async (path: string) =>
      (await (await fetch(site.url + path)).text()).includes(PATHS[path]!);
    const paths = Object.keys(PATHS);
    await Promise.all(paths.map(reads));
    const at = new Date(Date.now() + AHEAD_MS);
    await withDatabase(connectionString, async (db) => {
      const documents = openDocuments(db, () => new Date());
      const post = { slug: 'one-minute-ahead', title: TITLE, excerpt: TITLE };
      const { id, version } = await documents.create('post', post, EDITOR);
      const scheduled = await documents.change(id, { type: 'schedule', version, at }, EDITOR);
      if (!scheduled.ok) throw new Error(scheduled.message);
    });
    log(`scheduled for ${at.toISOString()}`);

    /** Visits like a visitor who reloads, and returns how long after its time the post was there. */
    const delayOf = async (path: string): Promise<number> => {
      while (!(await reads(path))) {
        if (Date.now() > at.getTime() + AHEAD_MS) return Infinity;
        await wait(20);
      }
      return Date.now() - at.getTime();
    };
    const delays = await Promise.all(paths.map(delayOf));
    const wrong = delays.filter((delay) => delay < 0 || delay > ON_TIME_MS);
    return {
      tried: `${paths.join(', ')} read every 20 ms for a minute, without a worker`,
      lost: wrong.length,
      passed: wrong.length === 0,
      notes: `seen ${paths.map((path, n) => `on ${path} ${delays[n]} ms`).join(', ')} after its time; never before`,
    };
  },
} satisfies Experiment;
