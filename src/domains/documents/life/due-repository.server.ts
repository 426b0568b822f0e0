import { column } from '#src/platform/db/column.ts';
import { and, count, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { documents } from '#src/domains/documents/document-tables.server.ts';

const scheduledAt = sql<Date>`least(${documents.publishAt}, ${documents.unpublishAt})`.mapWith(
  documents.publishAt,
);

const isScheduledExcept = (ids: readonly string[]) =>
  and(
    or(isNotNull(documents.publishAt), isNotNull(documents.unpublishAt)),
    isNull(documents.trashedAt),
    ids.length > 0 ? notInArray(documents.id, [...ids]) : undefined,
  );

/** When the next scheduled change is due. */
export async function findNextDue(
  db: Db,
  except: readonly string[] = [],
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: scheduledAt })
    .from(documents)
    .where(isScheduledExcept(except))
    .orderBy(scheduledAt)
    .limit(1);
  return row?.at;
}

/** Documents with due changes, the longest overdue first. */
export const findDue = (db: Db, now: Date, except: readonly string[]): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .where(
        and(isScheduledExcept(except), sql`${scheduledAt} <= ${now.toISOString()}::timestamptz`),
      )
      .orderBy(scheduledAt, documents.id)
      .limit(50),
  );

export async function countDue(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(documents)
    .where(and(isScheduledExcept([]), sql`${scheduledAt} <= ${now.toISOString()}::timestamptz`));
  return row?.total ?? 0;
}
