import { storedActor } from '#src/platform/activity/activity.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent } from '../document.ts';
import type { EntryId, TimelineEntry } from './timeline.ts';

/** An editor's saves are one entry as long as no pause between them is longer. */
const PAUSE = sql.raw(`interval '30 minutes'`);

/** The kept checkpoint before one of `cms_document_checkpoints`, which may be thinned out. */
const PREVIOUS = sql.raw(`coalesce((
  select max(older.version) from cms_document_checkpoints as older
  where older.document_id = checkpoints.document_id and older.version < checkpoints.version), 0)`);

export type StoredEntry = Omit<TimelineEntry, 'summary'>;

/**
 * The history of a document, newest first, with the saves that an editor made in a row as one entry: the last of them. A
 * checkpoint with a name, one that restored an earlier state, and a revision are entries of their own. May return more than
 * `limit` entries: all of the same moment are on one page, since the next page continues before a moment.
 */
export async function listTimeline(
  db: Db,
  documentId: string,
  { before, limit }: { before?: Date; limit: number },
): Promise<StoredEntry[]> {
  const until = before ? sql`and at < ${before.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<TimelineRow>(sql`
    with entries as (
      select 'checkpoint' as type, version as number, saved_at as at, saved_by_id as by_id,
        saved_by_name as by_name, name, restored_from, false as is_scheduled
      from cms_document_checkpoints where document_id = ${documentId}
      union all
      select 'revision', revision, created_at, created_by_id, created_by_name, null, null,
        first_published_at is null or coalesce(revision > live_revision, false)
      from cms_document_revisions join (
        select id, first_published_at, live_revision from cms_documents
      ) as documents on id = document_id
      where document_id = ${documentId}
    ), marked as (
      select *, coalesce(lead(number) over (partition by type order by number desc), 0) as previous, coalesce(
        type = 'checkpoint' and name is null and restored_from is null
        and lag(type) over newest = 'checkpoint' and lag(restored_from) over newest is null
        and lag(by_id) over newest is not distinct from by_id
        and lag(at) over newest - at <= ${PAUSE}, false) as is_folded
      from entries window newest as (order by at desc, type desc, number desc)
    ), grouped as (
      select *, count(*) filter (where not is_folded)
        over (order by at desc, type desc, number desc) as session
      from marked
    ), counted as (
      select *, count(*) over same as saves, min(number) over same as first,
        min(previous) over same as before
      from grouped window same as (partition by session)
    )
    select type, number, at, by_id, by_name, name, restored_from, is_scheduled, saves, first, before
    from counted where not is_folded ${until}
    order by at desc fetch first ${sql.raw(String(Math.floor(limit)))} rows with ties`);
  return rows.map(toEntry).toSorted(byTime);
}

/** The checkpoints with a name, the latest first. */
export async function listNamed(db: Db, documentId: string): Promise<StoredEntry[]> {
  const { rows } = await db.execute<TimelineRow>(sql`
    select 'checkpoint' as type, version as number, saved_at as at, saved_by_id as by_id,
      saved_by_name as by_name, name, restored_from, 1 as saves, version as first, ${PREVIOUS} as before
    from cms_document_checkpoints as checkpoints where document_id = ${documentId} and name is not null
    order by version desc`);
  return rows.map(toEntry);
}

/** Each save from one version to another, the latest first. */
export async function listSaves(
  db: Db,
  documentId: string,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<StoredEntry[]> {
  const { rows } = await db.execute<TimelineRow>(sql`
    select 'checkpoint' as type, version as number, saved_at as at, saved_by_id as by_id,
      saved_by_name as by_name, name, restored_from, 1 as saves, version as first, ${PREVIOUS} as before
    from cms_document_checkpoints as checkpoints
    where document_id = ${documentId} and version between ${from} and ${to}
    order by version desc limit ${limit}`);
  return rows.map(toEntry);
}

/** A state of the history with its content. */
export type StoredContent = EntryId & { content: DocumentContent };

/**
 * The contents of several states.
 * @param maxBytes of all of them as they are stored, compressed; the rest is left out
 */
export async function listContents(
  db: Db,
  documentId: string,
  ids: readonly EntryId[],
  maxBytes: number,
): Promise<StoredContent[]> {
  const wanted = JSON.stringify(ids.map(({ type, number }) => ({ type, number })));
  const { rows } = await db.execute<StoredContent & Record<string, unknown>>(sql`
    with wanted as (
      select * from rows from (jsonb_to_recordset(${wanted}::jsonb) as (type text, number int))
        with ordinality as each(type, number, place)
    ), states as (
      select wanted.*, content from wanted join cms_document_checkpoints
        on type = 'checkpoint' and document_id = ${documentId} and version = number
      union all
      select wanted.*, content from wanted join cms_document_revisions
        on type = 'revision' and document_id = ${documentId} and revision = number
    ), sized as (
      select *, sum(pg_column_size(content)) over (order by place) as size from states
    )
    select type, number, content from sized where size <= ${maxBytes}`);
  return rows;
}

interface TimelineRow extends Record<string, unknown> {
  type: TimelineEntry['type'];
  number: number;
  at: string | Date;
  by_id: string | null;
  by_name: string | null;
  name: string | null;
  restored_from: string | null;
  is_scheduled?: boolean;
  saves: string | number;
  first: number;
  before: number;
}

const toEntry = (row: TimelineRow): StoredEntry => ({
  type: row.type,
  number: row.number,
  at: new Date(row.at),
  by: storedActor(row.by_id, row.by_name),
  name: row.name,
  restoredFrom: row.restored_from,
  isScheduled: row.is_scheduled ?? false,
  saves: Number(row.saves),
  first: row.first,
  before: row.before,
});

/** Of one moment, revisions are newer than the checkpoints they were made from. */
const byTime = (one: StoredEntry, other: StoredEntry) =>
  other.at.getTime() - one.at.getTime() ||
  Number(other.type === 'revision') - Number(one.type === 'revision') ||
  other.number - one.number;
