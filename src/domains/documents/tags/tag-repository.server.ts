import { pick } from '#src/platform/pick.ts';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { documents } from '../document-tables.server.ts';
import { documentFacts } from '../lists/facts-tables.server.ts';
import { stateInSql } from '../lists/list-repository.server.ts';
import { tagChangePosts, tagChanges } from './tag-tables.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface TagCount {
  tag: string;
  /** posts outside of the trash whose working copy has it */
  posts: number;
  /** those that visitors can read */
  public: number;
}

const hasTags = (tags: readonly string[]) =>
  sql`${documentFacts.tags} && ${sql.param([...tags])}::text[] and ${documents.trashedAt} is null`;

export async function countTags(db: Db): Promise<TagCount[]> {
  const { rows } = await db.execute<{ tag: string; posts: number; public: number }>(sql`
    select tag, count(*)::int as posts, count(live_revision)::int as public
    from ${documents} join ${documentFacts} on document_id = id, unnest(tags) as tag
    where trashed_at is null group by tag order by posts desc, tag`);
  return rows;
}

export async function countStates(
  db: Db,
  tags: readonly string[],
): Promise<{ state: string; total: number }[]> {
  return db
    .select({ state: stateInSql, total: count() })
    .from(documents)
    .innerJoin(documentFacts, eq(documentFacts.documentId, documents.id))
    .where(hasTags(tags))
    .groupBy(sql`1`);
}

interface NewTagChange {
  id: string;
  from: readonly string[];
  to: string;
  undoes?: string;
  by: Actor;
  at: Date;
}

/** Undefined if there is a change with the id already. */
export async function insertChange(
  tx: Db,
  { id, from, to, undoes, by, at }: NewTagChange,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .insert(tagChanges)
    .values({
      id,
      from: [...from],
      to,
      undoes: undoes ?? null,
      createdAt: at,
      createdById: by.id,
      createdByName: by.name,
    })
    .onConflictDoNothing()
    .returning({ id: tagChanges.id });
  return row;
}

/** Adds every post that has one of the tags to a change. */
export async function addPostsWith(tx: Db, changeId: string, tags: readonly string[]) {
  await tx.execute(sql`
    insert into ${tagChangePosts} (change_id, document_id)
    select ${changeId}::uuid, ${documents.id} from ${documents}
    join ${documentFacts} on ${documentFacts.documentId} = ${documents.id} where ${hasTags(tags)}`);
}

/** Adds every post that a change has changed to the one that takes it back. */
export async function addPostsOf(tx: Db, changeId: string, undone: string) {
  await tx.execute(sql`
    insert into ${tagChangePosts} (change_id, document_id, before, after)
    select ${changeId}::uuid, document_id, after, before from ${tagChangePosts}
    where change_id = ${undone} and outcome in ('saved', 'published')`);
}

export async function findChange(db: Db, id: string) {
  const [row] = await db.select().from(tagChanges).where(eq(tagChanges.id, id));
  return row;
}

export async function nextWaiting(db: Db, changeId: string) {
  const [row] = await db
    .select()
    .from(tagChangePosts)
    .where(and(eq(tagChangePosts.changeId, changeId), eq(tagChangePosts.outcome, 'waiting')))
    .orderBy(tagChangePosts.documentId)
    .limit(1);
  return row;
}

export async function updatePost(
  db: Db,
  changeId: string,
  documentId: string,
  values: Partial<typeof tagChangePosts.$inferInsert>,
) {
  await db
    .update(tagChangePosts)
    .set(values)
    .where(and(eq(tagChangePosts.changeId, changeId), eq(tagChangePosts.documentId, documentId)));
}

export async function finishChange(db: Db, id: string, at: Date) {
  await db
    .update(tagChanges)
    .set({ finishedAt: at })
    .where(and(eq(tagChanges.id, id), sql`${tagChanges.finishedAt} is null`));
}

/** The latest changes, newest first, with the number of their posts by outcome. */
export async function listChanges(db: Db, limit: number) {
  const of = (outcomes: string) =>
    sql<number>`count(*) filter (where ${tagChangePosts.outcome} in (${sql.raw(outcomes)}))`.mapWith(
      Number,
    );
  return db
    .select({
      ...pick(tagChanges, 'id', 'from', 'to', 'undoes', 'createdAt', 'createdByName', 'finishedAt'),
      total: count(tagChangePosts.documentId),
      waiting: of(`'waiting'`),
      published: of(`'published'`),
      saved: of(`'saved'`),
      refused: of(`'refused'`),
      isUndone: sql<boolean>`exists (select from cms_tag_changes other where other.undoes = ${tagChanges}.id)`,
    })
    .from(tagChanges)
    .leftJoin(tagChangePosts, eq(tagChangePosts.changeId, tagChanges.id))
    .groupBy(tagChanges.id)
    .orderBy(desc(tagChanges.createdAt))
    .limit(limit);
}

/** Posts of a change that a person may want to look at, with why. */
export async function listNotes(db: Db, changeId: string, limit: number) {
  return db
    .select({ id: documents.id, title: documents.title, note: sql<string>`${tagChangePosts.note}` })
    .from(tagChangePosts)
    .innerJoin(documents, eq(documents.id, tagChangePosts.documentId))
    .where(and(eq(tagChangePosts.changeId, changeId), isNotNull(tagChangePosts.note)))
    .orderBy(documents.title, documents.id)
    .limit(limit);
}

/** The latest name of a tag that was renamed, unless that was taken back; undefined if it was not, or was removed. */
export async function findReplacement(db: Db, tag: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ to: string }>(sql`
    select "to" from ${tagChanges} change
    where ${tag} = any("from") and undoes is null and "to" <> ''
      and not exists (select from ${tagChanges} other where other.undoes = change.id)
    order by created_at desc limit 1`);
  return rows[0]?.to;
}
