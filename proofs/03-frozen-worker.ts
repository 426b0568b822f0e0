import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase, openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { runRole } from '#tests/e2e/support/run-role.ts';
import { startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import { postLeads, recordStates, reportDeliveries, waitUntilEmpty } from './support/deliveries.ts';

const ROUNDS = 4;
const LEADS = 24;
const FREEZE_MS = 50_000;
/** Time for the other worker to take over: the lease of the frozen one, and a sweep. */
const TAKEOVER_MS = 90_000;
/** Slow enough that a worker is frozen during calls. */
const CRM_MS = 5_000;
/** With this many claims, both workers are busy. */
const BUSY = 14;
const UNDELIVERED = `select from leads where state <> 'delivered'`;
const CLAIMED = `select from leads where claimed_until > clock_timestamp()`;

/** A virtual machine pauses during deliveries, while another worker continues. */
export default {
  id: 3,
  title: 'A worker frozen with claims',
  async run(log, { scale }) {
    const rounds = Math.max(1, Math.round(ROUNDS * scale));
    await using cleanUp = new AsyncDisposableStack();
    const postgres = cleanUp.use(await openOwnPostgres());
    const connectionString = await postgres.createDatabase();
    const crm = await startHubspotStandIn();
    cleanUp.defer(() => crm.stop());
    const dataDir = await mkdtemp(join(tmpdir(), 'cadron-frozen-'));
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const env = { ...onDatabase(connectionString), ...crm.environment, DATA_DIR: dataDir };
    const site = cleanUp.use(await startSite({ env: { ...env, WORKER: 'off' } }));
    await recordStates(connectionString);
    const workers = [
      cleanUp.use(runRole('worker', env)),
      cleanUp.use(runRole('worker', env)),
    ] as const;
    const isUp = () => workers.every(({ output }) => output().includes('the worker is ready'));
    while (!isUp()) await wait(100);

    const countClaims = async () => (await queryRows(connectionString, CLAIMED)).length;
    const untilClaimed = async () => {
      for (let tries = 0; tries < 100 && (await countClaims()) < BUSY; tries += 1) await wait(100);
    };

    const acknowledged: number[] = [];
    let held = 0;
    let isDrained = true;
    crm.faults.slowMs = CRM_MS;
    for (let round = 0; round < rounds; round += 1) {
      const frozen = workers[round % workers.length]!;
      acknowledged.push(...(await postLeads(site.url, round * 1_000, LEADS)));
      await untilClaimed();
      await wait(211 * round); // at a different point of its work in each round
      process.kill(frozen.pid, 'SIGSTOP');
      try {
        await wait(FREEZE_MS / 2);
        // By now the other worker has finished its own, so the remaining claims are the frozen one's.
        const claims = await countClaims();
        held += claims;
        await wait(FREEZE_MS / 2);
        isDrained &&= await waitUntilEmpty(connectionString, UNDELIVERED, TAKEOVER_MS);
        log(`frozen with ${claims} claims; taken over: ${isDrained}`);
      } finally {
        process.kill(frozen.pid, 'SIGCONT');
      }
      await wait(15_000); // its pending work completes or times out
    }
    isDrained &&= await waitUntilEmpty(connectionString, UNDELIVERED, TAKEOVER_MS);
    const report = await reportDeliveries(connectionString, crm, acknowledged);
    const { lost, undelivered, extra, unexplained } = report;
    return {
      tried: `${acknowledged.length} leads, 2 workers, ${rounds} freezes of ${FREEZE_MS / 1_000} s or more with ${held} claims in all`,
      lost,
      passed: isDrained && held > 0 && lost + undelivered + unexplained === 0,
      notes: `${undelivered} left the state delivered; ${extra} submitted again, ${unexplained} of them without an attempt that says why`,
    };
  },
} satisfies Experiment;
