import type { Base } from '#src/platform/base.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { EmailJobPayload, EmailRow } from './email-box.server.ts';
import {
  claimEmail,
  deleteClaimedEmail,
  renewClaim,
  settleEmail,
} from './email-repository.server.ts';
import { type EmailProgress, markFailed, markKept, postpone, markSent } from './email.ts';
import { type EmailPort, EmailRefusedError, type OutgoingEmail } from './outgoing-email.ts';
import { type PromiseDeps, queueEmails } from './promise-email.server.ts';

/** The email to send; `not-wanted` deletes the promised email, `impossible` is the reason why it can never be sent. */
export type Composed = { email: OutgoingEmail } | { impossible: string } | 'not-wanted';

/** Composes an email from the current state of its owner. Throws for failures that may be temporary. */
export type ComposeEmail = (
  promised: Pick<EmailRow, 'id' | 'ownerId' | 'kind' | 'round'>,
) => Promise<Composed>;

export interface SendDeps extends Pick<Base, 'db' | 'clock' | 'log'>, PromiseDeps {
  mailer: EmailPort;
  compose: ComposeEmail;
  /** how long a claim lasts, in milliseconds; longer than `sendTimeoutMs` */
  leaseMs?: number;
  /** how long to wait for the mailer, in milliseconds */
  sendTimeoutMs?: number;
  /** pauses before each retry of saving the result */
  storePausesMs?: readonly number[];
}

/** How long the emails of a dead worker stay blocked. */
const LEASE_MS = 300_000;
/** Longer than the mailer's own timeouts, also when several emails share one connection. */
const SEND_TIMEOUT_MS = 240_000;

/** A stalled database must not make us send twice. The sum is shorter than the lease. */
const STORE_PAUSES_MS = [500, 2_000, 5_000, 10_000, 30_000];

/**
 * Creates the handler for the job of a box: one attempt to send one email. The result and the next job are saved in one
 * transaction. Delivery is at least once: when the process dies between sending and saving, the email stays waiting and
 * is sent again. Throws only when the database fails; the queue then retries.
 */
export function createEmailHandler(deps: SendDeps): JobHandler<EmailJobPayload> {
  const { db, box, mailer, compose, clock, log } = deps;
  const { leaseMs = LEASE_MS, sendTimeoutMs = SEND_TIMEOUT_MS } = deps;
  const { storePausesMs = STORE_PAUSES_MS } = deps;
  const { table } = box;

  return async ({ emailId }) => {
    const claimed = await claimEmail(db, table, emailId, clock(), leaseMs);
    if (!claimed) return; // already sent, not due yet, deleted, or claimed by another worker
    const line = { emailId, ownerId: claimed.ownerId, kind: claimed.kind };
    const composed = await composeOrReason(claimed);
    if (composed === 'not-wanted') {
      await deleteClaimedEmail(db, table, claimed);
      log.info(line, 'an email is no longer needed');
      return;
    }
    if ('email' in composed && !(await renewClaim(db, table, claimed, leaseMs))) return;
    const after = await attempt(claimed, composed);
    await settleOrRetry(claimed, after);
    const { state, attempts, reason } = after;
    if (state === 'failed') log.error({ ...line, attempts, reason }, 'an email failed permanently');
    else if (state === 'waiting')
      log.warn({ ...line, attempts, reason }, 'an email could not be sent yet');
    else log.info({ ...line, attempts }, 'an email was sent');
  };

  async function composeOrReason(claimed: EmailRow) {
    try {
      return await compose(claimed);
    } catch (err) {
      log.warn({ emailId: claimed.id, err }, 'an email could not be composed');
      return { trouble: 'The email could not be composed. The log has the reason.' };
    }
  }

  async function attempt(
    claimed: EmailRow,
    composed: Exclude<Composed, 'not-wanted'> | { trouble: string },
  ): Promise<EmailProgress> {
    if ('impossible' in composed) return markFailed(claimed, composed.impossible);
    if ('trouble' in composed) return postpone(claimed, composed.trouble, clock());
    try {
      await withTimeout(mailer.send(composed.email));
      return mailer.isFolder ? markKept(claimed) : markSent(claimed, clock());
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The email could not be sent.';
      if (error instanceof EmailRefusedError) return markFailed(claimed, reason);
      return postpone(claimed, reason, clock());
    }
  }

  async function withTimeout(sending: Promise<void>) {
    const over = new AbortController();
    const late = wait(sendTimeoutMs, undefined, { signal: over.signal }).then(() => {
      throw new Error('The mail server did not finish in time.');
    });
    late.catch(() => undefined); // aborted, not late
    try {
      await Promise.race([sending, late]);
    } finally {
      over.abort();
    }
  }

  async function settleOrRetry(claimed: EmailRow & { claim: string }, after: EmailProgress) {
    for (const pauseMs of storePausesMs) {
      try {
        return await settle(claimed, after);
      } catch (err) {
        log.warn({ emailId: claimed.id, err }, 'the result of an email could not be saved yet');
        await wait(pauseMs);
      }
    }
    return settle(claimed, after);
  }

  async function settle(claimed: EmailRow & { claim: string }, after: EmailProgress) {
    const now = clock();
    const { id: emailId, ownerId } = claimed;
    await db.transaction(async (tx) => {
      const isOurs = await settleEmail(tx, table, claimed, after, now);
      if (!isOurs || !after.nextAttemptAt) return;
      const pauseMs = after.nextAttemptAt.getTime() - now.getTime();
      const startAfterSeconds = Math.max(1, Math.ceil(pauseMs / 1_000));
      await queueEmails(deps, { emailId, ownerId }, { tx, startAfterSeconds });
    });
  }
}
