import { formatCount, formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import type { VisitStats } from '#src/domains/analytics/analytics-reader.server.ts';
import type { Period } from '#src/domains/analytics/period.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import {
  analyticsAddress,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  type Range,
  RANGES,
} from './analytics-query.ts';
import { formatChange, dayLabels } from './analytics-labels.ts';
import { type DaysView, daysView } from './days-view.ts';
import {
  type AssessmentFunnelView,
  assessmentFunnelView,
  type LeadFunnelView,
  leadFunnelView,
  type RunCounts,
} from './funnels-view.ts';
import {
  type PageVitalsView,
  pageVitalsView,
  type SiteVitalView,
  siteVitalView,
} from './vitals-view.ts';
import type { Arrivals, SourceArrivals } from '#src/domains/leads/lead-views.ts';

export interface PageRow {
  path: string;
  views: string;
  /** share of all views */
  share: string;
  /** bar length, 0 to 100; the busiest page has 100 */
  length: number;
  change: string;
}

export interface AnalyticsView {
  query: AnalyticsQuery;
  ranges: readonly { range: Range; to: string; isCurrent: boolean }[];
  /** `Oct 25 to Nov 21` */
  dates: string;
  /** undefined when no view was counted */
  days: DaysView | undefined;
  pages: readonly PageRow[];
  pageCount: number;
  /** `63 pages, busiest first` */
  summary: string;
  siteVitals: readonly SiteVitalView[];
  /** for the same pages as `pages`; empty without samples */
  pageVitals: readonly PageVitalsView[];
  leads: LeadFunnelView;
  assessment: AssessmentFunnelView;
  viewsExport: string;
  vitalsExport: string;
}

export interface AnalyticsRead {
  period: Period;
  figures: VisitStats;
  arrivals: Readonly<Record<LeadForm, Arrivals>>;
  sources: readonly SourceArrivals[];
  /** counts of every edition of the assessment */
  runs: readonly RunCounts[];
}

/** Formats the stats for display. */
export function analyticsView(
  query: AnalyticsQuery,
  { period, figures, arrivals, sources, runs }: AnalyticsRead,
): AnalyticsView {
  const { busiest, pages, views } = figures;
  const all = `${formatCount(pages.length, 'page')}, busiest first`;
  const isMeasured = figures.vitals.some(({ samples }) => samples > 0);
  const first = { ...query, page: 1 };
  return {
    query: { ...query, page: busiest.page },
    ranges: RANGES.map((range) => ({
      range,
      to: analyticsAddress({ range, page: 1 }),
      isCurrent: range === query.range,
    })),
    dates: `${dayLabels(period.from).date} to ${dayLabels(period.to).date}`,
    days: views > 0 ? daysView(figures) : undefined,
    pages: busiest.pages.map((page) => ({
      path: page.path,
      views: formatNumber(page.views),
      share: formatShare(page.views, views),
      length: (page.views / pages[0]!.views) * 100,
      change: formatChange(page.views, page.before),
    })),
    pageCount: busiest.count,
    summary: busiest.count > 1 ? `${all}, part ${busiest.page} of ${busiest.count}` : all,
    siteVitals: isMeasured ? figures.vitals.map(siteVitalView) : [],
    pageVitals: isMeasured ? busiest.pages.map(pageVitalsView) : [],
    leads: leadFunnelView(figures, arrivals, sources),
    assessment: assessmentFunnelView(figures, runs),
    viewsExport: analyticsAddress(first, `${ANALYTICS_PATH}/views.csv`),
    vitalsExport: analyticsAddress(first, `${ANALYTICS_PATH}/vitals.csv`),
  };
}
