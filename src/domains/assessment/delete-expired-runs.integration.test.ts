import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { assessmentRuns } from './assessment-tables.server.ts';
import { createExpiredRunsHandler } from './delete-expired-runs.server.ts';

const NOW = new Date('2026-11-22T03:37:00Z');
const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const LEAD = id(901);
const GONE_LEAD = id(902);

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(async () => {
  await fixture.database.pool.query('truncate assessment_runs');
});
afterAll(() => fixture.drop());

type Row = typeof assessmentRuns.$inferInsert;

async function addRun(nth: number, days: number, values: Partial<Row> = {}) {
  await fixture.database.db.insert(assessmentRuns).values({
    id: id(nth),
    edition: '2026-11',
    companySize: '11-50',
    answers: {},
    startedAt: ago(days + 1),
    updatedAt: ago(days),
    ...values,
  });
}

async function deleteExpired(retentionDays = 400, existing: () => Promise<void> | void = () => {}) {
  await createExpiredRunsHandler({
    db: fixture.database.db,
    leads: {
      filterExisting: async (ids) => {
        await existing();
        return new Set(ids.filter((one) => one === LEAD));
      },
    },
    clock: () => NOW,
    retentionDays: () => retentionDays,
    log: silentLogger,
    batchSize: 2,
  })();
  const { rows } = await fixture.database.pool.query(
    'select id, copy_of from assessment_runs order by id',
  );
  return rows as { id: string; copy_of: string | null }[];
}

const runs = (...nths: number[]) => nths.map((nth) => ({ id: id(nth), copy_of: null }));

test('deletes expired runs without a lead and retains runs of existing leads', async () => {
  await addRun(1, 401);
  await addRun(2, 399);
  await addRun(3, 900, { leadId: LEAD });
  await addRun(4, 900, { leadId: GONE_LEAD });
  await addRun(5, 900, { leadId: LEAD });
  await addRun(6, 900);
  expect(await deleteExpired()).toEqual(runs(2, 3, 5));
});

test('retains all runs when retention is 0', async () => {
  await addRun(1, 10_000);
  expect(await deleteExpired(0)).toEqual(runs(1));
});

test('promotes the copy of a deleted run', async () => {
  await addRun(1, 500);
  await addRun(2, 500, { leadId: LEAD, copyOf: id(1) });
  expect(await deleteExpired()).toEqual(runs(2));
});

test('retains a run whose report is requested during the deletion', async () => {
  await addRun(1, 500);
  const ask = () =>
    fixture.database.pool
      .query('update assessment_runs set lead_id = $1', [LEAD])
      .then(() => undefined);
  expect(await deleteExpired(400, ask)).toEqual(runs(1));
});
