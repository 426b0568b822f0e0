import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { CrmResult, CrmPort, CrmSubmission } from './crm-port.ts';
import {
  type ClaimedLead,
  claimLead,
  removeCookie,
  endAttempt,
  saveDelivery,
  startAttempt,
} from './delivery-repository.server.ts';
import {
  countAttempt,
  markDelivered,
  scheduleRetry,
  markRefused,
  markNotConfigured,
} from '#src/domains/leads/lead.ts';
import { DEFAULT_PACE_MS, pauseCrmCalls, reserveTurn } from './pace-repository.server.ts';
import { queueDelivery } from './queue-lead.server.ts';

export interface DeliveryDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  crm: CrmPort;
  clock: Clock;
  log: Logger;
  /** least milliseconds between two calls of the CRM by all nodes together */
  paceMs?: number;
  /** how long nobody asks after a 429; the CRM's window is ten seconds */
  rateLimitPauseMs?: number;
  /** who would have to wait longer comes again instead; short enough for the lease */
  maxWaitMs?: number;
  /** a claim ends by itself after it, counted from the claim and again from each call of the CRM */
  leaseMs?: number;
}

/** More than twice as long as waiting for one's turn, or for the CRM's answer, can take. */
const LEASE_MS = 45_000;
const MAX_WAIT_MS = 10_000;
/** Who was held up for longer has missed her place, and would ask on top of those whose place it is by now. */
const MAX_LATENESS_MS = 500;
const RATE_LIMIT_PAUSE_MS = 10_000;

/**
 * Handles `deliver-lead`: one attempt at the CRM, written down before and after. Whatever comes of it is stored with the
 * next job in one transaction. A worker that was held up until another took its lead over writes down what it heard,
 * and changes nothing else. Throws only when the database does; the queue then tries again.
 */
export function createDeliveryHandler(deps: DeliveryDeps): JobHandler<{ leadId: string }> {
  const { db, queue, crm, clock, log } = deps;
  const { paceMs = DEFAULT_PACE_MS, rateLimitPauseMs = RATE_LIMIT_PAUSE_MS } = deps;
  const { maxWaitMs = MAX_WAIT_MS, leaseMs = LEASE_MS } = deps;
  return async ({ leadId }) => {
    const lead = await claimLead(db, leadId, leaseMs, clock());
    if (!lead) return; // delivered meanwhile, in quarantine, erased, or in another worker's hands
    if (!crm.isConfigured(lead.form)) {
      await saveDelivery(db, lead, markNotConfigured(lead), clock());
      return;
    }
    const first = await submitInTurn(lead);
    if (!first) return;
    if (!hasBadCookie(first)) return saveResult(first);
    const withoutCookie = await removeBadCookie(first);
    const second = withoutCookie && (await submitInTurn(withoutCookie));
    if (second) await saveResult(second);
  };

  /** Asks the CRM when it is this lead's turn; undefined when it must not be asked now, or no longer by this worker. */
  async function submitInTurn(before: ClaimedLead): Promise<SubmittedLead | undefined> {
    if (!(await waitForTurn(before))) return undefined;
    const lead = countAttempt(before);
    const since = performance.now();
    const attemptId = await startAttempt(db, lead, leaseMs, clock());
    if (!attemptId) {
      log.warn({ leadId: lead.id }, 'a lead was taken over, or erased, before its turn came');
      return undefined;
    }
    // Held up right here, the CRM is not asked: the rest of the lease may be too short for its answer.
    const isStalled = performance.now() - since > leaseMs / 2;
    return {
      lead,
      attemptId,
      answer: isStalled ? NOT_SENT : await crm.submit(toCrmSubmission(lead)),
    };
  }

  /** Waits until the CRM may be asked; false when it may not, and the lead was given back to come again. */
  async function waitForTurn(lead: ClaimedLead): Promise<boolean> {
    const turn = await reserveTurn(db, paceMs, maxWaitMs);
    if (turn.isReserved) {
      const due = performance.now() + turn.waitMs;
      await wait(turn.waitMs);
      if (performance.now() - due <= MAX_LATENESS_MS) return true;
    }
    // Not all at the same moment: they would only send each other away again.
    const inMs = turn.isReserved ? 0 : turn.waitMs + Math.random() * maxWaitMs;
    await db.transaction(async (tx) => {
      if (await saveDelivery(tx, lead, lead, clock())) await requeue(tx, lead.id, inMs);
    });
    return false;
  }

  /** Ends the attempt; the lead without its cookie, while it is still this worker's. */
  async function removeBadCookie({
    lead,
    attemptId,
    answer,
  }: SubmittedLead): Promise<ClaimedLead | undefined> {
    const isOurs = await db.transaction(async (tx) => {
      const isDropped = await removeCookie(tx, lead);
      await endAttempt(tx, attemptId, isDropped ? answer : addLateNote(answer), clock());
      return isDropped;
    });
    if (isOurs) return { ...lead, hutk: null };
    logLateResult(lead, answer);
    return undefined;
  }

  /** In one transaction: a lead whose attempt says 'accepted' is never asked for again. */
  async function saveResult({ lead, attemptId, answer }: SubmittedLead): Promise<void> {
    const now = clock();
    const after = applyResult(lead, answer, now);
    if (answer.outcome === 'rate-limited') await pauseCrmCalls(db, rateLimitPauseMs);
    const isOurs = await db.transaction(async (tx) => {
      const isSaved = await saveDelivery(tx, lead, after, now);
      await endAttempt(tx, attemptId, isSaved ? answer : addLateNote(answer), now);
      if (isSaved && after.state === 'retrying')
        await requeue(tx, lead.id, after.nextAttemptAt!.getTime() - now.getTime());
      return isSaved;
    });
    if (!isOurs) return logLateResult(lead, answer);
    const { outcome } = answer;
    const line = { leadId: lead.id, form: lead.form, outcome, attempts: after.attempts };
    if (after.state === 'refused') log.error(line, 'the CRM refused a lead');
    else if (outcome === 'unknown') log.warn(line, 'the CRM may have a lead, or not');
    else log.info(line, 'the CRM was asked');
  }

  function logLateResult({ id, form }: ClaimedLead, { outcome }: CrmResult): void {
    log.warn(
      { leadId: id, form, outcome },
      'an answer came for a lead that was taken over, or erased',
    );
  }

  async function requeue(tx: Db, leadId: string, inMs: number): Promise<void> {
    const startAfterSeconds = Math.max(1, Math.ceil(inMs / 1_000));
    await queueDelivery(queue, leadId, { tx, startAfterSeconds });
  }
}

/** A lead with the attempt that was made for it, which its `attempts` count. */
interface SubmittedLead {
  lead: ClaimedLead;
  attemptId: string;
  answer: CrmResult;
}

/** One bad cookie makes the CRM refuse the whole lead (protocols.md 1.2). */
const hasBadCookie = ({ lead, answer }: SubmittedLead): boolean =>
  lead.hutk !== null && answer.outcome === 'refused' && answer.errorTypes.includes('INVALID_HUTK');

const NOT_SENT: CrmResult = { outcome: 'failed', message: 'not sent: our process was held up' };

const LATE_NOTE = 'Came after another worker had taken over, and changed nothing.';

/** What an attempt says whose answer came for a lost claim: it explains why the CRM may have the lead twice. */
function addLateNote(answer: CrmResult) {
  const said = 'message' in answer && answer.message;
  return { ...answer, message: said ? `${LATE_NOTE} ${said}` : LATE_NOTE };
}

/** No form there, or no right to it: our settings are wrong, not the lead. */
const CONFIGURATION_STATUSES = new Set([401, 403, 404]);

function applyResult(lead: ClaimedLead, answer: CrmResult, now: Date): ClaimedLead {
  const { outcome } = answer;
  if (outcome === 'accepted') return markDelivered(lead, now);
  if (outcome === 'refused' && !CONFIGURATION_STATUSES.has(answer.status)) return markRefused(lead);
  if (outcome === 'not-configured') return markNotConfigured(lead);
  return scheduleRetry(lead, now);
}

function toCrmSubmission(lead: ClaimedLead): CrmSubmission {
  const { form, fields, pageUri, pageName, hutk, consentText, createdAt } = lead;
  return {
    form,
    fields,
    pageUri,
    pageName,
    submittedAt: createdAt,
    ...(hutk && { hutk }),
    ...(consentText && { consent: { text: consentText } }),
  };
}
