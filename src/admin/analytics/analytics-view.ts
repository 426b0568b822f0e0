import { formatCount, formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import type { VisitStats, PageVitals } from '#src/domains/analytics/analytics-reader.server.ts';
import type { Period } from '#src/domains/analytics/period.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import type { Arrivals, SourceArrivals } from '#src/domains/leads/lead-views.ts';
import type { VitalStats } from '#src/domains/analytics/vital-stats.ts';
import { RATINGS, VITAL_THRESHOLDS } from '#src/domains/analytics/web-vitals.ts';
import {
  analyticsAddress,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  RANGES,
} from './analytics-query.ts';
import {
  formatChange,
  dayLabels,
  RATING_NAMES,
  VITAL_MEANINGS,
  vitalLimit,
  vitalValue,
} from './analytics-labels.ts';
import { daysView } from './days-view.ts';
import { assessmentFunnelView, leadFunnelView, type RunCounts } from './funnels-view.ts';

export type AnalyticsView = ReturnType<typeof analyticsView>;
export type PageRow = AnalyticsView['pages'][number];

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
) {
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
    /** `Oct 25 to Nov 21` */
    dates: `${dayLabels(period.from).date} to ${dayLabels(period.to).date}`,
    /** undefined when no view was counted */
    days: views > 0 ? daysView(figures) : undefined,
    pages: busiest.pages.map((page) => ({
      id: page.path,
      views: formatNumber(page.views),
      share: formatShare(page.views, views),
      length: (page.views / pages[0]!.views) * 100,
      change: formatChange(page.views, page.before),
    })),
    pageCount: busiest.count,
    /** `63 pages, busiest first` */
    summary: busiest.count > 1 ? `${all}, part ${busiest.page} of ${busiest.count}` : all,
    siteVitals: isMeasured ? figures.vitals.map(siteVitalView) : [],
    /** for the same pages as `pages`; empty without samples */
    pageVitals: isMeasured ? busiest.pages.map(pageVitalsView) : [],
    leads: leadFunnelView(figures, arrivals, sources),
    assessment: assessmentFunnelView(figures, runs),
    viewsExport: analyticsAddress(first, `${ANALYTICS_PATH}/views.csv`),
    vitalsExport: analyticsAddress(first, `${ANALYTICS_PATH}/vitals.csv`),
  };
}

/** A vital, formatted for display. */
export type VitalView = ReturnType<typeof vitalView>;

/** A vital over all pages. */
export type SiteVitalView = ReturnType<typeof siteVitalView>;

export type PageVitalsView = ReturnType<typeof pageVitalsView>;

const pageVitalsView = ({ path, vitals }: PageVitals) => ({
  id: path,
  vitals: vitals.map(vitalView),
});

function vitalView({ name, samples, p75, rating }: VitalStats) {
  const few = samples > 0 ? 'Few' : 'None';
  return {
    name,
    /** `2.46 s`; empty with few samples or none */
    value: p75 === undefined ? '' : vitalValue(name, p75),
    rating,
    /** `Good`; `Few` or `None` when there are not enough samples */
    label: rating ? RATING_NAMES[rating] : few,
    /** number of samples, such as `1,204` */
    samples: formatNumber(samples),
    unit: samples === 1 ? 'sample' : 'samples',
  };
}

function siteVitalView(figure: VitalStats) {
  const { name, samples, ratings } = figure;
  let from = 0;
  return {
    ...vitalView(figure),
    meaning: VITAL_MEANINGS[name],
    /** `Good up to 2.5 s` */
    goal: `Good up to ${vitalLimit(name, VITAL_THRESHOLDS[name].good)}`,
    /** bar segments, 0 to 100, good first; empty without samples */
    shares:
      samples === 0
        ? []
        : RATINGS.map((rating) => {
            const length = (ratings[rating] / samples) * 100;
            const band = { rating, name: RATING_NAMES[rating], from, length };
            from += length;
            return { ...band, share: `${Math.round(length)}%` };
          }),
  };
}
