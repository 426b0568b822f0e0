import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobQueue, SendOptions } from '#src/platform/jobs/job-queue.server.ts';
import type { EmailBox, EmailJobPayload } from './email-box.server.ts';
import { addEmail, lockEmail, type NewEmail, saveEmail } from './email-repository.server.ts';
import { sentAgain } from './email.ts';

export interface PromiseDeps {
  box: EmailBox;
  queue: Pick<JobQueue, 'send'>;
}

/** Queues the job of an email; while one waits for its first run, another is not queued, and null is returned. */
export const queueEmail = (
  { box, queue }: PromiseDeps,
  ids: EmailJobPayload,
  options: Omit<SendOptions, 'singletonKey'>,
) => queue.send(box.job, ids, { ...options, singletonKey: ids.emailId });

const secondsUntil = (dueAt: Date, now: Date) =>
  Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1_000));

/**
 * Promises an email, with its job, in the transaction of what it is about. One that was promised already is left as it is.
 * @returns whether it is new
 */
export async function promiseEmail(deps: PromiseDeps, tx: Db, email: NewEmail): Promise<boolean> {
  const added = await addEmail(tx, deps.box.table, email);
  if (!added) return false;
  const ids = { emailId: added.id, ownerId: email.ownerId };
  await queueEmail(deps, ids, { tx, startAfterSeconds: secondsUntil(email.dueAt, email.now) });
  return true;
}

/** Promises an email that replaces an earlier one of its kind: it is sent again, with what is to be said now. */
export async function promiseEmailAnew(deps: PromiseDeps, tx: Db, email: NewEmail): Promise<void> {
  if (await promiseEmail(deps, tx, email)) return;
  const { table } = deps.box;
  const { ownerId, kind, dueAt, now } = email;
  const where = and(eq(table.ownerId, ownerId), eq(table.kind, kind));
  const known = await lockEmail(tx, table, where);
  if (!known) throw new Error('an email vanished while being promised');
  await saveEmail(tx, table, known.id, sentAgain(known, dueAt), now);
  const startAfterSeconds = secondsUntil(dueAt, now);
  await queueEmail(
    deps,
    { emailId: known.id, ownerId },
    startAfterSeconds > 0 ? { tx, startAfterSeconds } : { tx, replacesLater: true },
  );
}

/**
 * A person has an email sent now: again when it was sent or failed, at once when it waits for a pause to end.
 * @returns false when it is gone, not this owner's, or being sent at this moment
 */
export function sendEmailAgain(
  deps: PromiseDeps & { db: Database['db']; now: Date },
  { emailId, ownerId }: EmailJobPayload,
): Promise<boolean> {
  const { db, box, now } = deps;
  const { table } = box;
  return db.transaction(async (tx) => {
    const where = and(eq(table.id, emailId), eq(table.ownerId, ownerId));
    const email = await lockEmail(tx, table, where);
    if (!email || (await isBeingSent(tx, deps.box, emailId))) return false;
    await saveEmail(tx, table, emailId, sentAgain(email, now), now);
    await queueEmail(deps, { emailId, ownerId }, { tx, replacesLater: true });
    return true;
  });
}

const isBeingSent = async (tx: Db, { table }: EmailBox, emailId: string) =>
  (await tx.$count(
    table,
    and(eq(table.id, emailId), gt(table.claimedUntil, sql`clock_timestamp()`)),
  )) > 0;

/** What was promised and not sent is not wanted any more. */
export async function withdrawEmails(tx: Db, { table }: EmailBox, ownerId: string): Promise<void> {
  await tx.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.state, 'waiting')));
}
