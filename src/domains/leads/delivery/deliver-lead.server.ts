import type { Base } from '#src/platform/base.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
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

export interface DeliveryDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  crm: CrmPort;
  /** minimum milliseconds between two calls to the CRM, over all nodes */
  paceMs?: number;
  /** how long all nodes stop calling after a 429, in milliseconds; the window of the CRM is ten seconds */
  rateLimitPauseMs?: number;
  /** a lead whose turn is further away is requeued instead; must be shorter than the lease */
  maxWaitMs?: number;
  /** milliseconds until a claim expires, from the claim and again from each call to the CRM */
  leaseMs?: number;
}

/** More than twice the longest wait for a turn or for a response of the CRM. */
const LEASE_MS = 45_000;
const MAX_WAIT_MS = 10_000;
/** A worker that wakes up later than this has missed its turn: its call would exceed the pace. */
const MAX_LATENESS_MS = 500;
const RATE_LIMIT_PAUSE_MS = 10_000;

/**
 * Handles `deliver-lead`: one attempt, recorded before and after the call. The result and the next job are stored in
 * one transaction. A worker that lost its claim records the response and changes nothing else.
 * @throws Error when the database fails; the queue then retries
 */
export function createDeliveryHandler(deps: DeliveryDeps): JobHandler<{ leadId: string }> {
  const { db, queue, crm, clock, log } = deps;
  const { paceMs = DEFAULT_PACE_MS, rateLimitPauseMs = RATE_LIMIT_PAUSE_MS } = deps;
  const { maxWaitMs = MAX_WAIT_MS, leaseMs = LEASE_MS } = deps;
  return async ({ leadId }) => {
    const lead = await claimLead(db, leadId, leaseMs, clock());
    if (!lead) return; // delivered, in quarantine, erased, or claimed by another worker
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

  /** Submits the lead when its turn comes. Undefined when it must not be sent now, or no longer by this worker. */
  async function submitInTurn(before: ClaimedLead): Promise<SubmittedLead | undefined> {
    if (!(await waitForTurn(before))) return undefined;
    const lead = countAttempt(before);
    const since = performance.now();
    const attemptId = await startAttempt(db, lead, leaseMs, clock());
    if (!attemptId) {
      log.warn(
        { leadId: lead.id },
        'the lead was claimed by another worker or erased before its turn',
      );
      return undefined;
    }
    // After a stall the rest of the lease may be too short for a response, so nothing is sent.
    const isStalled = performance.now() - since > leaseMs / 2;
    return {
      lead,
      attemptId,
      result: isStalled ? NOT_SENT : await crm.submit(toCrmSubmission(lead)),
    };
  }

  /**
   * Waits for a turn. Resolves to false when the turn is too far away or was missed; the lead is then released and
   * requeued.
   */
  async function waitForTurn(lead: ClaimedLead) {
    const turn = await reserveTurn(db, paceMs, maxWaitMs);
    if (turn.isReserved) {
      const due = performance.now() + turn.waitMs;
      await wait(turn.waitMs);
      if (performance.now() - due <= MAX_LATENESS_MS) return true;
    }
    // Random, so that the leads do not compete for the same turn again.
    const inMs = turn.isReserved ? 0 : turn.waitMs + Math.random() * maxWaitMs;
    await db.transaction(async (tx) => {
      if (await saveDelivery(tx, lead, lead, clock())) await requeue(tx, lead.id, inMs);
    });
    return false;
  }

  /** Ends the attempt. Returns the lead without its cookie, or undefined when the claim was lost. */
  async function removeBadCookie({
    lead,
    attemptId,
    result,
  }: SubmittedLead): Promise<ClaimedLead | undefined> {
    const isOurs = await db.transaction(async (tx) => {
      const isDropped = await removeCookie(tx, lead);
      await endAttempt(tx, attemptId, isDropped ? result : addLateNote(result), clock());
      return isDropped;
    });
    if (isOurs) return { ...lead, hutk: null };
    logLateResult(lead, result);
    return undefined;
  }

  /** Uses one transaction, so that a lead with an accepted attempt is never sent again. */
  async function saveResult({ lead, attemptId, result }: SubmittedLead) {
    const now = clock();
    const after = applyResult(lead, result, now);
    if (result.outcome === 'rate-limited') await pauseCrmCalls(db, rateLimitPauseMs);
    const isOurs = await db.transaction(async (tx) => {
      const isSaved = await saveDelivery(tx, lead, after, now);
      await endAttempt(tx, attemptId, isSaved ? result : addLateNote(result), now);
      if (isSaved && after.state === 'retrying')
        await requeue(tx, lead.id, after.nextAttemptAt!.getTime() - now.getTime());
      return isSaved;
    });
    if (!isOurs) return logLateResult(lead, result);
    const { outcome } = result;
    const line = { leadId: lead.id, form: lead.form, outcome, attempts: after.attempts };
    if (after.state === 'refused') log.error(line, 'the CRM refused the lead');
    else if (outcome === 'unknown') log.warn(line, 'the CRM may or may not have stored the lead');
    else log.info(line, 'a delivery attempt finished');
  }

  function logLateResult({ id, form }: ClaimedLead, { outcome }: CrmResult) {
    log.warn(
      { leadId: id, form, outcome },
      'the CRM responded for a lead that was claimed by another worker or erased',
    );
  }

  async function requeue(tx: Db, leadId: string, inMs: number) {
    const startAfterSeconds = Math.max(1, Math.ceil(inMs / 1_000));
    await queueDelivery(queue, leadId, { tx, startAfterSeconds });
  }
}

/** A lead with the attempt that was made for it; `attempts` includes it. */
interface SubmittedLead {
  lead: ClaimedLead;
  attemptId: string;
  result: CrmResult;
}

/** The CRM refuses the whole submission for an invalid cookie (docs/hubspot-forms-api.md). */
const hasBadCookie = ({ lead, result }: SubmittedLead) =>
  lead.hutk !== null && result.outcome === 'refused' && result.errorTypes.includes('INVALID_HUTK');

const NOT_SENT: CrmResult = { outcome: 'failed', message: 'not sent: our process stalled' };

const LATE_NOTE = 'Arrived after another worker had taken over, so it changed nothing.';

/** Marks the result of an attempt whose claim was lost: it explains why the CRM may have the lead twice. */
function addLateNote(result: CrmResult) {
  const original = 'message' in result && result.message;
  return { ...result, message: original ? `${LATE_NOTE} ${original}` : LATE_NOTE };
}

/** Unknown form or no permission: the configuration is wrong, not the lead. */
const CONFIGURATION_STATUSES = new Set([401, 403, 404]);

function applyResult(lead: ClaimedLead, result: CrmResult, now: Date): ClaimedLead {
  const { outcome } = result;
  if (outcome === 'accepted') return markDelivered(lead, now);
  if (outcome === 'refused' && !CONFIGURATION_STATUSES.has(result.status)) return markRefused(lead);
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
