import { column } from '#src/platform/db/column.ts';
import { and, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
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

const isDue = (now: Date, except: readonly string[]) =>
  and(isScheduledExcept(except), sql`${scheduledAt} <= ${now.toISOString()}::timestamptz`);

/** Documents with due changes, the longest overdue first. */
export const findDue = (db: Db, now: Date, except: readonly string[]): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .where(isDue(now, except))
      .orderBy(scheduledAt, documents.id)
      .limit(50),
  );

export const countDue = (db: Db, now: Date): Promise<number> =>
  db.$count(documents, isDue(now, []));
