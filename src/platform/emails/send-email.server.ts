import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { EmailJobPayload, EmailRow } from './email-box.server.ts';
import { claimEmail, dropClaimed, renewClaim, settleEmail } from './email-repository.server.ts';
import { type EmailProgress, failed, postponed, sent } from './email.ts';
import { type EmailPort, EmailRefusedError, type OutgoingEmail } from './outgoing-email.ts';
import { type PromiseDeps, queueEmail } from './promise-email.server.ts';

/** What there is to send; `not-wanted` takes the promise back, `impossible` says why it can never be kept as it is. */
export type Composed = { email: OutgoingEmail } | { impossible: string } | 'not-wanted';

/** Writes an email from what its owner is now. Throws for what may pass. */
export type ComposeEmail = (
  promised: Pick<EmailRow, 'id' | 'ownerId' | 'kind' | 'round'>,
) => Promise<Composed>;

export interface SendDeps extends PromiseDeps {
  db: Database['db'];
  mailer: EmailPort;
  compose: ComposeEmail;
  clock: Clock;
  log: Logger;
  /** how long a worker has an email; longer than `sendTimeoutMs` */
  leaseMs?: number;
  /** how long the mailer is waited for */
  sendTimeoutMs?: number;
  /** how long to wait before storing what came of an attempt is tried again, each time */
  storePausesMs?: readonly number[];
}

/** A worker that dies holds its emails back for so long. */
const LEASE_MS = 300_000;
/** Longer than the mailer's own limits, also when several emails wait for one of its connections. */
const SEND_TIMEOUT_MS = 240_000;

/** A database that stalls must not make us send twice; together shorter than the lease. */
const STORE_PAUSES_MS = [500, 2_000, 5_000, 10_000, 30_000];

/**
 * Handles the job of a box: one attempt to send one email. What comes of it is stored with the next job in one transaction.
 * At least once: a process that dies between sending and storing leaves the email waiting, and the next one sends it again.
 * Throws only when the database does; the queue then tries again.
 */
export function createEmailHandler(deps: SendDeps): JobHandler<EmailJobPayload> {
  const { db, box, mailer, compose, clock, log } = deps;
  const { leaseMs = LEASE_MS, sendTimeoutMs = SEND_TIMEOUT_MS } = deps;
  const { storePausesMs = STORE_PAUSES_MS } = deps;
  const { table } = box;

  return async ({ emailId }) => {
    const claimed = await claimEmail(db, table, emailId, clock(), leaseMs);
    if (!claimed) return; // sent meanwhile, not due yet, gone, or in another worker's hands
    const line = { emailId, ownerId: claimed.ownerId, kind: claimed.kind };
    const composed = await composeOrReason(claimed);
    if (composed === 'not-wanted') {
      await dropClaimed(db, table, claimed);
      log.info(line, 'an email is not wanted any more');
      return;
    }
    if ('email' in composed && !(await renewClaim(db, table, claimed, leaseMs))) return;
    const after = await attempt(claimed, composed);
    await settleOrRetry(claimed, after);
    const { state, attempts, reason } = after;
    if (state === 'failed') log.error({ ...line, attempts, reason }, 'an email failed for good');
    else if (state === 'waiting') log.warn({ ...line, attempts, reason }, 'an email must wait');
    else log.info({ ...line, attempts }, 'an email was sent');
  };

  async function composeOrReason(claimed: EmailRow) {
    try {
      return await compose(claimed);
    } catch (err) {
      log.warn({ emailId: claimed.id, err }, 'an email could not be written');
      return { trouble: 'The email could not be written. The log says why.' };
    }
  }

  async function attempt(
    claimed: EmailRow,
    composed: Exclude<Composed, 'not-wanted'> | { trouble: string },
  ): Promise<EmailProgress> {
    if ('impossible' in composed) return failed(claimed, composed.impossible);
    if ('trouble' in composed) return postponed(claimed, composed.trouble, clock());
    try {
      await withTimeout(mailer.send(composed.email));
      return sent(claimed, clock());
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The email could not be sent.';
      if (error instanceof EmailRefusedError) return failed(claimed, reason);
      return postponed(claimed, reason, clock());
    }
  }

  async function withTimeout(sending: Promise<void>): Promise<void> {
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
        log.warn({ emailId: claimed.id, err }, 'what came of an email could not be stored yet');
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
      await queueEmail(deps, { emailId, ownerId }, { tx, startAfterSeconds });
    });
  }
}
