import { sql } from 'drizzle-orm';
import type { EntryId } from '#src/domains/documents/history/timeline.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A checkpoint or revision in the history of a document, newest first. */
export interface HistoryEntry extends EntryId {
  at: Date;
  by: Actor | null;
  name: string | null;
  /** such as `checkpoint 3` or `revision 2`, if an earlier state was restored */
  restoredFrom: string | null;
}

/**
 * Checkpoints and revisions, newest first. May return more than `limit` entries: all of the same moment are on one page, since
 * the next page continues before a moment.
 */
export async function listHistory(
  db: Db,
  documentId: string,
  { before, limit }: { before?: Date; limit: number },
): Promise<HistoryEntry[]> {
  const until = before ? sql`and at < ${before.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<HistoryRow>(sql`
    select * from (
      select 'checkpoint' as type, version as number, saved_at as at, saved_by_id as by_id,
        saved_by_name as by_name, name, restored_from
      from cms_document_checkpoints where document_id = ${documentId}
      union all
      select 'revision', revision, created_at, created_by_id, created_by_name, null, null
      from cms_document_revisions where document_id = ${documentId}
    ) as entries
    where true ${until}
    order by at desc fetch first ${sql.raw(String(Math.floor(limit)))} rows with ties`);
  return rows
    .map((row) => ({
      type: row.type,
      number: row.number,
      at: new Date(row.at),
      by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
      name: row.name,
      restoredFrom: row.restored_from,
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || rankOf(b) - rankOf(a));
}

interface HistoryRow extends Record<string, unknown> {
  type: HistoryEntry['type'];
  number: number;
  at: string | Date;
  by_id: string | null;
  by_name: string | null;
  name: string | null;
  restored_from: string | null;
}

/** Of one moment, revisions are newer than the checkpoints they were made from. */
const rankOf = ({ type, number }: HistoryEntry) => (type === 'revision' ? 1e9 : 0) + number;
