import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { CrmAnswer, CrmPort, CrmSubmission } from './crm-port.ts';
import { attempted, delivered, postponed, refused, unconfigured } from './lead.ts';
import {
  claimLead,
  dropCookie,
  endAttempt,
  type LeadRow,
  saveDelivery,
  startAttempt,
} from './lead-repository.server.ts';
import { DEFAULT_PACE_MS, holdBack, takeTurn } from './pace-repository.server.ts';
import { queueDelivery } from './queue-lead.server.ts';

export interface DeliveryNeeds {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  crm: CrmPort;
  clock: Clock;
  log: Logger;
  /** least milliseconds between two calls of the CRM by all nodes together */
  paceMs?: number;
  /** how long nobody asks after a 429; the CRM's window is ten seconds */
  holdBackMs?: number;
  /** who would have to wait longer comes again instead; short enough for the lease */
  longestWaitMs?: number;
}

/** Longer than twice waiting for one's turn and for the CRM's answer can take together. */
const LEASE_MS = 45_000;
const LONGEST_WAIT_MS = 10_000;
/** Who was held up for longer has missed her place, and would ask on top of those whose place it is by now. */
const LATEST_MS = 500;
const HOLD_BACK_MS = 10_000;

/**
 * Handles `deliver-lead`: one attempt at the CRM, written down before and after. Whatever comes of it is stored with the
 * next job in one transaction. Throws only when the database does; the queue then tries again.
 */
export function createDeliveryHandler(needs: DeliveryNeeds): JobHandler<{ leadId: string }> {
  const { db, queue, crm, clock, log } = needs;
  const { paceMs = DEFAULT_PACE_MS, holdBackMs = HOLD_BACK_MS } = needs;
  const { longestWaitMs = LONGEST_WAIT_MS } = needs;
  return async ({ leadId }) => {
    const lead = await claimLead(db, leadId, clock(), LEASE_MS);
    if (!lead) return; // delivered meanwhile, in quarantine, erased, or in another worker's hands
    if (!crm.isConfigured(lead.form)) {
      await saveDelivery(db, leadId, unconfigured(lead), clock());
      return;
    }
    if (!(await inTurn(lead))) return;
    const first = await ask(lead);
    if (!hasBadCookie(lead, first.answer)) return settle(lead, first);
    await db.transaction(async (tx) => {
      await endAttempt(tx, first.attemptId, first.answer, clock());
      await dropCookie(tx, leadId);
    });
    const withoutCookie = { ...attempted(lead), hutk: null };
    if (await inTurn(withoutCookie)) await settle(withoutCookie, await ask(withoutCookie));
  };

  /** Waits until the CRM may be asked; false when it may not, and the lead was given back to come again. */
  async function inTurn(lead: LeadRow): Promise<boolean> {
    const turn = await takeTurn(db, paceMs, longestWaitMs);
    if (turn.isTaken) {
      const due = performance.now() + turn.inMs;
      await wait(turn.inMs);
      if (performance.now() - due <= LATEST_MS) return true;
    }
    // Not all at the same moment: they would only send each other away again.
    const inMs = turn.isTaken ? 0 : turn.inMs + Math.random() * longestWaitMs;
    await db.transaction(async (tx) => {
      await saveDelivery(tx, lead.id, lead, clock());
      await comeBack(tx, lead.id, inMs);
    });
    return false;
  }

  async function ask(lead: LeadRow): Promise<Asked> {
    const attemptId = await startAttempt(db, lead.id, clock());
    return { attemptId, answer: await crm.submit(submissionOf(lead)) };
  }

  /** In one transaction: a lead whose attempt says 'accepted' is never asked for again. */
  async function settle(before: LeadRow, { attemptId, answer }: Asked): Promise<void> {
    const now = clock();
    const lead = attempted(before);
    const after = afterAnswer(lead, answer, now);
    if (answer.outcome === 'rate-limited') await holdBack(db, holdBackMs);
    await db.transaction(async (tx) => {
      await endAttempt(tx, attemptId, answer, now);
      await saveDelivery(tx, lead.id, after, now);
      if (after.state === 'retrying')
        await comeBack(tx, lead.id, after.nextAttemptAt!.getTime() - now.getTime());
    });
    const { outcome } = answer;
    const line = { leadId: lead.id, form: lead.form, outcome, attempts: after.attempts };
    if (after.state === 'refused') log.error(line, 'the CRM refused a lead');
    else log.info(line, 'the CRM was asked');
  }

  async function comeBack(tx: Db, leadId: string, inMs: number): Promise<void> {
    const startAfterSeconds = Math.max(1, Math.ceil(inMs / 1_000));
    await queueDelivery(queue, leadId, { tx, startAfterSeconds });
  }
}

interface Asked {
  attemptId: string;
  answer: CrmAnswer;
}

/** One bad cookie makes the CRM refuse the whole lead (protocols.md 1.2). */
const hasBadCookie = (lead: LeadRow, answer: CrmAnswer): boolean =>
  lead.hutk !== null && answer.outcome === 'refused' && answer.errorTypes.includes('INVALID_HUTK');

/** No form there, or no right to it: our settings are wrong, not the lead. */
const WRONG_ADDRESS = new Set([401, 403, 404]);

function afterAnswer(lead: LeadRow, answer: CrmAnswer, now: Date): LeadRow {
  const { outcome } = answer;
  if (outcome === 'accepted') return delivered(lead, now);
  if (outcome === 'refused' && !WRONG_ADDRESS.has(answer.status)) return refused(lead);
  if (outcome === 'not-configured') return unconfigured(lead);
  return postponed(lead, now);
}

function submissionOf(lead: LeadRow): CrmSubmission {
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
