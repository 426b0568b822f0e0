import { column } from '#src/platform/db/column.ts';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { newsletterSubscribers as subscribers } from './newsletter-tables.server.ts';
import type { Subscription, SubscriptionStatus } from './subscription.ts';

type Row = typeof subscribers.$inferSelect;

export type Subscriber = ReturnType<typeof toSubscriber>;

/** Data of one subscription request. */
export interface Signup extends Pick<
  Row,
  'email' | 'source' | 'consentVersion' | 'consentText' | 'consentedAt'
> {
  /** when omitted, an earlier attribution stays */
  attribution?: object;
}

/** Adds a subscriber unless the address exists. Waits for a concurrent transaction that adds the same address. */
export async function addSubscriberIfNew(db: Db, signup: Signup, unsubscribeToken: string) {
  const at = signup.consentedAt;
  await db
    .insert(subscribers)
    .values({ ...signup, unsubscribeToken, status: 'pending', createdAt: at, updatedAt: at })
    .onConflictDoNothing();
}

/** The subscriber, locked until the transaction ends. */
export function lockByEmail(tx: Db, email: string) {
  return findOne(tx, sql`lower(${subscribers.email}) = lower(${email})`, 'lock');
}

/** The subscriber, locked until the transaction ends. */
export function lockByConfirmToken(tx: Db, tokenHash: string) {
  return findOne(tx, eq(subscribers.confirmTokenHash, tokenHash), 'lock');
}

/** The subscriber, locked until the transaction ends. */
export function lockByUnsubscribeToken(tx: Db, token: string) {
  return findOne(tx, eq(subscribers.unsubscribeToken, token), 'lock');
}

/** The subscriber, locked until the transaction ends. */
export function lockById(tx: Db, id: string) {
  return findOne(tx, eq(subscribers.id, id), 'lock');
}

export function findByConfirmToken(db: Db, tokenHash: string) {
  return findOne(db, eq(subscribers.confirmTokenHash, tokenHash));
}

export function findById(db: Db, id: string) {
  return findOne(db, eq(subscribers.id, id));
}

async function findOne(db: Db, where: SQL, lock?: 'lock'): Promise<Subscriber | undefined> {
  const query = db.select().from(subscribers).where(where);
  const [row] = await (lock ? query.for('update') : query);
  return row && toSubscriber(row);
}

function toSubscriber(row: Row) {
  const { confirmationId, confirmExpiresAt, ...rest } = row;
  const confirmation = confirmationId &&
    confirmExpiresAt && { id: confirmationId, expiresAt: confirmExpiresAt };
  return { ...rest, confirmation: confirmation || null };
}

/** Saves the state of a subscription. A renewed request also replaces its consent. */
export async function saveSubscription(
  db: Db,
  id: string,
  subscription: Subscription,
  changes: { now: Date; confirmTokenHash?: string | null; signup?: Omit<Signup, 'email'> },
) {
  const { status, confirmation, confirmedAt, unsubscribedAt, mailsQueued, lastMailAt } =
    subscription;
  const { now, confirmTokenHash, signup } = changes;
  await db
    .update(subscribers)
    .set({
      ...signup,
      status,
      confirmedAt,
      unsubscribedAt,
      mailsQueued,
      lastMailAt,
      confirmationId: confirmation?.id ?? null,
      confirmExpiresAt: confirmation?.expiresAt ?? null,
      ...(confirmTokenHash !== undefined && { confirmTokenHash }),
      updatedAt: now,
    })
    .where(eq(subscribers.id, id));
}

/** Lists all addresses, in lower case. */
export const listEmails = (db: Db): Promise<string[]> =>
  column(db.select({ value: sql<string>`lower(${subscribers.email})` }).from(subscribers));

/** Deletes the subscriber with this address. Returns the ids of the deleted rows. */
export const deleteByEmail = (tx: Db, email: string): Promise<string[]> =>
  column(
    tx
      .delete(subscribers)
      .where(sql`lower(${subscribers.email}) = lower(${email})`)
      .returning({ value: subscribers.id }),
  );

export async function countByStatus(db: Db): Promise<Record<SubscriptionStatus, number>> {
  const rows = await db
    .select({ status: subscribers.status, count: count() })
    .from(subscribers)
    .groupBy(subscribers.status);
  const counted = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  return { pending: 0, confirmed: 0, unsubscribed: 0, ...counted };
}
