import { expect, test } from 'vitest';
import { type Logger, silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { sweepLeads } from './sweep-leads.server.ts';
import { ACCEPTED, openLeadDelivery } from '#tests/support/lead-delivery.ts';

const { query, store, view, jobs, createWorld } = openLeadDelivery();

test('without a configured form a lead waits, and the sweep sends it once there is one', async () => {
  const off = createWorld(() => ACCEPTED, false);
  const leadId = await store();
  await off.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'not-configured', attempts: 0, timeline: [] });
  await query('delete from pgboss.job');
  off.pass(120_000);
  expect(await sweepLeads(off.deps)).toBe(0);
  const on = createWorld(() => ACCEPTED);
  on.pass(120_000);
  expect(await sweepLeads(on.deps)).toBe(1);
  await on.deliver({ leadId });
  expect((await view(leadId)).state).toBe('delivered');
});

test('the sweep finds leads whose job was lost, and leaves alone what is not due or not to be sent', async () => {
  const { deps, pass } = createWorld(() => ACCEPTED);
  const lost = await store();
  const due = await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 1_000) });
  await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 3_600_000) });
  await store({ claimedUntil: new Date(Date.now() + 3_600_000) });
  await store({ state: 'quarantined' });
  await store({ state: 'refused' });
  await store({ state: 'delivered' });
  await query('delete from pgboss.job');
  expect(await sweepLeads(deps)).toBe(0); // their own jobs have a minute
  pass(120_000);
  expect(await sweepLeads(deps)).toBe(2);
  expect(await sweepLeads(deps)).toBe(0); // now a job knows of them
  const queued: string[] = (await jobs()).map(({ data }) => data.leadId);
  expect(queued.toSorted()).toEqual([lost, due].toSorted()); // one job each, however often
});

test('the sweep brings forward what has a job for later, and speaks of none that has one for now', async () => {
  const { deps, pass } = createWorld(() => ACCEPTED);
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
