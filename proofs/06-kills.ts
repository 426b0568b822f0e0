import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killEmbeddedDatabase } from '#tests/e2e/support/own-database.ts';
import { numberOf } from '#tests/e2e/support/posting.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import type { Experiment, Outcome } from './experiment.ts';
import { type MixedLoad, startMixedLoad, formatStatuses } from './support/mixed-load.ts';
import { createRandom } from '#tests/support/random.ts';
import { queryDatabase, countMissing, findMissing, waitUntil } from './support/stored.ts';

const KILLS = 50;
const SEED = 20_261_122;
const VICTIMS = ['node', 'postgres', 'both'] as const;
/** Pause between two kills; some hit a start, a recovery or a database shutdown. */
const PAUSE_MS = { min: 300, max: 5_000 };
/** The log message of a process whose PostgreSQL is killed before it was ready; a process manager restarts it. */
const NO_START = 'PostgreSQL did not start';
const SETTLES_WITHIN_MS = 600_000;

export default {
  id: 6,
  title: 'kill -9 of node, PostgreSQL, or both, at random',
  async run(log, { scale }): Promise<Outcome> {
    const kills = Math.max(3, Math.round(KILLS * scale));
    const random = createRandom(SEED);
    const dataDir = await mkdtemp(join(tmpdir(), 'cadron-kills-'));
    await using cleanUp = new AsyncDisposableStack();
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const crm = await startHubspotStandIn();
    cleanUp.defer(() => crm.stop());
    const env = { ...crm.environment, RATE_LIMIT_SCALE: '10000' };
    const port = await freePort();
    const start = (waitUntilReady: boolean) => startSite({ dataDir, port, env, waitUntilReady });

    let site = await start(true);
    cleanUp.defer(() => site.stop());
    const load = startMixedLoad(site.url, 250);
    let failedStarts = 0;
    let deaths = 0;
    for (let nth = 1; nth <= kills; nth += 1) {
      await wait(PAUSE_MS.min + random() * (PAUSE_MS.max - PAUSE_MS.min));
      const victim = VICTIMS[Math.floor(random() * VICTIMS.length)]!;
      const hasDied = !isRunning(site.pid);
      if (hasDied) log(`the process ended by itself: ${site.log().slice(-500)}`);
      if (hasDied && site.log().includes(NO_START)) failedStarts += 1;
      else if (hasDied) deaths += 1;
      if (victim !== 'node') killEmbeddedDatabase(dataDir);
      if (victim !== 'postgres' || hasDied) {
        await site.kill();
        await site.stop();
        site = await start(false); // like a process manager
      }
      if (nth % 10 === 0) log(`${nth} kills, ${load.leads.size} leads acknowledged`);
    }
    await site.waitUntilReady();
    await wait(2_000);
    await load.stop();
    log(`${formatStatuses(load)}; waiting for deliveries and emails`);

    const isSettled = await waitUntil(
      async () => (await findUnsettled(site, crm, load)).length === 0,
      SETTLES_WITHIN_MS,
    );
    const unsettled = await findUnsettled(site, crm, load);
    const missing = await findMissing(site, load);
    const lost = countMissing(missing) + unsettled.length;
    const sentTwice = crm.submissions.length - new Set(crm.submissions.map(emailOf)).size;
    return {
      tried:
        `${kills} kills (seed ${SEED}) under ${load.leads.size} leads, ${load.subscribers.size} subscriptions and ` +
        `${load.visitors.length} assessments acknowledged`,
      lost,
      passed: lost === 0 && isSettled && deaths === 0,
      notes:
        `${formatStatuses(load)}; ${sentTwice} leads sent again, each with an attempt of unknown end` +
        (failedStarts > 0 ? `; started again ${failedStarts} times after a failed start` : '') +
        (deaths > 0 ? `; the process ended by itself ${deaths} times` : '') +
        (unsettled.length > 0 ? `; open: ${unsettled.slice(0, 5).join(', ')}` : '') +
        (countMissing(missing) > 0 ? `; missing: ${JSON.stringify(missing).slice(0, 300)}` : ''),
    };
  },
} satisfies Experiment;

interface LeadRow {
  email: string;
  state: string;
  suspicions: string[];
  unknown: number;
}

/** Describes leads and emails that are neither complete nor explained. */
async function findUnsettled(site: Site, crm: HubspotStandIn, load: MixedLoad): Promise<string[]> {
  const rows = await queryDatabase<LeadRow>(
    site,
    `select email, state, suspicions, (select count(*)::int from lead_attempts
      where lead_id = leads.id and outcome = 'unknown') as unknown from leads`,
  );
  const sent = countBy(crm.submissions.map(emailOf));
  const { noted, written } = readEmails(site.mailFolder);
  return [
    ...rows.flatMap(({ email, state, suspicions, unknown }) => {
      const isHeld = state === 'quarantined' && suspicions.length > 0;
      const times = sent.get(email) ?? 0;
      if (isHeld) return [];
      if (state !== 'delivered') return [`${email} is ${state}`];
      if (times === 0) return [`${email} never reached the CRM`];
      if (times > 1 + unknown) return [`${email} was sent ${times} times without a reason`];
      return load.leads.has(numberOf(email)) && !noted.has(email)
        ? [`no email about ${email}`]
        : [];
    }),
    ...[...load.subscribers]
      .filter((address) => !written.has(address))
      .map((address) => `no email to ${address}`),
  ];
}

const emailOf = ({ fields }: { fields: Record<string, string> }) => fields['email']!;

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Reads recipients of emails, and people the team was notified about. */
function readEmails(folder: string) {
  const written = new Set<string>();
  const noted = new Set<string>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.eml')) continue;
    const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n');
    const header = (field: string) =>
      new RegExp(`^${field}: .*?([\\w.+-]+@[\\w.-]+)`, 'im').exec(head)?.[1];
    written.add(header('To') ?? '');
    noted.add(header('Reply-To') ?? '');
  }
  return { written, noted };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
