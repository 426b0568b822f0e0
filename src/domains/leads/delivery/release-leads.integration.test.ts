import { expect, test } from 'vitest';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { CrmResult } from './crm-port.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { MAX_ATTEMPTS } from '#src/domains/leads/lead.ts';
import { releaseLeads } from '#src/domains/leads/leads.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { START } from '#tests/builders/new-lead.ts';
import { KIM } from '#tests/builders/actor.ts';

/** "Send again" and "Release" for leads that are already queued or being sent. */

const { db, queue, query, store, view } = openLeadQueue();
const deliveries = () =>
  query(
    `select data ->> 'leadId' as lead, start_after <= now() as due from pgboss.job where name = 'deliver-lead'`,
  );

const deps = (isConfigured = true) => ({
  db: db(),
  queue: queue(),
  crm: { isConfigured: () => isConfigured },
  clock: () => START,
  log: silentLogger,
});
const release = (...ids: string[]) => releaseLeads(deps(), ids, KIM);

const deliverer = (submit: () => Promise<CrmResult>) =>
  createDeliveryHandler({ ...deps(), crm: { isConfigured: () => true, submit }, paceMs: 1 });

const fail = (leadId: string) =>
  deliverer(async () => ({ outcome: 'failed', status: 500, message: 'no' }))({ leadId });

test('a release sends a lead now that would be retried in two hours', async () => {
  const leadId = await store({ attempts: 20 });
  await query('delete from pgboss.job');
  await fail(leadId);
  expect(await deliveries()).toEqual([{ lead: leadId, due: false }]);
  expect(await release(leadId)).toEqual({ queued: 1, unconfigured: 0 });
  expect(await deliveries()).toEqual([{ lead: leadId, due: true }]);
  await release(leadId);
  expect(await deliveries()).toHaveLength(1);
});

test('keeps the later job when the release is rolled back', async () => {
  const leadId = await store({ attempts: 20 });
  await query('delete from pgboss.job');
  await fail(leadId);
  const send: JobQueue['send'] = async (...args) => {
    await queue().send(...args);
    throw new Error('the power went out');
  };
  await expect(releaseLeads({ ...deps(), queue: { send } }, [leadId], KIM)).rejects.toThrow(
    'power',
  );
  expect(await deliveries()).toEqual([{ lead: leadId, due: false }]);
});

test('retries a released lead like a new one after a month of failures', async () => {
  const leadId = await store({ state: 'refused', attempts: MAX_ATTEMPTS });
  await release(leadId);
  await fail(leadId);
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    attempts: MAX_ATTEMPTS + 1,
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
});

test('does not release or count a lead that is being sent', async () => {
  const started = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<CrmResult>();
  let calls = 0;
  const deliver = deliverer(() => {
    calls += 1;
    started.resolve();
    return answer.promise;
  });
  const [leadId, other] = [await store(), await store({ state: 'refused' })];
  const first = deliver({ leadId });
  await started.promise;
  expect(await release(leadId, other)).toEqual({ queued: 1, unconfigured: 0 });
  await deliver({ leadId }); // another worker runs the job
  answer.resolve({ outcome: 'accepted', status: 200 });
  await first;
  expect(calls).toBe(1);
  expect((await view(leadId)).state).toBe('delivered');
});

test('counts leads without a configured form and does not queue them', async () => {
  const ids = [await store({ state: 'refused' }), await store({ state: 'quarantined' })];
  await query('delete from pgboss.job');
  const count = await releaseLeads(deps(false), ids, KIM);
  expect(count).toEqual({ queued: 0, unconfigured: 2 });
  expect(await query('select state, next_attempt_at from leads')).toEqual([
    { state: 'not-configured', next_attempt_at: null },
    { state: 'not-configured', next_attempt_at: null },
  ]);
  expect(await deliveries()).toEqual([]);
  // A lead that leaves quarantine gets its promised emails even without a CRM.
  expect(await query(`select from pgboss.job where name <> 'deliver-lead'`)).not.toEqual([]);
});
