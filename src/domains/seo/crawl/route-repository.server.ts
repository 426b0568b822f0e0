import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { HOME_PATH } from '#src/domains/site-map/paths.ts';
import { seoChangedPaths, seoFindings, seoRouteLinks, seoRoutes } from './crawl-tables.server.ts';
import type { RouteReading } from './describe-route.ts';
import type { RouteLink } from './route-facts.ts';

/** Stores a reading with its links, in place of the last one of its path. `changedAt` moves only if the content differs. */
export async function saveReading(
  tx: Db,
  reading: RouteReading,
  links: readonly RouteLink[],
  now: Date,
) {
  const { path, contentHash } = reading;
  const values = { ...reading, readAt: now, changedAt: now };
  const { path: _path, changedAt: _changed, ...update } = values;
  await tx
    .insert(seoRoutes)
    .values(values)
    .onConflictDoUpdate({
      target: seoRoutes.path,
      set: {
        ...update,
        changedAt: sql`case when ${seoRoutes.contentHash} = ${contentHash}
          then ${seoRoutes.changedAt} else ${now.toISOString()}::timestamptz end`,
      },
    });
  await tx.delete(seoRouteLinks).where(eq(seoRouteLinks.fromPath, path));
  const rows = uniqueLinks(path, links);
  if (rows.length > 0) await tx.insert(seoRouteLinks).values(rows);
}

/** One row per target; links of the shell only of the home page, and none of a page to its own top. */
function uniqueLinks(from: string, links: readonly RouteLink[]) {
  const rows = new Map<string, typeof seoRouteLinks.$inferInsert>();
  for (const { to, fragment, text, area } of links) {
    const key = `${to}#${fragment}`;
    if ((area === 'shell' && from !== HOME_PATH) || (to === from && fragment === '')) continue;
    if (!rows.has(key)) rows.set(key, { fromPath: from, toPath: to, fragment, text, area });
  }
  return [...rows.values()];
}

/** Counts again which routes are linked to. Writes only what has changed. */
export async function countInboundLinks(tx: Db) {
  await tx.execute(sql`
    with counts as (
      select to_path, count(distinct from_path) filter (where area = 'content')::int as inbound,
        bool_or(area = 'shell') as in_menu
      from ${seoRouteLinks} where to_path <> from_path or area = 'shell' group by to_path
    ), current as (
      select route.path, coalesce(inbound, 0) as inbound, coalesce(in_menu, false) as in_menu
      from ${seoRoutes} route left join counts on counts.to_path = route.path
    )
    update ${seoRoutes} set inbound_links = current.inbound, is_in_menu = current.in_menu
    from current where current.path = ${seoRoutes}.path
      and (${seoRoutes}.inbound_links, ${seoRoutes}.is_in_menu) is distinct from (current.inbound, current.in_menu)`);
}

/** Deletes routes with all that belongs to them. */
export async function deleteRoutes(tx: Db, paths: readonly string[]) {
  if (paths.length === 0) return;
  await tx.delete(seoRoutes).where(inArray(seoRoutes.path, paths));
  await tx.delete(seoRouteLinks).where(inArray(seoRouteLinks.fromPath, paths));
  await tx.delete(seoFindings).where(inArray(seoFindings.path, paths));
}

/** Notes that the content of these paths has changed. */
export async function insertChanged(tx: Db, paths: readonly string[], now: Date) {
  if (paths.length === 0) return;
  await tx
    .insert(seoChangedPaths)
    .values([...new Set(paths)].map((path) => ({ path, changedAt: now })))
    .onConflictDoUpdate({ target: seoChangedPaths.path, set: { changedAt: now } });
}

export const listChanged = (db: Db, limit: number) =>
  db.select().from(seoChangedPaths).orderBy(seoChangedPaths.changedAt).limit(limit);

/** Forgets a change that was read, unless the path has changed again since. */
export async function deleteChanged(tx: Db, path: string, changedAt: Date) {
  await tx
    .delete(seoChangedPaths)
    .where(and(eq(seoChangedPaths.path, path), eq(seoChangedPaths.changedAt, changedAt)));
}

/** An address with what the site says of it. */
export type StoredRoute = Pick<typeof seoRoutes.$inferSelect, 'path' | 'kind' | 'isInSitemap'>;
