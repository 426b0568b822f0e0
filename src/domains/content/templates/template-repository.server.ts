import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';

/**
 * The given templates without a document. The history knows which ones were deleted for good: they do not come back.
 * @param known ids of documents
 */
export async function listMissing(
  db: Db,
  given: readonly string[],
  known: SQL,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select given.id from unnest(${sql.param([...given])}::uuid[]) as given (id)
      where given.id not in (${known}) and not exists (
        select from activity
        where object_kind = 'template' and object_id = given.id::text and action = 'template.purged'
      )`,
  );
  return new Set(rows.map(({ id }) => id));
}
