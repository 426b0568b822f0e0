import { pick } from '#src/platform/pick.ts';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { seoRouteLinks, seoRoutes } from '#src/domains/seo/crawl/crawl-tables.server.ts';
import { seoOutsideLinks } from '#src/domains/seo/outside-links/outside-tables.server.ts';
import type { Pause } from '#src/domains/seo/crawl/pace.ts';
import { HOME_PATH } from '#src/domains/site-map/paths.ts';
import type { Alternate } from '#src/domains/seo/crawl/route-facts.ts';
import { isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { BrokenOutsideLink, DoubtfulLink, SiteRoute } from './checked-site.ts';

/** Rows of a query whose values are decoded in one go. */
const PART = 100;

/** Reads all rows by their paths, a part at a time, and pauses in between. */
async function readParts<Row extends { path: string }>(
  readAfter: (path: string, limit: number) => Promise<Row[]>,
  pause: Pause,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let isLast = false; !isLast;) {
    const part = await readAfter(rows.at(-1)?.path ?? '', PART);
    rows.push(...part);
    isLast = part.length < PART;
    await pause();
  }
  return rows;
}

/** Reads every route for the checks of the whole site. */
export const listSiteRoutes = (db: Db, pause: Pause): Promise<SiteRoute[]> =>
  readParts((path, limit) => listRoutesAfter(db, path, limit), pause);

async function listRoutesAfter(db: Db, path: string, limit: number): Promise<SiteRoute[]> {
  const details = seoRoutes.details;
  const rows = await db
    .select({
      ...pick(
        seoRoutes,
        'path',
        'kind',
        'status',
        'redirectTo',
        'title',
        'description',
        'canonical',
        'isIndexable',
        'isInSitemap',
        'isInMenu',
        'inboundLinks',
        'robots',
      ),
      contentType: sql<string>`${details} ->> 'contentType'`,
      alternates: sql<Alternate[]>`${details} -> 'alternates'`,
      phones: sql<string[]>`${details} -> 'contact' -> 'phones'`,
    })
    .from(seoRoutes)
    .where(gt(seoRoutes.path, path))
    .orderBy(seoRoutes.path)
    .limit(limit);
  return rows.map(({ robots, contentType, ...route }) => ({
    ...route,
    isNoindex: isNoindex(robots),
    isHtml: contentType.startsWith('text/html'),
  }));
}

const MAX_LINKS = 20_000;

/** Links to what is no page, or to a fragment that its page does not have. `#top` is the top of every page. */
export const listDoubtfulLinks = (db: Db): Promise<DoubtfulLink[]> =>
  db
    .select({
      from: seoRouteLinks.fromPath,
      to: seoRouteLinks.toPath,
      fragment: seoRouteLinks.fragment,
      text: seoRouteLinks.text,
    })
    .from(seoRouteLinks)
    .innerJoin(seoRoutes, eq(seoRoutes.path, seoRouteLinks.toPath))
    .where(
      sql`${seoRoutes.status} <> 200 or (${seoRouteLinks.fragment} not in ('', 'top')
        and not ${seoRoutes.details} -> 'ids' ? ${seoRouteLinks.fragment})`,
    )
    .orderBy(seoRouteLinks.fromPath, seoRouteLinks.toPath)
    .limit(MAX_LINKS);

/** Links to other sites that do not work, by page. Those of the header and the footer only of the home page: all pages share them. */
export async function listBrokenOutsideLinks(db: Db): Promise<BrokenOutsideLink[]> {
  const problems = await db
    .select({ href: seoOutsideLinks.href, problem: seoOutsideLinks.problem })
    .from(seoOutsideLinks)
    .where(isNotNull(seoOutsideLinks.problem));
  if (problems.length === 0) return [];
  const hrefs = problems.map(({ href }) => href);
  const { rows } = await db.execute<Omit<BrokenOutsideLink, 'problem'>>(sql`
    select distinct on (path, href) path as from, link ->> 'href' as href, link ->> 'text' as text
    from ${seoRoutes}, jsonb_array_elements(details -> 'outsideLinks') link
    where status = 200 and link ->> 'href' = any(${sql.param(hrefs)}::text[])
      and (link ->> 'area' = 'content' or path = ${HOME_PATH})
    order by path, href limit ${MAX_LINKS}`);
  const problemOf = new Map(problems.map(({ href, problem }) => [href, problem ?? '']));
  return rows.map((row) => ({ ...row, problem: problemOf.get(row.href) ?? '' }));
}

/** Fingerprints of the pages of blocks, which are compared with each other. */
export const listFingerprints = (db: Db, pause: Pause) =>
  readParts(
    (path, limit) =>
      db
        .select({ path: seoRoutes.path, fingerprint: seoRoutes.fingerprint })
        .from(seoRoutes)
        .where(and(eq(seoRoutes.kind, 'page'), eq(seoRoutes.status, 200), gt(seoRoutes.path, path)))
        .orderBy(seoRoutes.path)
        .limit(limit),
    pause,
  );

export const listSentences = (db: Db, paths: readonly string[]) =>
  db
    .select({ path: seoRoutes.path, sentences: seoRoutes.sentences })
    .from(seoRoutes)
    .where(inArray(seoRoutes.path, paths));
