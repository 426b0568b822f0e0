import { createActivityLog } from '#src/platform/activity/activity-log.server.ts';
import type { ActivityFilter, ActivityPosition } from '#src/platform/activity/activity-views.ts';
import { type Database, openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { addEntries } from './activity-entries.ts';
import { formatMs, median, timed } from './timed.ts';

const ENTRIES = 1_000_000;
const ROUNDS = 3;
const YEAR_MS = 365 * 24 * 3_600_000;

const ago = (years: number) => new Date(Date.now() - years * YEAR_MS);

/** Each value of each filter of the screen; undefined for 'any'. A row is one value of every filter. */
const FILTERS: readonly (readonly (readonly [name: string, part: ActivityFilter])[])[] = [
  [
    ['', {}],
    ['content', { area: 'content' }],
    ['leads', { area: 'leads' }],
    ['security', { area: 'security' }],
  ],
  [
    ['', {}],
    ['post.published', { action: 'post.published' }],
    ['unknown.action', { action: 'unknown.action' }],
  ],
  [
    ['', {}],
    ['someone', { actor: 'user-12' }],
    ['left two years ago', { actor: 'user-3' }],
    ['content only', { actor: 'user-4' }],
    ['Schedule', { actor: 'Schedule' }],
  ],
  [
    ['', {}],
    ['one page', { object: { kind: 'page', id: 'page-1001' } }],
  ],
  [
    ['', {}],
    ['a week two years ago', { from: ago(2), until: new Date(ago(2).getTime() + YEAR_MS / 52) }],
    ['the first year', { until: ago(2) }],
  ],
  [
    ['', {}],
    ['rare words', { search: 'about c4ca4238' }],
    ['no match', { search: 'zzzzqqq' }],
    ['frequent words', { search: 'lead of' }],
    ['words of old entries', { search: '2023' }],
    ['someone who left', { search: 'user-3@' }],
    ['two letters', { search: 'zz' }],
    ['everyone', { search: 'cadron.example' }],
  ],
];

/** Measures the list of the history with a million entries. */
export async function benchActivity() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  try {
    await migrateDatabase(cluster.connectionString);
    const filled = await timed(() => addEntries(cluster.connectionString, ENTRIES));
    console.log(`${ENTRIES.toLocaleString('en-US')} entries in ${formatMs(filled.ms)}`);
    await measurePages(database.db);
  } finally {
    await database.close();
    await cluster.stop();
  }
}

/** Measures the first page, the second and the way back, for every combination of filters. */
async function measurePages(db: Database['db']) {
  const log = createActivityLog({ db, clock: () => new Date() });
  const medians: { name: string; ms: number }[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(work)).ms);
    medians.push({ name, ms: median(times) });
  };
  await measure('list of actors', () => log.actors());
  for (const { name, filter } of combinations()) {
    const first = await log.page(filter);
    const open = (position: ActivityPosition) => () => log.page(filter, position);
    await measure(`${name} (first page)`, open(undefined));
    if (!first.older) continue;
    await measure(`${name} (second page)`, open(first.older));
    const second = await log.page(filter, first.older);
    if (second.newer) await measure(`${name} (back)`, open(second.newer));
  }
  report(medians);
}

function combinations(): { name: string; filter: ActivityFilter }[] {
  return FILTERS.reduce<{ name: string; filter: ActivityFilter }[]>(
    (all, values) =>
      all.flatMap(({ name, filter }) =>
        values.map(([value, part]) => ({
          name: [name, value].filter(Boolean).join(', '),
          filter: { ...filter, ...part },
        })),
      ),
    [{ name: '', filter: {} }],
  );
}

function report(medians: readonly { name: string; ms: number }[]): void {
  const sorted = medians.toSorted((a, b) => b.ms - a.ms);
  const at = (share: number) =>
    sorted[Math.floor((1 - share) * (sorted.length - 1))]!.ms.toFixed(1);
  console.log(`${medians.length} pages: median ${at(0.5)} ms, p99 ${at(0.99)} ms, the slowest:`);
  for (const { name, ms } of sorted.slice(0, 15)) console.log(`  ${ms.toFixed(1)} ms  ${name}`);
}
