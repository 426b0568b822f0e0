import { formatCount } from '#src/admin/parts/counts.ts';
import { type FormattedTime, formatTime } from '#src/admin/parts/format-time.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import type { Severity } from '#src/domains/checks/severity.ts';
import type { CheckCount } from '#src/domains/seo/findings/site-findings.server.ts';
import type { CrawlProgress } from '#src/domains/seo/crawl/site-crawl.server.ts';
import type { OutsideProgress } from '#src/domains/seo/outside-links/outside-links.server.ts';

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  notice: 'Notice',
};

/** What a screen shows of the last crawl. */
export interface CrawlView {
  isRunning: boolean;
  isStopping: boolean;
  /** when it started, or finished */
  at: FormattedTime;
  by: string | null;
  total: number;
  done: number;
  failed: number;
  isStopped: boolean;
}

export const crawlView = (crawl: CrawlProgress | undefined, now: Date): CrawlView | undefined =>
  crawl && {
    isRunning: crawl.finishedAt === null,
    isStopping: crawl.finishedAt === null && crawl.isStopped,
    at: formatTime(crawl.finishedAt ?? crawl.startedAt, now),
    by: crawl.startedBy,
    total: crawl.total,
    done: crawl.done,
    failed: crawl.failed,
    isStopped: crawl.isStopped,
  };

/** What a screen shows of the last check of links to other sites. */
export interface OutsideView {
  isRunning: boolean;
  /** when it started, or finished */
  at: FormattedTime;
  by: string;
  /** undefined until the links are listed */
  total: number | undefined;
  done: number;
  /** no other site could be reached */
  isCutOff: boolean;
}

export const outsideView = (run: OutsideProgress | undefined, now: Date): OutsideView | undefined =>
  run && {
    isRunning: run.finishedAt === null,
    at: formatTime(run.finishedAt ?? run.startedAt, now),
    by: run.startedBy,
    total: run.total,
    done: run.done,
    isCutOff: run.isCutOff,
  };

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
