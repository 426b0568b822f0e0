import { inBatches } from '#src/platform/db/in-batches.ts';
import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { readPage } from '#src/platform/db/page-window.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import { findStart } from './redirect.ts';
import { findRedirectedPaths, viewColumns } from './redirect-repository.server.ts';
import {
  REDIRECT_CONCERNS,
  type RedirectConcern,
  type RedirectFilter,
  type RedirectPage,
  type RedirectSort,
  type RedirectSortKey,
  type RedirectView,
} from './redirect-views.ts';
import { redirects } from './redirects-tables.server.ts';

/** As `kindOf`. */
const KIND = sql`case when ${redirects.fromPath} like '%*%' then 'pattern' when ${redirects.fromPath} like '%/' then 'prefix' else 'exact' end`;
/** A redirect without a hit for this long counts as unused. */
const UNUSED_DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH = 1_000;

interface ListContext {
  /** every path with content, as `normalizePath` returns it */
  contentPaths(): Promise<ReadonlyMap<string, string>>;
  now: Date;
}

/** Lists redirects that match a filter, a page at a time. */
export async function listRedirects(
  db: Db,
  filter: RedirectFilter,
  requestedPage: number,
  context: ListContext,
): Promise<RedirectPage> {
  const where = await conditionOf(db, filter, context);
  const total = await db.$count(redirects, where);
  const query = db
    .select(viewColumns)
    .from(redirects)
    .where(where)
    .orderBy(orderOf(filter.sort ?? '-since'), redirects.fromPath);
  const { rows, ...shown } = await readPage(total, requestedPage, query);
  return { redirects: await withDead(db, rows, context), ...shown };
}

/** The number of redirects in all, and of those that may need attention. */
export async function countRedirects(
  db: Db,
  context: ListContext,
): Promise<Record<'all' | RedirectConcern, number>> {
  const countOf = async (concern?: RedirectConcern) =>
    db.$count(redirects, await conditionOf(db, concern ? { concern } : {}, context));
  const [all, unused, missing, offsite] = await Promise.all([
    countOf(),
    ...REDIRECT_CONCERNS.map(countOf),
  ]);
  return { all, unused: unused!, missing: missing!, offsite: offsite! };
}

async function withDead(
  db: Db,
  rows: readonly Omit<RedirectView, 'isDead'>[],
  { contentPaths }: ListContext,
): Promise<RedirectView[]> {
  const content = await contentPaths();
  const targets = rows.flatMap(({ toPath }) => toPath ?? []);
  const open = targets.filter(
    (path) => !content.has(path) && !isReservedPath(path) && !path.includes('*'),
  );
  const redirected = await findRedirectedPaths(db, open);
  const dead = new Set(open.filter((path) => !redirected.has(path)));
  return rows.map((row) => ({ ...row, isDead: row.toPath !== null && dead.has(row.toPath) }));
}

/** Every redirect in the order of its address, in batches, for exports. */
export async function* allRedirects(
  db: Db,
  filter: RedirectFilter,
  context: ListContext,
): AsyncGenerator<RedirectView[]> {
  const where = await conditionOf(db, filter, context);
  const batches = inBatches(BATCH, (last?: { from: string }) =>
    db
      .select(viewColumns)
      .from(redirects)
      .where(and(where, sql`${redirects.fromPath} collate "C" > ${last?.from ?? ''}`))
      .orderBy(sql`${redirects.fromPath} collate "C"`)
      .limit(BATCH),
  );
  for await (const rows of batches) yield rows.map((row) => ({ ...row, isDead: false }));
}

const SORT_COLUMNS: Record<RedirectSortKey, SQL> = {
  from: sql`${redirects.fromPath}`,
  to: sql`${redirects.target}`,
  hits: sql`${redirects.hits}`,
  'last-hit': sql`coalesce(${redirects.lastHitAt}, '-infinity')`,
  since: sql`${redirects.createdAt}`,
  // As `findStart`: one query, one path, then prefixes and patterns by their fixed text.
  wins: sql`(case when ${redirects.fromPath} like '%?%' then '0' when ${redirects.fromPath} ~ '/$|[*]' then '2' || to_char(999 - length(replace(${redirects.fromPath}, '*', '')), '000') else '1' end)`,
};

function orderOf(sort: RedirectSort): SQL {
  const column = SORT_COLUMNS[sort.replace(/^-/, '') as RedirectSortKey];
  return sort.startsWith('-') ? desc(column) : asc(column);
}

async function conditionOf(
  db: Db,
  { search, kind, status, concern }: RedirectFilter,
  context: ListContext,
): Promise<SQL | undefined> {
  const text = search?.toLowerCase();
  return and(
    text === undefined
      ? undefined
      : sql`(strpos(${redirects.fromPath}, ${text}) > 0 or strpos(lower(${redirects.target}), ${text}) > 0)`,
    kind && eq(KIND, kind),
    status && eq(redirects.status, status),
    concern === 'unused' ? isUnused(context.now) : undefined,
    concern === 'offsite'
      ? and(isNull(redirects.targetPath), sql`${redirects.status} <> 410`)
      : undefined,
    concern === 'missing' ? leadsTo(await findMissingTargets(db, context)) : undefined,
  );
}

// One parameter: a statement may have 65,535, and a site more redirects.
const leadsTo = (paths: readonly string[]) =>
  sql`${redirects.targetPath} = any(${sql.param(paths)}::text[])`;

function isUnused(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  const { lastHitAt, createdAt } = redirects;
  return and(or(isNull(lastHitAt), lt(lastHitAt, since)), lt(createdAt, since));
}

/** Targets on this site at which nothing is: no content, no address of the site itself, no other redirect. */
async function findMissingTargets(db: Db, { contentPaths }: ListContext): Promise<string[]> {
  const [rows, content] = await Promise.all([
    db.select({ from: redirects.fromPath, toPath: redirects.targetPath }).from(redirects),
    contentPaths(),
  ]);
  const starts = new Set(rows.map(({ from }) => from));
  const patterns = [...starts].filter((from) => from.includes('*'));
  const isMissing = (path: string) =>
    !content.has(path) &&
    !isReservedPath(path) &&
    normalizePath(path) !== undefined &&
    !path.includes('*') &&
    findStart(path, '', (start) => starts.has(start), patterns) === undefined;
  return [...new Set(rows.flatMap(({ toPath }) => toPath ?? []))].filter(isMissing);
}

/** Redirects to a path that were created since a moment, newest first. One that a page made when it moved has no name. */
export async function listRedirectsTo(
  db: Db,
  path: string,
  { since, limit }: { since: Date; limit: number },
) {
  const target = normalizePath(path);
  if (target === undefined) return [];
  return db
    .select({
      from: redirects.fromPath,
      createdAt: redirects.createdAt,
      createdByName: redirects.createdByName,
    })
    .from(redirects)
    .where(and(eq(redirects.targetPath, target), gte(redirects.createdAt, since)))
    .orderBy(desc(redirects.createdAt))
    .limit(limit);
}
