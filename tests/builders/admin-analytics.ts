import type {
  AnalyticsReader,
  PageViews,
  VisitStats,
} from '#src/domains/analytics/analytics-reader.server.ts';
import { bucketOf } from '#src/domains/analytics/histogram.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { computeVitalStats } from '#src/domains/analytics/vital-stats.ts';
import type { VitalName } from '#src/domains/analytics/web-vitals.ts';
import { addDays } from '#src/platform/clock/site-day.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import type { Arrivals } from '#src/domains/leads/lead-views.ts';

/** A Saturday. */
export const NOW = new Date('2026-11-21T18:00:00Z');

/** Stats of a vital with a number of equal samples. */
const measured = (name: VitalName, value: number, samples: number) =>
  computeVitalStats(new Map([[name, new Map([[bucketOf(name, value), samples]])]]));

interface Example {
  days?: number;
  pages?: readonly PageViews[];
  /** of each day, oldest first */
  views?: readonly number[];
  before?: readonly number[];
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Stats of seven days with two pages, the first with Web Vitals. */
export function buildVisits({
  days = 7,
  pages = [
    { path: '/', views: 60, before: 40 },
    { path: '/ai-quotient', views: 20, before: 0 },
  ],
  views = [5, 15, 10, 10, 20, 15, 5],
  before = [],
}: Example = {}): VisitStats {
  const { from } = lastDays(days, NOW);
  return {
    days: Array.from({ length: days }, (_, index) => ({
      day: addDays(from, index),
      views: views[index] ?? 0,
      before: before[index] ?? 0,
    })),
    views: total(views),
    before: total(before),
    pages,
    vitals: measured('LCP', 2_600, 40),
    busiest: {
      pages: pages.map((page, index) => ({
        ...page,
        vitals: measured('LCP', 2_600, index === 0 ? 40 : 9),
      })),
      page: 1,
      count: 1,
    },
  };
}

/** Stats without views and measurements. */
export const NO_VISITS: VisitStats = {
  ...buildVisits({ pages: [], views: [] }),
  vitals: computeVitalStats(),
};

export const buildArrivals = (
  some: Partial<Record<LeadForm, Partial<Arrivals>>> = {},
): Record<LeadForm, Arrivals> =>
  Object.fromEntries(
    LEAD_FORMS.map((form) => [form, { stored: 0, delivered: 0, quarantined: 0, ...some[form] }]),
  ) as Record<LeadForm, Arrivals>;

/** Stats that are equal for every period. */
export function analyticsInMemory(visits: VisitStats = buildVisits()): AnalyticsReader {
  return {
    stats: async () => visits,
    counts: async () => ({ today: 0, yesterday: 0, earlier: 0 }),
    vitals: async () => visits.vitals,
    pages: async () => ({
      pages: visits.pages.map((page) => ({ ...page, landings: 0, landingsBefore: 0 })),
      landingsSince: undefined,
    }),
    page: async (_period, path) => ({
      ...visits,
      path,
      landings: 0,
      landingsBefore: 0,
      landingsSince: undefined,
    }),
    viewsByPath: async () => new Map(visits.pages.map(({ path, views }) => [path, views])),
    async *allViews({ from }) {
      yield visits.pages.map(({ path, views }) => ({ day: from, path, views }));
    },
    async *allVitals() {
      yield visits.busiest.pages;
    },
  };
}
