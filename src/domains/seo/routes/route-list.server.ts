import { column } from '#src/platform/db/column.ts';
import { and, count, eq, getTableColumns, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.server.ts';
import { containsPattern } from '#src/platform/db/contains-pattern.ts';
import type { KnownRoute, Route } from '../crawl/route.ts';
import {
  seoFindings,
  seoIgnoredFindings,
  seoRouteLinks,
  seoRoutes,
} from '../crawl/crawl-tables.server.ts';
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

/** A route with what the SEO manager sets for it. */
export interface ListedRoute {
  path: string;
  kind: EditableKind;
  /** what the last reading found; null before the first */
  facts: Omit<Route, 'path' | 'kind'> | null;
  override: RouteOverride | null;
  /** of the checks, without ignored ones */
  findings: number;
}

/** The table of routes. Every method throws if the database fails. */
export type RouteList = ReturnType<typeof createRouteList>;

const MAX_LINKS = 50;

interface RouteListDeps {
  db: Database['db'];
  /** every public address that the site knows */
  listRoutes(): Promise<readonly KnownRoute[]>;
}

const {
  path: _path,
  kind: _kind,
  details: _details,
  sentences: _sentences,
  fingerprint: _fingerprint,
  ...factColumns
} = getTableColumns(seoRoutes);

const openFindings = sql`(
  select ${seoFindings.path} as path, count(*)::int as total from ${seoFindings}
  where not exists (
    select from ${seoIgnoredFindings} ignored
    where ignored.path = ${seoFindings.path} and ignored."check" = ${seoFindings.check} and ignored.key = ${seoFindings.key})
  group by ${seoFindings.path}) as found`;

const kinds = sql`${sql.param([...EDITABLE_KINDS])}::text[]`;

/** All routes that can be edited: those that were read, and those that were not read yet. */
const routesWith = (unread: readonly KnownRoute[]) => sql`(
  select path, kind, title, description, words, inbound_links, changed_at, is_in_sitemap
  from ${seoRoutes} where kind = any(${kinds})
  union all
  select path, kind, null, null, null, null, null, true
  from unnest(${sql.param(unread.map(({ path }) => path))}::text[], ${sql.param(unread.map(({ kind }) => kind))}::text[]) as unread (path, kind)
) as route`;

/** The value that visitors get, also just after a change and before the route is read again. */
const shown = (field: 'title' | 'description') =>
  sql`lower(coalesce(${overrides.values} ->> ${sql.raw(`'${field}'`)}, route.${sql.raw(field)}))`;

const ORDERS: Readonly<Record<RouteSortKey, SQL>> = {
  path: sql`route.path`,
  kind: sql`route.kind`,
  title: shown('title'),
  description: shown('description'),
  words: sql`route.words`,
  links: sql`route.inbound_links`,
  changed: sql`route.changed_at`,
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
    kind ? sql`route.kind = ${kind}` : undefined,
    pattern
      ? or(
          ilike(sql`route.path`, pattern),
          ilike(sql`coalesce(${overrides.values} ->> 'title', route.title)`, pattern),
        )
      : undefined,
    isOverridden === undefined ? undefined : sql`(${overrides.path} is not null) = ${isOverridden}`,
    // Not by the robots tag: outside of production, every page has noindex.
    isHidden === undefined
      ? undefined
      : sql`coalesce((${overrides.values} ->> 'noindex')::boolean, not route.is_in_sitemap) = ${isHidden}`,
    check === undefined
      ? undefined
      : check === 'any'
        ? sql`coalesce(found.total, 0) > 0`
        : sql`exists (select from ${seoFindings} where path = route.path and "check" = ${check})`,
  );
}

export function createRouteList({ db, listRoutes }: RouteListDeps) {
  const readKnown = async () =>
    (await listRoutes()).filter(({ kind }) => EDITABLE_KINDS.some((each) => each === kind));
  async function readRoutes() {
    const [known, read] = await Promise.all([
      readKnown(),
      db.select({ path: seoRoutes.path }).from(seoRoutes),
    ]);
    const paths = new Set(read.map(({ path }) => path));
    return routesWith(known.filter(({ path }) => !paths.has(path)));
  }

  async function findAll(paths: readonly string[]): Promise<Map<string, ListedRoute>> {
    const rows = await db
      .select({
        path: sql<string>`wanted.path`,
        kind: seoRoutes.kind,
        facts: factColumns,
        override: overrides.values,
        findings: sql<number>`coalesce(found.total, 0)`,
      })
      .from(sql`unnest(${sql.param([...paths])}::text[]) as wanted (path)`)
      .leftJoin(seoRoutes, sql`${seoRoutes.path} = wanted.path`)
      .leftJoin(overrides, sql`${overrides.path} = wanted.path`)
      .leftJoin(openFindings, sql`found.path = wanted.path`);
    const isUnread = rows.some(({ kind }) => kind === null);
    const known = new Map(
      isUnread ? (await readKnown()).map(({ path, kind }) => [path, kind]) : [],
    );
    return new Map(
      rows.flatMap(({ kind: readKind, ...row }): [string, ListedRoute][] => {
        const kind = EDITABLE_KINDS.find((each) => each === (readKind ?? known.get(row.path)));
        return kind ? [[row.path, { ...row, kind }]] : [];
      }),
    );
  }

  return {
    /** A part of the table in its order, and how long all of it is. Routes that were not read yet are part of it. */
    async list(
      filter: RouteFilter,
      { sort = 'path', limit, offset = 0, views = new Map() }: RouteWindow,
    ): Promise<{ routes: ListedRoute[]; total: number }> {
      const where = conditionOf(filter);
      const routes = await readRoutes();
      // Found first by themselves: a sort below the joins would carry every column of every route.
      const found = db
        .select({ path: sql<string>`route.path` })
        .from(routes)
        .leftJoin(overrides, sql`${overrides.path} = route.path`)
        .leftJoin(openFindings, sql`found.path = route.path`)
        .leftJoin(
          sql`unnest(${sql.param([...views.keys()])}::text[], ${sql.param([...views.values()])}::int[]) as ranks (path, views)`,
          sql`ranks.path = route.path`,
        )
        .where(where)
        .orderBy(orderOf(sort), sql`route.path`)
        .limit(limit)
        .offset(offset);
      const counted = db
        .select({ total: count() })
        .from(routes)
        .leftJoin(overrides, sql`${overrides.path} = route.path`)
        .leftJoin(openFindings, sql`found.path = route.path`)
        .where(where);
      const [paths, [all]] = await Promise.all([found, counted]);
      const byPath = await findAll(paths.map(({ path }) => path));
      return {
        routes: paths.flatMap(({ path }) => byPath.get(path) ?? []),
        total: all?.total ?? 0,
      };
    },
    /** The paths of every route that a filter selects. */
    async paths(filter: RouteFilter): Promise<string[]> {
      return column(
        db
          .select({ value: sql<string>`route.path` })
          .from(await readRoutes())
          .leftJoin(overrides, sql`${overrides.path} = route.path`)
          .leftJoin(openFindings, sql`found.path = route.path`)
          .where(conditionOf(filter))
          .orderBy(sql`route.path`),
      );
    },
    find: async (path: string): Promise<ListedRoute | undefined> =>
      path.includes('\0') ? undefined : (await findAll([path])).get(path),
    /** Routes by path; those that are not known are left out. */
    findAll: (paths: readonly string[]): Promise<Map<string, ListedRoute>> =>
      paths.length === 0 ? Promise.resolve(new Map()) : findAll(paths),
    /** Pages whose content links to a path, with the text of the link; at most 50. */
    linksTo: (path: string) =>
      db
        .selectDistinctOn([seoRouteLinks.fromPath], {
          path: seoRouteLinks.fromPath,
          text: seoRouteLinks.text,
        })
        .from(seoRouteLinks)
        .where(
          and(
            eq(seoRouteLinks.toPath, path),
            eq(seoRouteLinks.area, 'content'),
            ne(seoRouteLinks.fromPath, path),
          ),
        )
        .orderBy(seoRouteLinks.fromPath)
        .limit(MAX_LINKS),
  };
}
