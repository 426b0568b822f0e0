import { column } from '#src/platform/db/column.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { postCounts, posts } from './post-tables.server.ts';

/** How many posts there are, and where a window begins, by the counts that triggers keep (ADR 149). */

export interface Window {
  offset: number;
  limit: number;
}

const published = sql<number>`coalesce(sum(${postCounts.published}), 0)`.mapWith(Number);
const listed = sql<number>`coalesce(sum(${postCounts.listed}), 0)`.mapWith(Number);

const countedIn = (category: string | undefined) =>
  category === undefined ? undefined : eq(postCounts.category, category);

export async function countListedPosts(db: Db, category: string | undefined): Promise<number> {
  const [row] = await db.select({ listed }).from(postCounts).where(countedIn(category));
  return row!.listed;
}

/** Categories of listed posts, by number of posts, largest first. */
export const listCategories = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: postCounts.category })
      .from(postCounts)
      .groupBy(postCounts.category)
      .having(sql`${listed} > 0`)
      .orderBy(desc(listed), postCounts.category),
  );

export async function countPublishedPosts(db: Db): Promise<number> {
  const [row] = await db.select({ published }).from(postCounts);
  return row!.published;
}

/** Post counts by state; `listed` posts are included in `published`. */
export async function countPostsByState(db: Db) {
  const [[row], drafts] = await Promise.all([
    db.select({ published, listed }).from(postCounts),
    db.$count(posts, sql`${posts.status} = 'draft'`),
  ]);
  return { ...row!, drafts };
}

/** A walk over this many is faster than looking up where the window begins. */
const NEAR = 500;

const UNDATED = '-infinity';

/**
 * One window of a long order, without walking over all posts before it: begins at the month that has it, by the counts of
 * months. Pinned posts are few.
 * @param find posts of the order, or of a part of it
 */
export async function findFarWindow<Row>(
  db: Db,
  { category, isArchive = false }: { category?: string | undefined; isArchive?: boolean },
  window: Window,
  find: (window: Window, part?: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  if (window.offset < NEAR) return find(window);
  const number = isArchive ? published : listed;
  const pin = isArchive ? sql`false` : sql`${postCounts.isFeatured}`;
  const months = db
    .select({
      isPinned: pin.mapWith(Boolean).as('pinned'),
      month: postCounts.month,
      number: number.as('number'),
      until: sql<number>`sum(${number}) over (order by ${pin} desc, ${postCounts.month} desc)`.as(
        'until',
      ),
    })
    .from(postCounts)
    .where(countedIn(category))
    .groupBy(sql`1`, postCounts.month)
    .as('months');
  const [start] = await db
    .select({
      isPinned: months.isPinned,
      month: months.month,
      before: sql`${months.until} - ${months.number}`.mapWith(Number),
      end: sql<string>`((${months.month} + interval '1 month') at time zone 'UTC')::text`,
    })
    .from(months)
    .where(sql`${months.until} > ${window.offset}`)
    .orderBy(months.until)
    .limit(1);
  if (!start) return [];
  if (start.isPinned) return find(window);
  const rest = isArchive ? undefined : sql`not ${posts.isFeatured}`;
  const undated = and(rest, isNull(posts.publishedAt));
  const within = { ...window, offset: window.offset - start.before };
  if (start.month === UNDATED) return find(within, undated);
  const rows = await find(within, and(rest, sql`${posts.publishedAt} < ${start.end}`));
  const missing = window.limit - rows.length;
  return missing > 0 ? [...rows, ...(await find({ offset: 0, limit: missing }, undated))] : rows;
}
