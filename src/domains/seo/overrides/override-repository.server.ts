import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { seoRoutes } from '../crawl/crawl-tables.server.ts';
import type { RouteOverride } from './override.ts';
import { overrideChangeRoutes, overrideChanges, overrides } from './overrides-tables.server.ts';

/** The override of a route before and after a change; null for none. */
export interface ChangedRoute {
  path: string;
  before: RouteOverride | null;
  after: RouteOverride | null;
}

interface NewChange {
  id: string;
  at: Date;
  by: { id: string; name: string };
  label: string;
  undoes: string | null;
}

/** Serializes changes until the transaction ends, so that two of many routes cannot deadlock. */
export const lockOverrides = (tx: Db) => tx.execute(lock('overrides'));

const columns = {
  path: overrides.path,
  values: overrides.values,
  changedByName: overrides.changedByName,
};

export const listOverrides = (db: Db) => db.select(columns).from(overrides);

export const findOverrides = (db: Db, paths: readonly string[]) =>
  db
    .select(columns)
    .from(overrides)
    .where(sql`${overrides.path} = any(${sql.param([...paths])}::text[])`);

/** Those of the paths that search engines could not list when they were last read. */
export const listUnlistedPaths = (db: Db, paths: readonly string[]): Promise<string[]> =>
  column(
    db
      .select({ value: seoRoutes.path })
      .from(seoRoutes)
      .where(sql`path = any(${sql.param([...paths])}::text[]) and not is_indexable`),
  );

/** @returns false if there is a change with the id already */
export async function insertChange(
  tx: Db,
  { id, at, by, label, undoes }: NewChange,
): Promise<boolean> {
  const inserted = await tx
    .insert(overrideChanges)
    .values({ id, at, byId: by.id, byName: by.name, label, undoes })
    .onConflictDoNothing();
  return (inserted.rowCount ?? 0) > 0;
}

/** Stores the overrides of many routes, and what they were, in a few statements. */
export async function storeChangedRoutes(
  tx: Db,
  { id, at, by }: Pick<NewChange, 'id' | 'at' | 'by'>,
  routes: readonly ChangedRoute[],
) {
  const rows = JSON.stringify(routes);
  await tx.execute(sql`
    insert into ${overrideChangeRoutes} (change_id, path, before, after)
    select ${id}::uuid, path, nullif(before, 'null'), nullif(after, 'null')
    from jsonb_to_recordset(${rows}::jsonb) as route(path text, before jsonb, after jsonb)`);
  await tx.execute(sql`
    insert into ${overrides} (path, values, changed_at, changed_by_id, changed_by_name)
    select path, after, ${at.toISOString()}::timestamptz, ${by.id}, ${by.name}
    from jsonb_to_recordset(${rows}::jsonb) as route(path text, after jsonb)
    where jsonb_typeof(after) = 'object'
    on conflict (path) do update set values = excluded.values, changed_at = excluded.changed_at,
      changed_by_id = excluded.changed_by_id, changed_by_name = excluded.changed_by_name`);
  const removed = routes.filter(({ after }) => after === null).map(({ path }) => path);
  if (removed.length > 0)
    await tx.delete(overrides).where(sql`${overrides.path} = any(${sql.param(removed)}::text[])`);
}

/** Gives the override of a page that has moved its new address. One that is there already gives way. */
export async function moveOverride(tx: Db, from: string, to: string) {
  await tx.execute(sql`
    with moved as (delete from ${overrides} where path = ${from} returning *)
    insert into ${overrides}
    select ${to}, values, changed_at, changed_by_id, changed_by_name from moved
    on conflict (path) do update set values = excluded.values, changed_at = excluded.changed_at,
      changed_by_id = excluded.changed_by_id, changed_by_name = excluded.changed_by_name`);
}

export const listRoutesOfChange = (db: Db, changeId: string): Promise<ChangedRoute[]> =>
  db
    .select({
      path: overrideChangeRoutes.path,
      before: overrideChangeRoutes.before,
      after: overrideChangeRoutes.after,
    })
    .from(overrideChangeRoutes)
    .where(eq(overrideChangeRoutes.changeId, changeId))
    .orderBy(overrideChangeRoutes.path);

/** The changes of one route since a moment, newest first. Unlike a change as a whole, they are small. */
export const listPathChanges = async (
  db: Db,
  path: string,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .select({
      at: overrideChanges.at,
      byName: overrideChanges.byName,
      label: overrideChanges.label,
      before: overrideChangeRoutes.before,
      after: overrideChangeRoutes.after,
    })
    .from(overrideChangeRoutes)
    .innerJoin(overrideChanges, eq(overrideChanges.id, overrideChangeRoutes.changeId))
    .where(and(eq(overrideChangeRoutes.path, path), gte(overrideChanges.at, since)))
    .orderBy(desc(overrideChanges.at))
    .limit(limit);

/** Newest first, with the number of their routes; `path` only those that concern it. */
export async function listChanges(
  db: Db,
  { path, before, limit }: { path?: string; before?: Date; limit: number },
) {
  const concerned = db
    .select({ id: overrideChangeRoutes.changeId })
    .from(overrideChangeRoutes)
    .where(eq(overrideChangeRoutes.path, path ?? ''));
  return db
    .select({
      ...pick(overrideChanges, 'id', 'at', 'byName', 'label', 'undoes'),
      isUndone: sql<boolean>`exists (select from seo_override_changes other where other.undoes = seo_override_changes.id)`,
      routes:
        sql<number>`(select count(*) from seo_override_change_routes route where route.change_id = seo_override_changes.id)`.mapWith(
          Number,
        ),
      paths: sql<
        string[]
      >`array(select route.path from seo_override_change_routes route where route.change_id = seo_override_changes.id order by route.path limit 2)`,
    })
    .from(overrideChanges)
    .where(
      and(
        path === undefined ? undefined : inArray(overrideChanges.id, concerned),
        before && lt(overrideChanges.at, before),
      ),
    )
    .orderBy(desc(overrideChanges.at))
    .limit(limit);
}
