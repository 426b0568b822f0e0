import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { checkAddress } from '#src/admin/parts/seo-address.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import type { Severity } from '#src/domains/checks/severity.ts';
import type { CheckCount } from '#src/domains/seo/findings/site-findings.server.ts';
import type { CrawlProgress } from '#src/domains/seo/crawl/site-crawl.server.ts';
import type { OutsideProgress } from '#src/domains/seo/outside-links/outside-links.server.ts';

/** The findings of a check. */
export const findingsOf = (check: string) =>
  defineList({
    path: checkAddress(check),
    noun: 'finding',
    fields: { ignored: ['1'], search: TEXT },
    sorts: { path: 'by path' },
    tabs: ['ignored'],
  });

export type CrawlView = ReturnType<typeof runView<CrawlProgress>>;
export type OutsideView = ReturnType<typeof runView<OutsideProgress>>;

/** The last crawl, or check of links to other sites, with when it started or finished. */
export const runView = <Run extends { startedAt: Date; finishedAt: Date | null }>(
  run: Run,
  now: Date,
) => ({
  ...run,
  isRunning: run.finishedAt === null,
  at: formatTime(run.finishedAt ?? run.startedAt, now),
});

export interface CheckRow {
  id: string;
  title: string;
  why: string;
  severity: Severity;
  open: number;
  /** '12 findings on 9 routes', '2 ignored' */
  summary: string;
}

/** The checks that found something, by severity; then those that found nothing. */
export function checkRows(counts: readonly CheckCount[]): { found: CheckRow[]; clear: CheckRow[] } {
  const byId = new Map(counts.map((count) => [count.check, count]));
  const rows = PAGE_CHECKS.map(({ id, title, why, severity }): CheckRow & { ignored: number } => {
    const { open = 0, routes = 0, ignored = 0 } = byId.get(id) ?? {};
    const summary = [
      open > 0 ? `${formatCount(open, 'finding')} on ${formatCount(routes, 'route')}` : '',
      ignored > 0 ? `${ignored} ignored` : '',
    ]
      .filter(Boolean)
      .join(', ');
    return { id, title, why, severity, open, ignored, summary };
  });
  return {
    found: rows.filter(({ open, ignored }) => open + ignored > 0),
    clear: rows.filter(({ open, ignored }) => open + ignored === 0),
  };
}
