import { expect, test, vi } from 'vitest';
import { handles } from '#src/platform/jobs/job.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { deliverLead } from './deliver-lead.job.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { ACCEPTED, FAILED, openLeadDelivery } from '#tests/support/lead-delivery.ts';

const { db, queue, open, query, store, createWorld } = openLeadDelivery();

test('after a 429 nobody asks the CRM for ten seconds', async () => {
  const { deliver } = createWorld(() => ({
    outcome: 'rate-limited',
    status: 429,
    message: 'slow',
  }));
  await deliver({ leadId: await store() });
  const [{ wait }] = await query(
    'select extract(epoch from next_at - started_at)::float8 as wait from crm_pace, lead_attempts',
  );
  expect(wait).toBeGreaterThanOrEqual(10);
});

test('200 leads under failures arrive exactly once each, worked off by two workers at a shared pace', async () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const accepted: string[] = [];
  const times: number[] = [];
  const { deps } = createWorld(({ fields }) => {
    times.push(performance.now());
    const chance = random();
    if (chance < 0.25) return FAILED;
    if (chance < 0.3) return { outcome: 'failed', message: 'connection refused' };
    accepted.push(fields['n']!);
    return ACCEPTED;
  });
  const paceMs = 10;
  await using _hurry = hurryJobs(query, deliverLead.name);
  const ids: string[] = [];
  for (let n = 0; n < 200; n += 1) ids.push(await store({ fields: { n: String(n) } }));
  const other = open();
  await other.start([deliverLead]);
  for (const worker of [queue(), other]) {
    const handle = createDeliveryHandler({ ...deps, queue: worker, paceMs });
    await worker.work([handles(deliverLead, handle)]);
  }
  await vi.waitFor(
    async () =>
      expect(await db().$count(leads)).toBe(
        Number((await query(`select count(*) from leads where state = 'delivered'`))[0].count),
      ),
    { timeout: 40_000, interval: 200 },
  );
  await other.stop();
  expect(ids).toHaveLength(200);
  expect(accepted.toSorted()).toEqual(Array.from({ length: 200 }, (_, n) => String(n)).toSorted());
  // As many calls as the pace allows, whichever worker made them: with room for timers that fire late.
  const spacing = (times.at(-1)! - times[0]!) / (times.length - 1);
  expect(spacing).toBeGreaterThan(paceMs * 0.9);
}, 60_000);
