import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createExpiredLeadsHandler, type LeadRetention } from './delete-expired-leads.server.ts';
import { LEAD_STATES } from '#src/domains/leads/lead.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { leadAttempts, leads } from '#src/domains/leads/leads-tables.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';

const NOW = new Date('2026-11-22T03:17:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const { db, query } = openLeadQueue();

async function deleteExpired(retention: LeadRetention, batchSize?: number) {
  const info = vi.fn();
  const log = { ...silentLogger, info };
  const deps = { db: db(), clock: () => NOW, retention, log };
  await createExpiredLeadsHandler(batchSize ? { ...deps, batchSize } : deps)();
  return info.mock.calls;
}

/** Adds a lead of each state, created and last changed the given number of days ago. */
const addOfEachState = (days: number) =>
  db()
    .insert(leads)
    .values(
      LEAD_STATES.map((state) => newLead({ state, createdAt: ago(days), updatedAt: ago(days) })),
    );

const statesLeft = async () =>
  (await query('select state from leads order by state')).map(({ state }) => state as string);

test('deletes expired leads in quarantine only', async () => {
  await addOfEachState(91);
  await addOfEachState(89);
  await deleteExpired({ quarantineDays: 90, finishedDays: 0 });
  const all = [...LEAD_STATES, ...LEAD_STATES].toSorted();
  expect(await statesLeft()).toEqual(all.toSpliced(all.indexOf('quarantined'), 1));
});

test('deletes finished leads with their attempts, and no undelivered lead', async () => {
  const [old] = await db()
    .insert(leads)
    .values(newLead({ state: 'delivered', createdAt: ago(900), updatedAt: ago(900) }))
    .returning();
  await db()
    .insert(leadAttempts)
    .values({ leadId: old!.id, outcome: 'accepted', startedAt: ago(900) });
  await addOfEachState(366);
  await db()
    .insert(leads)
    .values(newLead({ state: 'delivered', createdAt: ago(900), updatedAt: ago(1) }));
  await deleteExpired({ quarantineDays: 0, finishedDays: 365 });
  expect(await statesLeft()).toEqual([
    'delivered',
    'not-configured',
    'quarantined',
    'retrying',
    'waiting',
  ]);
  expect(await query('select * from lead_attempts')).toEqual([]);
});

test('deletes nothing with a retention of 0', async () => {
  await addOfEachState(10_000);
  expect(await deleteExpired({ quarantineDays: 0, finishedDays: 0 })).toEqual([]);
  expect(await statesLeft()).toHaveLength(LEAD_STATES.length);
});

test('deletes in batches on two nodes at once and logs counts only', async () => {
  await db()
    .insert(leads)
    .values(
      Array.from({ length: 25 }, () => newLead({ state: 'quarantined', createdAt: ago(91) })),
    );
  const retention = { quarantineDays: 90, finishedDays: 0 };
  const logged = (
    await Promise.all([deleteExpired(retention, 10), deleteExpired(retention, 10)])
  ).flat();
  await deleteExpired(retention);
  expect(await statesLeft()).toEqual([]);
  expect(logged.reduce((sum, [{ quarantined }]) => sum + quarantined, 0)).toBeGreaterThan(0);
  for (const [fields] of logged) expect(Object.keys(fields)).toEqual(['quarantined', 'finished']);
});

test('keeps a lead that is being released', async () => {
  const [lead] = await db()
    .insert(leads)
    .values(newLead({ state: 'quarantined', createdAt: ago(91) }))
    .returning();
  await db().transaction(async (tx) => {
    await tx.update(leads).set({ state: 'waiting' });
    await deleteExpired({ quarantineDays: 90, finishedDays: 0 });
  });
  expect(await query('select id, state from leads')).toEqual([{ id: lead!.id, state: 'waiting' }]);
});
