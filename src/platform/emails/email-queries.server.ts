import { pick } from '#src/platform/pick.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailBox, EmailRow, EmailTable } from './email-box.server.ts';
import { type EmailCounts, type EmailFilter, type EmailView, OVERDUE_HOURS } from './email.ts';

/** Lists the promised emails of owners, by owner id. */
export async function listEmailsByOwner(
  db: Db,
  { table }: EmailBox,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EmailView[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(table)
    .where(inArray(table.ownerId, ownerIds))
    .orderBy(asc(table.createdAt), asc(table.kind));
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map([...byOwner].map(([ownerId, emails]) => [ownerId, emails.map(emailView)]));
}

/** The fields of a row that screens show. */
const emailView = (row: EmailRow): EmailView =>
  pick(
    row,
    'id',
    'kind',
    'state',
    'round',
    'attempts',
    'reason',
    'dueAt',
    'nextAttemptAt',
    'sentAt',
    'updatedAt',
  );

/** Counts the emails of each filter. */
export async function countEmails(db: Db, { table }: EmailBox): Promise<EmailCounts> {
  const counted = (filter: EmailFilter) =>
    sql<number>`count(*) filter (where ${matchesFilter(table, filter)})::int`;
  const [counts] = await db
    .select({
      waiting: counted('waiting'),
      overdue: counted('overdue'),
      failed: counted('failed'),
      kept: counted('kept'),
    })
    .from(table)
    .where(or(inArray(table.state, ['waiting', 'failed']), isNull(table.sentAt)));
  return counts!;
}

/** When an email of any box was last sent, and the last one that was not, with why. */
export async function readEmailHealth(db: Db, boxes: readonly EmailBox[]) {
  const found = await Promise.all(
    boxes.map(async ({ table }) => {
      const [sent] = await db.select({ at: max(table.sentAt) }).from(table);
      const [failed] = await db
        .select({ at: table.updatedAt, reason: table.reason })
        .from(table)
        .where(isNotNull(table.reason))
        .orderBy(desc(table.updatedAt))
        .limit(1);
      return { sentAt: sent?.at ?? undefined, failed };
    }),
  );
  const newest = <Item>(items: Item[], at: (item: Item) => Date | undefined) =>
    items.toSorted((a, b) => Number(at(b) ?? 0) - Number(at(a) ?? 0))[0];
  return {
    sentAt: newest(found, ({ sentAt }) => sentAt)?.sentAt,
    failed: newest(found, ({ failed }) => failed?.at)?.failed,
  };
}

/** SQL condition: the owner has an email that matches the filter. */
export const hasEmail = ({ table }: EmailBox, ownerId: AnyPgColumn, filter: EmailFilter): SQL =>
  sql`exists (select from ${table} where ${table.ownerId} = ${ownerId} and ${matchesFilter(table, filter)})`;

function matchesFilter(table: EmailTable, filter: EmailFilter): SQL | undefined {
  if (filter === 'failed') return eq(table.state, 'failed');
  if (filter === 'kept') return and(eq(table.state, 'sent'), isNull(table.sentAt));
  const isOverdue = sql`${table.dueAt} < now() - ${OVERDUE_HOURS}::float8 * interval '1 hour'`;
  return and(eq(table.state, 'waiting'), filter === 'overdue' ? isOverdue : undefined);
}
