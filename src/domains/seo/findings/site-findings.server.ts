import { column } from '#src/platform/db/column.ts';
import type { Base } from '#src/platform/base.ts';
import { and, asc, count, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  seoFindings,
  seoIgnoredFindings,
  seoRoutes,
} from '#src/domains/seo/crawl/crawl-tables.server.ts';
import type { RouteKind } from '#src/domains/seo/crawl/route.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { readPage } from '#src/platform/db/page-window.ts';
import type { Finding } from './finding.ts';

/** How much a check found. */
export type CheckCount = Awaited<ReturnType<SiteFindings['counts']>>[number];

export interface FindingView extends Finding {
  kind: RouteKind;
  foundAt: Date;
  ignored: { reason: string; by: string; at: Date } | null;
}

interface FindingsQuery {
  check: string;
  isIgnored: boolean;
  /** part of a path */
  search?: string | undefined;
  /** from 1 */
  page: number;
}

type FindingId = Pick<Finding, 'path' | 'check' | 'key'>;

/** The findings on routes as they were last read. Throws if the database fails. */
export type SiteFindings = ReturnType<typeof createSiteFindings>;

const isIgnoredRow = and(
  eq(seoIgnoredFindings.path, seoFindings.path),
  eq(seoIgnoredFindings.check, seoFindings.check),
  eq(seoIgnoredFindings.key, seoFindings.key),
);

const matches = ({ path, check, key }: FindingId) =>
  and(
    eq(seoIgnoredFindings.path, path),
    eq(seoIgnoredFindings.check, check),
    eq(seoIgnoredFindings.key, key),
  );

export function createSiteFindings({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  return {
    /** Checks that found something, and those whose findings are all ignored; routes are those with an open finding. */
    async counts() {
      const open = sql`${seoIgnoredFindings.path} is null`;
      return db
        .select({
          check: seoFindings.check,
          open: sql<number>`count(*) filter (where ${open})::int`,
          routes: sql<number>`count(distinct ${seoFindings.path}) filter (where ${open})::int`,
          ignored: sql<number>`count(*) filter (where not ${open})::int`,
        })
        .from(seoFindings)
        .leftJoin(seoIgnoredFindings, isIgnoredRow)
        .groupBy(seoFindings.check);
    },
    /** One page of 50 findings of a check, by path. */
    async list({ check, isIgnored, search, page: requested }: FindingsQuery): Promise<{
      findings: FindingView[];
      total: number;
      page: number;
      pages: number;
    }> {
      const where = and(
        eq(seoFindings.check, check),
        (isIgnored ? isNotNull : isNull)(seoIgnoredFindings.path),
        search
          ? ilike(seoFindings.path, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
          : undefined,
      );
      const [counted] = await db
        .select({ total: count() })
        .from(seoFindings)
        .leftJoin(seoIgnoredFindings, isIgnoredRow)
        .where(where);
      const query = db
        .select({ finding: seoFindings, ignored: seoIgnoredFindings, kind: seoRoutes.kind })
        .from(seoFindings)
        .innerJoin(seoRoutes, eq(seoRoutes.path, seoFindings.path))
        .leftJoin(seoIgnoredFindings, isIgnoredRow)
        .where(where)
        .orderBy(asc(seoFindings.path), asc(seoFindings.key));
      const { rows, ...shown } = await readPage(counted?.total ?? 0, requested, query);
      const findings = rows.map(({ finding, ignored, kind }) => ({
        ...finding,
        kind,
        ignored: ignored && {
          reason: ignored.reason,
          by: ignored.ignoredBy,
          at: ignored.ignoredAt,
        },
      }));
      return { findings, ...shown };
    },
    /** Open findings of one route. */
    async ofRoute(path: string): Promise<Finding[]> {
      return column(
        db
          .select({ value: seoFindings })
          .from(seoFindings)
          .leftJoin(seoIgnoredFindings, isIgnoredRow)
          .where(and(eq(seoFindings.path, path), isNull(seoIgnoredFindings.path))),
      );
    },
    /** Takes a finding out of the list. @returns false if there is none any more */
    ignore: (id: FindingId, reason: string, by: Actor) =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`
          insert into ${seoIgnoredFindings} (path, "check", key, reason, ignored_at, ignored_by)
          select path, "check", key, ${reason}, ${clock().toISOString()}::timestamptz, ${by.name}
          from ${seoFindings} where path = ${id.path} and "check" = ${id.check} and key = ${id.key}
          on conflict (path, "check", key) do update set reason = excluded.reason,
            ignored_at = excluded.ignored_at, ignored_by = excluded.ignored_by`);
        if (!rowCount) return false;
        const after = { Check: id.check, Reason: reason };
        await recordActivity(tx, entryOf('finding.ignored', id, by, after), clock());
        return true;
      }),
    /** Puts it back. */
    restore: (id: FindingId, by: Actor) =>
      db.transaction(async (tx) => {
        const deleted = await tx.delete(seoIgnoredFindings).where(matches(id)).returning();
        if (deleted.length === 0) return false;
        const after = { Check: id.check };
        await recordActivity(tx, entryOf('finding.restored', id, by, after), clock());
        return true;
      }),
  };
}

const entryOf = (
  action: string,
  { path }: FindingId,
  actor: Actor,
  after: Record<string, string>,
) => ({
  actor,
  area: 'site' as const,
  action,
  object: { kind: 'route', id: path, label: path },
  after,
});
