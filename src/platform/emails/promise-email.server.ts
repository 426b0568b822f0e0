import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobQueue, SendOptions } from '#src/platform/jobs/job-queue.server.ts';
import type { EmailBox, EmailJobPayload } from './email-box.server.ts';
import { addEmails, lockEmail, type NewEmails, saveEmail } from './email-repository.server.ts';
import { markForResend } from './email.ts';

export interface PromiseDeps {
  box: EmailBox;
  queue: Pick<JobQueue, 'send'>;
}

/** Queues the jobs of emails. Returns null, and queues nothing, while another job of each waits for its first run. */
export const queueEmails = (
  { box, queue }: PromiseDeps,
  emails: EmailJobPayload | readonly EmailJobPayload[],
  options: Omit<SendOptions, 'singletonKey'>,
) => queue.send(box.job, emails, { ...options, singletonKey: ({ emailId }) => emailId });

const secondsUntil = (dueAt: Date, now: Date) =>
  Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1_000));

/**
 * Saves promised emails of one owner and queues their jobs, in the caller's transaction and a statement each. An existing one of the
 * same kind is left unchanged.
 * @returns whether one is new
 */
export async function promiseEmails(
  deps: PromiseDeps,
  tx: Db,
  emails: NewEmails,
): Promise<boolean> {
  const added = emails.kinds.length > 0 ? await addEmails(tx, deps.box.table, emails) : [];
  if (added.length === 0) return false;
  const startAfterSeconds = secondsUntil(emails.dueAt, emails.now);
  await queueEmails(deps, added, { tx, startAfterSeconds });
  return true;
}

/** Promises an email again: replaces an earlier one of its kind, which is then composed and sent again. */
export async function promiseEmailAgain(
  deps: PromiseDeps,
  tx: Db,
  { ownerId, kind, dueAt, now }: Omit<NewEmails, 'kinds'> & { kind: string },
) {
  if (await promiseEmails(deps, tx, { ownerId, kinds: [kind], dueAt, now })) return;
  const { table } = deps.box;
  const where = and(eq(table.ownerId, ownerId), eq(table.kind, kind));
  const known = await lockEmail(tx, table, where);
  if (!known) throw new Error('an email vanished while being promised');
  await saveEmail(tx, table, known.id, markForResend(known, dueAt), now);
  const startAfterSeconds = secondsUntil(dueAt, now);
  await queueEmails(
    deps,
    { emailId: known.id, ownerId },
    startAfterSeconds > 0 ? { tx, startAfterSeconds } : { tx, replacesLater: true },
  );
}

/**
 * Sends an email now, at a person's request: resends a sent or failed one, and skips the pause of a waiting one.
 * @param deps.record adds the request to the history, in the same transaction
 * @returns false when it does not exist, belongs to another owner, or is being sent
 */
export function sendEmailAgain(
  deps: PromiseDeps & {
    db: Database['db'];
    now: Date;
    record(tx: Db, email: { kind: string }): Promise<void>;
  },
  { emailId, ownerId }: EmailJobPayload,
): Promise<boolean> {
  const { db, box, now } = deps;
  const { table } = box;
  return db.transaction(async (tx) => {
    const where = and(eq(table.id, emailId), eq(table.ownerId, ownerId));
    const email = await lockEmail(tx, table, where);
    if (!email || (await isBeingSent(tx, deps.box, emailId))) return false;
    await saveEmail(tx, table, emailId, markForResend(email, now), now);
    await queueEmails(deps, { emailId, ownerId }, { tx, replacesLater: true });
    await deps.record(tx, email);
    return true;
  });
}

const isBeingSent = async (tx: Db, { table }: EmailBox, emailId: string) =>
  (await tx.$count(
    table,
    and(eq(table.id, emailId), gt(table.claimedUntil, sql`clock_timestamp()`)),
  )) > 0;

/** Deletes the emails of an owner that are not sent yet. */
export async function withdrawEmails(tx: Db, { table }: EmailBox, ownerId: string) {
  await tx.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.state, 'waiting')));
}
