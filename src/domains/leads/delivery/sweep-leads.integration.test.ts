import { expect, test } from 'vitest';
import { type Logger, silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { ACCEPTED, createLeadDelivery } from '#tests/support/lead-delivery.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { sweepLeads } from './sweep-leads.server.ts';

const leadQueue = openLeadQueue();
const { query, store, view } = leadQueue;
const jobs = () =>
  query(
    `select data, start_after from pgboss.job where name = 'deliver-lead' and state <> 'completed'`,
  );

test('queues a lead once its form is configured', async () => {
  const off = createLeadDelivery(leadQueue, () => ACCEPTED, { isConfigured: false });
  const leadId = await store();
  await off.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'not-configured', attempts: 0, timeline: [] });
  await query('delete from pgboss.job');
  off.pass(120_000);
  expect(await sweepLeads(off.deps)).toBe(0);
  const on = createLeadDelivery(leadQueue, () => ACCEPTED);
  on.pass(120_000);
  expect(await sweepLeads(on.deps)).toBe(1);
  await on.deliver({ leadId });
  expect((await view(leadId)).state).toBe('delivered');
});

test('queues due leads without a job only', async () => {
  const { deps, pass } = createLeadDelivery(leadQueue, () => ACCEPTED);
  const lost = await store();
  const due = await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 1_000) });
  await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 3_600_000) });
  await store({ claimedUntil: new Date(Date.now() + 3_600_000) });
  await store({ state: 'quarantined' });
  await store({ state: 'refused' });
  await store({ state: 'delivered' });
  await query('delete from pgboss.job');
  expect(await sweepLeads(deps)).toBe(0); // within the grace period of their own jobs
  pass(120_000);
  expect(await sweepLeads(deps)).toBe(2);
  expect(await sweepLeads(deps)).toBe(0); // they have a job now
  const queued: string[] = (await jobs()).map(({ data }) => data.leadId);
  expect(queued.toSorted()).toEqual([lost, due].toSorted()); // one job each, however often
});

test('reschedules later jobs to now and logs only leads without a due job', async () => {
  const { deps, pass } = createLeadDelivery(leadQueue, () => ACCEPTED);
  const warnings: object[] = [];
  const log = { ...silentLogger, warn: (line: object) => void warnings.push(line) } as Logger;
  await store();
  await query(`update pgboss.job set start_after = now() + interval '2 hours'`);
  await store();
  pass(120_000);
  expect(await sweepLeads({ ...deps, log })).toBe(1);
  expect(await sweepLeads({ ...deps, log })).toBe(0);
  expect(warnings).toEqual([{ leads: 1 }]);
  for (const { start_after } of await jobs())
    expect(start_after.getTime()).toBeLessThanOrEqual(Date.now());
});
