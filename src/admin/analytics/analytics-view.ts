import { countOf, number, shareOf } from '#src/admin/parts/counts.ts';
import type { VisitStats } from '#src/domains/analytics/analytics-reader.server.ts';
import type { Period } from '#src/domains/analytics/period.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import {
  addressOf,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  type Range,
  RANGES,
} from './analytics-query.ts';
import { changeOf, dayWords } from './analytics-labels.ts';
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
  /** of all views */
  share: string;
  /** of 100, of the busiest page */
  length: number;
  change: string;
}

export interface AnalyticsView {
  query: AnalyticsQuery;
  ranges: readonly { range: Range; to: string; isCurrent: boolean }[];
  /** `Oct 25 to Nov 21` */
  dates: string;
  /** undefined when nothing was measured */
  days: DaysView | undefined;
  pages: readonly PageRow[];
  pageCount: number;
  /** `63 pages, the busiest first` */
  summary: string;
  siteVitals: readonly SiteVitalView[];
  /** of the pages above; empty without a sample of any */
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
  /** of every edition */
  runs: readonly RunCounts[];
}

/** Puts figures into words. */
export function analyticsView(
  query: AnalyticsQuery,
  { period, figures, arrivals, sources, runs }: AnalyticsRead,
): AnalyticsView {
  const { busiest, pages, views } = figures;
  const all = `${countOf(pages.length, 'page')}, the busiest first`;
  const isMeasured = figures.vitals.some(({ samples }) => samples > 0);
  const first = { ...query, page: 1 };
  return {
    query: { ...query, page: busiest.page },
    ranges: RANGES.map((range) => ({
      range,
      to: addressOf({ range, page: 1 }),
      isCurrent: range === query.range,
    })),
    dates: `${dayWords(period.from).date} to ${dayWords(period.to).date}`,
    days: views > 0 ? daysView(figures) : undefined,
    pages: busiest.pages.map((page) => ({
      path: page.path,
      views: number(page.views),
      share: shareOf(page.views, views),
      length: (page.views / pages[0]!.views) * 100,
      change: changeOf(page.views, page.before),
    })),
    pageCount: busiest.count,
    summary: busiest.count > 1 ? `${all}, part ${busiest.page} of ${busiest.count}` : all,
    siteVitals: isMeasured ? figures.vitals.map(siteVitalView) : [],
    pageVitals: isMeasured ? busiest.pages.map(pageVitalsView) : [],
    leads: leadFunnelView(figures, arrivals, sources),
    assessment: assessmentFunnelView(figures, runs),
    viewsExport: addressOf(first, `${ANALYTICS_PATH}/views.csv`),
    vitalsExport: addressOf(first, `${ANALYTICS_PATH}/vitals.csv`),
  };
}
