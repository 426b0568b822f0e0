import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase, openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { freePort } from '#tests/support/free-port.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import { postLeads, recordStates, reportDeliveries, waitUntilEmpty } from './support/deliveries.ts';
import { createMailServer } from './support/mail-server.ts';

const LEADS_PER_FAULT = 8;
/** This many attempts, with the pauses between them, take 48 hours (`backoff` in domains/leads/lead.ts). */
const ATTEMPTS_IN_48_H = 30;
const BACKLOG = 150;
const LIMIT = 50;
const WINDOW_MS = 10_000;
/** A contact form sends one email to the visitor and one to the team. */
const EMAILS_PER_LEAD = 2;

/** Skips the pauses between attempts to send an email, which grow to two hours. */
const SKIP_EMAIL_PAUSES = [
  `update lead_emails set next_attempt_at = now() where state = 'waiting' and next_attempt_at > now()`,
  `update pgboss.job set start_after = now()
    where name = 'send-lead-email' and state in ('created', 'retry') and start_after > now()`,
];
const UNSENT = `select from lead_emails where state <> 'sent'`;

/** Faults of the CRM, and how an attempt then ends. */
const FAULTS: { name: string; faults: HubspotStandIn['faults']; expects: string }[] = [
  { name: '200 with a page', faults: { proxyStatus: 200 }, expects: `outcome = 'unknown'` },
  { name: '200 after 12 s', faults: { slowMs: 12_000 }, expects: `outcome = 'unknown'` },
  {
    name: '429 for all',
    faults: { statuses: [{ status: 429, probability: 1 }] },
    expects: `outcome = 'rate-limited'`,
  },
  {
    name: 'a reset before the response',
    faults: { reset: 'after' },
    expects: `outcome = 'unknown'`,
  },
  { name: 'a reset in the body', faults: { halfBody: 'resets' }, expects: `outcome = 'unknown'` },
  { name: 'a body that stalls', faults: { halfBody: 'stalls' }, expects: `outcome = 'unknown'` },
];
const NO_FAULTS: HubspotStandIn['faults'] = {
  proxyStatus: undefined,
  slowMs: undefined,
  statuses: undefined,
  reset: undefined,
  halfBody: undefined,
};

/** The CRM and the mail server fail in every way we know of. Pauses of hours are skipped, attempts are not. */
export default {
  id: 10,
  title: 'The CRM misbehaves, the mail server is down',
  async run(log, { scale }) {
    await using cleanUp = new AsyncDisposableStack();
    const postgres = cleanUp.use(await openOwnPostgres());
    const connectionString = await postgres.createDatabase();
    const query = (statement: string) => queryRows<{ count: number }>(connectionString, statement);
    const crm = await startHubspotStandIn();
    cleanUp.defer(() => crm.stop());
    const mail = createMailServer(await freePort());
    cleanUp.defer(() => mail.stop());
    const env = { ...onDatabase(connectionString), ...crm.environment, SMTP_URL: mail.url };
    const site = cleanUp.use(await startSite({ env }));
    await recordStates(connectionString);
    cleanUp.use(hurryJobs(query, 'deliver-lead'));

    const acknowledged: number[] = [];
    const problems: string[] = [];
    for (const [index, { name, faults, expects }] of FAULTS.entries()) {
      Object.assign(crm.faults, NO_FAULTS, faults);
      const [since] = await queryRows<{ now: string }>(connectionString, 'select now()::text');
      acknowledged.push(...(await postLeads(site.url, index * 1_000, LEADS_PER_FAULT)));
      const seen = `select from lead_attempts where ${expects} and started_at > '${since!.now}'`;
      const isSeen = await waitUntilEmpty(
        connectionString,
        `select where not exists (${seen} offset 2)`,
        120_000,
      );
      if (!isSeen) problems.push(`${name}: no attempt ended as expected`);
      const delivered = await query(`select from leads where state = 'delivered'`);
      if (delivered.length > 0) problems.push(`${name}: ${delivered.length} counted as delivered`);
      log(`${name}: ${isSeen ? 'noted' : 'not noted'}, ${delivered.length} delivered`);
    }

    Object.assign(crm.faults, NO_FAULTS);
    await crm.down();
    const attempts = Math.max(3, Math.round(ATTEMPTS_IN_48_H * scale));
    const behind = `select from leads where attempts < ${attempts}`;
    if (!(await waitUntilEmpty(connectionString, behind, 900_000)))
      problems.push('too few attempts');
    const backlog = Math.max(20, Math.round(BACKLOG * scale));
    acknowledged.push(...(await postLeads(site.url, 100_000, backlog)));
    log(`${acknowledged.length} leads wait, the oldest after ${attempts} attempts without a CRM`);

    const callsBefore = crm.calls.length;
    await crm.up();
    const startedAt = Date.now();
    const isDrained = await waitUntilEmpty(
      connectionString,
      `select from leads where state <> 'delivered'`,
      300_000,
    );
    const drainedS = Math.round((Date.now() - startedAt) / 1_000);
    if (!isDrained) problems.push('the backlog did not drain');
    const busiest = crm.busiest(WINDOW_MS);
    if (busiest > LIMIT) problems.push(`${busiest} calls in 10 s`);
    log(`drained in ${drainedS} s with ${crm.calls.length - callsBefore} calls`);

    const promised = acknowledged.length * EMAILS_PER_LEAD;
    const waiting = (await query(UNSENT)).length;
    if (waiting !== promised) problems.push(`${waiting} of ${promised} emails are waiting`);
    await mail.start();
    for (const end = Date.now() + 180_000; Date.now() < end;) {
      if ((await query(UNSENT)).length === 0) break;
      for (const statement of SKIP_EMAIL_PAUSES) await query(statement);
      await wait(500);
    }
    const sent = new Set(mail.accepted).size;
    const unsent = promised - sent;
    log(`${sent} of ${promised} emails sent after all were waiting`);
    const report = await reportDeliveries(connectionString, crm, acknowledged);
    const { undelivered, extra, unexplained } = report;
    const lost = report.lost + unsent;
    return {
      tried: `${acknowledged.length} leads; ${FAULTS.map(({ name }) => name).join(', ')}; ${attempts} attempts without a CRM; no mail server until the end`,
      lost,
      passed: problems.length === 0 && lost + undelivered + unexplained === 0,
      notes:
        problems.join('; ') ||
        `nothing counted as delivered without a valid response; drained in ${drainedS} s, at most ${busiest} calls in 10 s; ${extra} submitted again, each with an attempt that explains it; ${sent} of ${promised} emails sent`,
    };
  },
} satisfies Experiment;
