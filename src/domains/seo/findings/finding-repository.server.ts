import { and, eq, inArray, sql } from 'drizzle-orm';
import { seoFindings } from '#src/domains/seo/crawl/crawl-tables.server.ts';
import type { Pause } from '#src/domains/seo/crawl/pace.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Finding } from './finding.ts';

/** A statement is built in one go: of 1,000 findings, it would take 10 ms. */
const BATCH = 100;

/** Replaces what some checks found on one route. */
export async function saveFindingsOfRoute(
  tx: Db,
  path: string,
  checks: readonly string[],
  findings: readonly Finding[],
  now: Date,
) {
  const keys = findings.map(({ check, key }) => `${check} ${key}`);
  await tx
    .delete(seoFindings)
    .where(
      and(
        eq(seoFindings.path, path),
        inArray(seoFindings.check, checks),
        sql`${seoFindings.check} || ' ' || ${seoFindings.key} <> all(${sql.param(keys)}::text[])`,
      ),
    );
  await upsert(tx, findings, now);
}

/** Replaces all that a check found; pauses between statements. */
export async function saveFindingsOfCheck(
  tx: Db,
  check: string,
  findings: readonly Finding[],
  now: Date,
  pause: Pause,
) {
  const paths = findings.map(({ path }) => path);
  const keys = findings.map(({ key }) => key);
  await tx.execute(sql`delete from ${seoFindings} finding where finding.check = ${check}
    and not exists (select from unnest(${sql.param(paths)}::text[], ${sql.param(keys)}::text[]) as kept (path, key)
      where kept.path = finding.path and kept.key = finding.key)`);
  await upsert(tx, findings, now, pause);
}

/** Findings that are already known keep the time at which they were found. */
async function upsert(
  tx: Db,
  findings: readonly Finding[],
  now: Date,
  pause: Pause = () => Promise.resolve(),
) {
  for (let at = 0; at < findings.length; at += BATCH) {
    await pause();
    await tx
      .insert(seoFindings)
      .values(findings.slice(at, at + BATCH).map((finding) => ({ ...finding, foundAt: now })))
      .onConflictDoUpdate({
        target: [seoFindings.path, seoFindings.check, seoFindings.key],
        set: { message: sql`excluded.message`, details: sql`excluded.details` },
        setWhere: sql`(${seoFindings.message}, ${seoFindings.details}) is distinct from (excluded.message, excluded.details)`,
      });
  }
}
