import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { findRunningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import {
  killEmbeddedDatabase,
  onDatabase,
  openOwnPostgres,
  queryRows,
} from './support/own-database.ts';
import { runRole } from './support/run-role.ts';
import { numberOf, postLead } from './support/posting.ts';

/** Leads survive crashes, and the CRM receives each once. */

let crm: HubspotStandIn;
let dataDir: string;

test.beforeEach(async () => {
  crm = await startHubspotStandIn();
  dataDir = await mkdtemp(join(tmpdir(), 'cadron-leads-'));
});

test.afterEach(async () => {
  await crm.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const arrived = () => crm.submissions.map(({ fields }) => numberOf(fields['email']!));

const untilAllDelivered = (connectionString: string) =>
  expect
    .poll(
      () => queryRows(connectionString, `select id from leads where state <> 'delivered' limit 3`),
      { timeout: 120_000, intervals: [500] },
    )
    .toEqual([]);

/**
 * Skips the minute that the queue and the lease of a lead wait after a crash: frees the jobs and leads of processes that ended
 * before `restartedAt`. Integration tests and the full tier wait that minute.
 */
async function skipMinute(connectionString: string, restartedAt: Date): Promise<void> {
  const at = `'${restartedAt.toISOString()}'::timestamptz`;
  await queryRows(
    connectionString,
    `update leads set claimed_until = now() where claimed_until < ${at} + interval '45 seconds';
     update pgboss.job set state = 'retry', start_after = now()
     where name = 'deliver-lead' and state = 'active' and started_on < ${at}`,
  );
}

for (const { kills, tag } of [
  { kills: 1, tag: [] },
  { kills: 10, tag: ['@full'] },
])
  test(
    `kill -9 of server and database during submissions loses no acknowledged lead (rounds: ${kills})`,
    { tag },
    async () => {
      test.setTimeout(300_000);
      const env = crm.environment;
      const acknowledged: number[] = [];
      let n = 0;
      for (let round = 0; round < kills; round += 1) {
        const site = await startSite({ dataDir, env });
        const killed = new AbortController();
        const before = acknowledged.length;
        const stream = (async () => {
          while (!killed.signal.aborted) {
            const mine = (n += 1);
            void postLead(site.url, mine).then(
              ({ status }) => status === 200 && acknowledged.push(mine),
              () => undefined, // killed before the response, so the lead was not acknowledged
            );
            await wait(60);
          }
        })();
        await expect
          .poll(() => acknowledged.length - before, { intervals: [5] })
          .toBeGreaterThan(3);
        await wait(13 * round); // never at the same point of its work
        killEmbeddedDatabase(dataDir);
        await site.kill();
        killed.abort();
        await stream;
        await site.stop();
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(4 * kills);

      const restartedAt = new Date();
      await using site = await startSite({ dataDir, env });
      expect(site.port).toBeGreaterThan(0);
      const database = (await findRunningAddress(dataDir))!;
      if (kills === 1) await skipMinute(database, restartedAt);
      await untilAllDelivered(database);
      const stored = await queryRows<{ email: string; unknown: number }>(
        database,
        `select email, (select count(*)::int from lead_attempts where lead_id = leads.id and outcome = 'unknown') as unknown from leads`,
      );
      const calls = arrived();
      expect(acknowledged.filter((lead) => !calls.includes(lead))).toEqual([]);
      // Sent once, and again for each attempt recorded as unknown.
      const repeated = stored.filter(({ email, unknown }) => {
        const times = calls.filter((lead) => lead === numberOf(email)).length;
        return times < 1 || times > 1 + unknown;
      });
      expect(repeated).toEqual([]);
    },
  );

test(
  'two workers deliver each lead once, with at most 50 calls in 10 seconds together',
  { tag: '@full' },
  async () => {
    test.setTimeout(180_000);
    await using postgres = await openOwnPostgres();
    const connectionString = await postgres.createDatabase();
    const env = { ...onDatabase(connectionString), ...crm.environment };
    await using site = await startSite({ dataDir, env: { ...env, WORKER: 'off' } });
    const leads = Array.from({ length: 80 }, (_, n) => n);
    const few = pLimit(8); // a busy machine may refuse some of eighty at once, rightly
    const answers = await Promise.all(leads.map((n) => few(() => postLead(site.url, n))));
    expect(answers.map(({ status }) => status)).toEqual(leads.map(() => 200));
    await using _one = runRole('worker', { ...env, DATA_DIR: dataDir });
    await using _two = runRole('worker', { ...env, DATA_DIR: dataDir });
    await untilAllDelivered(connectionString);
    expect(arrived().toSorted((a, b) => a - b)).toEqual(leads);
    expect(crm.busiest(10_000)).toBeLessThanOrEqual(50);
    expect(crm.calls.filter(({ status }) => status === 429)).toEqual([]);
  },
);
