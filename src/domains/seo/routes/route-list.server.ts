import { and, count, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { containsPattern } from '#src/platform/db/contains-pattern.ts';
import type { Route } from '../crawl/route.ts';
import { seoFindings, seoIgnoredFindings, seoRoutes } from '../crawl/crawl-tables.server.ts';
import type { RouteOverride } from '../overrides/override.ts';
import { overrides } from '../overrides/overrides-tables.server.ts';
import {
  EDITABLE_KINDS,
  type EditableKind,
  type RouteFilter,
  type RouteSort,
  type RouteSortKey,
  type RouteWindow,
} from './route-filter.ts';

/** A route with what the SEO manager sets for it. Its values are those of the last reading. */
export interface ListedRoute extends Route {
  kind: EditableKind;
  override: RouteOverride | null;
  /** of the checks, without ignored ones */
  findings: number;
}

/** The table of routes. Every method throws if the database fails. */
export interface RouteList {
  /** A part of the table in its order, and how long all of it is. */
  list(filter: RouteFilter, window: RouteWindow): Promise<{ routes: ListedRoute[]; total: number }>;
  /** The paths of every route that a filter selects. */
  paths(filter: RouteFilter): Promise<string[]>;
  find(path: string): Promise<ListedRoute | undefined>;
  /** Routes by path; those that are not known are left out. */
  findAll(paths: readonly string[]): Promise<Map<string, ListedRoute>>;
}

const {
  details: _details,
  sentences: _sentences,
  fingerprint: _fingerprint,
  ...columns
} = getTableColumns(seoRoutes);

const openFindings = sql`(
  select ${seoFindings.path} as path, count(*)::int as total from ${seoFindings}
  where not exists (
    select from ${seoIgnoredFindings} ignored
    where ignored.path = ${seoFindings.path} and ignored."check" = ${seoFindings.check} and ignored.key = ${seoFindings.key})
  group by ${seoFindings.path}) as found`;

/** The value that visitors get, also just after a change and before the route is read again. */
const shown = (field: 'title' | 'description') =>
  sql`lower(coalesce(${overrides.values} ->> ${sql.raw(`'${field}'`)}, ${seoRoutes[field]}))`;

const ORDERS: Readonly<Record<RouteSortKey, SQL>> = {
  path: sql`${seoRoutes.path}`,
  kind: sql`${seoRoutes.kind}`,
  title: shown('title'),
  description: shown('description'),
  words: sql`${seoRoutes.words}`,
  links: sql`${seoRoutes.inboundLinks}`,
  changed: sql`${seoRoutes.changedAt}`,
  views: sql`coalesce(ranks.views, 0)`,
  findings: sql`coalesce(found.total, 0)`,
};

function orderOf(sort: RouteSort): SQL {
  const key = sort.replace('-', '') as RouteSortKey;
  return sql`${ORDERS[key]} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last`;
}

function conditionOf({ search, kind, isOverridden, isHidden, check }: RouteFilter) {
  const pattern = containsPattern(search);
  return and(
    kind ? eq(seoRoutes.kind, kind) : inArray(seoRoutes.kind, [...EDITABLE_KINDS]),
    pattern
      ? or(
          ilike(seoRoutes.path, pattern),
          ilike(sql`coalesce(${overrides.values} ->> 'title', ${seoRoutes.title})`, pattern),
        )
      : undefined,
    isOverridden === undefined ? undefined : sql`(${overrides.path} is not null) = ${isOverridden}`,
    isHidden === undefined
      ? undefined
      : sql`coalesce((${overrides.values} ->> 'noindex')::boolean, 'noindex' = any(${seoRoutes.robots})) = ${isHidden}`,
    check === undefined
      ? undefined
      : check === 'any'
        ? sql`coalesce(found.total, 0) > 0`
        : sql`exists (select from ${seoFindings} where path = ${seoRoutes.path} and "check" = ${check})`,
  );
}

export function createRouteList({ db }: { db: Database['db'] }): RouteList {
  const findAll = async (paths: readonly string[]) =>
    new Map((await rowsOf(db, paths)).map((row) => [row.path, row]));
  return {
    async list(filter, { sort = 'path', limit, offset = 0, views = new Map() }) {
      const where = conditionOf(filter);
      // Found first by themselves: a sort below the joins would carry every column of every route.
      const found = db
        .select({ path: seoRoutes.path })
        .from(seoRoutes)
        .leftJoin(overrides, eq(overrides.path, seoRoutes.path))
        .leftJoin(openFindings, sql`found.path = ${seoRoutes.path}`)
        .leftJoin(
          sql`unnest(${sql.param([...views.keys()])}::text[], ${sql.param([...views.values()])}::int[]) as ranks (path, views)`,
          sql`ranks.path = ${seoRoutes.path}`,
        )
        .where(where)
        .orderBy(orderOf(sort), seoRoutes.path)
        .limit(limit)
        .offset(offset);
      const counted = db
        .select({ total: count() })
        .from(seoRoutes)
        .leftJoin(overrides, eq(overrides.path, seoRoutes.path))
        .leftJoin(openFindings, sql`found.path = ${seoRoutes.path}`)
        .where(where);
      const [paths, [all]] = await Promise.all([found, counted]);
      const byPath = await findAll(paths.map(({ path }) => path));
      return {
        routes: paths.flatMap(({ path }) => byPath.get(path) ?? []),
        total: all?.total ?? 0,
      };
    },
    async paths(filter) {
      const rows = await db
        .select({ path: seoRoutes.path })
        .from(seoRoutes)
        .leftJoin(overrides, eq(overrides.path, seoRoutes.path))
        .leftJoin(openFindings, sql`found.path = ${seoRoutes.path}`)
        .where(conditionOf(filter))
        .orderBy(seoRoutes.path);
      return rows.map(({ path }) => path);
    },
    find: async (path) => (path.includes('\0') ? undefined : (await rowsOf(db, [path]))[0]),
    findAll,
  };
}

async function rowsOf(db: Db, paths: readonly string[]): Promise<ListedRoute[]> {
  const rows = await db
    .select({ ...columns, override: overrides.values, findings: sql<number>`found.total` })
    .from(seoRoutes)
    .leftJoin(overrides, eq(overrides.path, seoRoutes.path))
    .leftJoin(openFindings, sql`found.path = ${seoRoutes.path}`)
    .where(
      and(
        sql`${seoRoutes.path} = any(${sql.param([...paths])}::text[])`,
        inArray(seoRoutes.kind, [...EDITABLE_KINDS]),
      ),
    );
  return rows.map((row) => ({
    ...row,
    kind: row.kind as EditableKind,
    findings: row.findings ?? 0,
  }));
}
