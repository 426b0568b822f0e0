import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from '#src/platform/clock/site-day.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** A post that waits, as in the last two lines of case 37. */

const START = new Date('2026-06-01T09:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let now: Date;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await query('truncate cms_documents, cms_blog_posts, activity cascade');
  now = START;
});

/** Schedules a post on a node that is not used any more. */
async function schedule(moment: Date) {
  const documents = openDocuments(fixture.database.db, () => now);
  const content = { slug: 'soon', title: 'Soon' };
  const { id, version } = await documents.create('post', content, EDITOR);
  await documents.change(id, { type: 'schedule', version, at: moment }, EDITOR);
  return id;
}

test('a post that waits keeps its moment when the zone of the site changes, and is published once', async () => {
  const moment = fromLocalTime('2026-06-01T09:30', 'UTC')!;
  const id = await schedule(moment);
  // The lists show it in the new zone, and the database keeps the moment.
  expect(toLocalTime(moment, 'America/New_York')).toBe('2026-06-01T05:30');
  expect(
    await query(
      `select publish_at at time zone 'America/New_York' = '2026-06-01 05:30' as same from cms_documents`,
    ),
  ).toEqual([{ same: true }]);
  now = moment;
  const documents = openDocuments(fixture.database.db, () => now);
  expect(await documents.settle()).toBe(1);
  now = at(20 * 3_600);
  expect(await documents.settle()).toBe(0);
  expect((await documents.find(id))?.life.live?.since).toEqual(moment);
});

test('publishes once, at the planned time, when the server was off and two workers start hours later', async () => {
  const id = await schedule(at(60));
  const announced: string[] = [];
  const searchEngineUpdates = {
    enqueue: async (_tx: unknown, paths: readonly string[]) => void announced.push(...paths),
  };
  now = at(60 + 3 * 3_600);
  const workers = [1, 2].map(() =>
    openDocuments(fixture.database.db, () => now, { searchEngineUpdates }),
  );
  await Promise.all(workers.map((worker) => worker.settle()));
  for (const worker of workers) expect(await worker.settle()).toBe(0);
  expect(announced).toEqual(['/insights/soon']);
  expect(await query(`select at from activity where action = 'post.published'`)).toEqual([
    { at: at(60) },
  ]);
  expect(await query('select published_at from cms_blog_posts')).toEqual([
    { published_at: at(60) },
  ]);
  expect((await workers[0]!.find(id))?.life.live?.since).toEqual(at(60));
});
