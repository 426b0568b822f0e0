import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { FindingDetails } from '#src/domains/seo/findings/finding.ts';
import { ROUTE_KINDS, type RouteDetails } from './route.ts';
import type { LinkArea } from './route-facts.ts';

/** Facts of the last reading of each public address; see `Route`. */
export const seoRoutes = pgTable(
  'seo_routes',
  {
    /** decoded, as in `readSitePaths` */
    path: text().primaryKey(),
    kind: text({ enum: ROUTE_KINDS }).notNull(),
    status: integer().notNull(),
    /** absolute URL; null if it does not redirect */
    redirectTo: text(),
    /** empty if the page has none */
    title: text().notNull(),
    description: text().notNull(),
    /** absolute URL; null without one */
    canonical: text(),
    robots: text().array().notNull(),
    /** by what it says of itself; false everywhere but in production, where every page has `noindex` */
    isIndexable: boolean().notNull(),
    isInSitemap: boolean().notNull(),
    /** absolute URL of the picture for link previews */
    picture: text(),
    schemaTypes: text().array().notNull(),
    words: integer().notNull(),
    /** pages whose content links here */
    inboundLinks: integer().notNull().default(0),
    /** whether the header or the footer links here */
    isInMenu: boolean().notNull().default(false),
    /** of the document, decoded and as sent */
    bytes: integer().notNull(),
    sentBytes: integer().notNull(),
    /** SHA-256 of what visitors see; without what changes from one response to the next */
    contentHash: text().notNull(),
    readAt: moment().notNull(),
    /** when `contentHash` last changed, as far as was read */
    changedAt: moment().notNull(),
    details: jsonb().$type<RouteDetails>().notNull(),
    /** of pages only, which are compared with each other */
    sentences: text().array().notNull(),
    /** MinHash of the sentences */
    fingerprint: integer().array().notNull(),
  },
  (table) => [index('seo_routes_kind').on(table.kind, table.path)],
);

/** Links of each address within the site. Those of the header and the footer only for the home page: all pages share them. */
export const seoRouteLinks = pgTable(
  'seo_route_links',
  {
    fromPath: text().notNull(),
    toPath: text().notNull(),
    /** without `#`; empty for none */
    fragment: text().notNull(),
    text: text().notNull(),
    area: text().$type<LinkArea>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromPath, table.toPath, table.fragment] }),
    index('seo_route_links_to').on(table.toPath),
  ],
);

/** Paths whose content changed since they were read, also new ones. */
export const seoChangedPaths = pgTable('seo_changed_paths', {
  path: text().primaryKey(),
  changedAt: moment().notNull(),
});

/** Runs that read every public address. */
export const seoCrawls = pgTable(
  'seo_crawls',
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: moment().notNull(),
    /** name of who asked for it; null for the nightly one */
    startedBy: text(),
    finishedAt: moment(),
    /** when someone asked it to stop */
    stoppedAt: moment(),
    /** of the worker that reads now, and when it last did; another one takes over once that is long ago */
    claim: text(),
    beatAt: moment(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
  },
  // One at a time, over all nodes.
  () => [
    uniqueIndex('seo_crawls_unfinished')
      .on(sql`(true)`)
      .where(sql`finished_at is null`),
  ],
);

/** Addresses of the unfinished crawl, so that it resumes where a process was killed. Deleted when it finishes. */
export const seoCrawlPages = pgTable(
  'seo_crawl_pages',
  {
    crawlId: uuid()
      .notNull()
      .references(() => seoCrawls.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    kind: text({ enum: ROUTE_KINDS }).notNull(),
    isInSitemap: boolean().notNull(),
    state: text({ enum: ['pending', 'read', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.crawlId, table.path] }),
    index('seo_crawl_pages_pending')
      .on(table.crawlId)
      .where(sql`state = 'pending'`),
  ],
);

/** Findings of checks, kept until a route is read again, so that no request runs them. */
export const seoFindings = pgTable(
  'seo_findings',
  {
    path: text().notNull(),
    /** id of the check */
    check: text().notNull(),
    /** distinguishes several findings of one check on one route, and stays the same from one reading to the next */
    key: text().notNull(),
    message: text().notNull(),
    /** what the screens show with it: another route, shared sentences */
    details: jsonb().$type<FindingDetails>().notNull(),
    foundAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.check, table.key] }),
    index('seo_findings_check').on(table.check, table.path),
  ],
);

/** Findings that someone decided to leave as they are. */
export const seoIgnoredFindings = pgTable(
  'seo_ignored_findings',
  {
    path: text().notNull(),
    check: text().notNull(),
    key: text().notNull(),
    reason: text().notNull(),
    ignoredAt: moment().notNull(),
    ignoredBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.check, table.key] })],
);
