import { and, eq, inArray, sql } from 'drizzle-orm';
import { seoRouteLinks, seoRoutes } from '#src/domains/seo/crawl/crawl-tables.server.ts';
import type { Alternate } from '#src/domains/seo/crawl/route-facts.ts';
import { isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DoubtfulLink, SiteRoute } from './checked-site.ts';

/** What the checks of the whole site need of every route. */
export async function listSiteRoutes(db: Db): Promise<SiteRoute[]> {
  const details = seoRoutes.details;
  const rows = await db
    .select({
      path: seoRoutes.path,
      kind: seoRoutes.kind,
      status: seoRoutes.status,
      redirectTo: seoRoutes.redirectTo,
      title: seoRoutes.title,
      description: seoRoutes.description,
      canonical: seoRoutes.canonical,
      isIndexable: seoRoutes.isIndexable,
      isInSitemap: seoRoutes.isInSitemap,
      isInMenu: seoRoutes.isInMenu,
      inboundLinks: seoRoutes.inboundLinks,
      robots: seoRoutes.robots,
      contentType: sql<string>`${details} ->> 'contentType'`,
      alternates: sql<Alternate[]>`${details} -> 'alternates'`,
      phones: sql<string[]>`${details} -> 'contact' -> 'phones'`,
    })
    .from(seoRoutes)
    .orderBy(seoRoutes.path);
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

/** Fingerprints of the pages of blocks, which are compared with each other. */
export const listFingerprints = (db: Db) =>
  db
    .select({ path: seoRoutes.path, fingerprint: seoRoutes.fingerprint })
    .from(seoRoutes)
    .where(and(eq(seoRoutes.kind, 'page'), eq(seoRoutes.status, 200)))
    .orderBy(seoRoutes.path);

export const listSentences = (db: Db, paths: readonly string[]) =>
  db
    .select({ path: seoRoutes.path, sentences: seoRoutes.sentences })
    .from(seoRoutes)
    .where(inArray(seoRoutes.path, [...paths]));
