import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { type AnalyticsRead, analyticsView } from './analytics-view.ts';
import { buildArrivals, buildVisits, NO_VISITS, NOW } from '#tests/builders/admin-analytics.ts';
import { scaleMaximum } from './days-view.ts';
import { FORM_PAGES } from './funnels-view.ts';

const NO_RUNS = { started: 0, complete: 0, reported: 0, booked: 0 };

function view(read: Partial<AnalyticsRead> = {}, range: 7 | 28 | 90 = 7) {
  return analyticsView(
    { range, page: 1 },
    {
      period: lastDays(range, NOW),
      figures: buildVisits(),
      arrivals: buildArrivals(),
      sources: [],
      runs: [],
      ...read,
    },
  );
}

test('labels the days, and leaves the unfinished day out of the average', () => {
  const { days, dates } = view({
    figures: buildVisits({ before: [10, 10, 10, 10, 10, 10, 4] }),
  });
  expect(dates).toBe('Nov 15 to Nov 21');
  expect(days).toMatchObject({
    views: 80,
    change: 'up 25%',
    average: '13', // 75 in the six finished days
    busiest: 'Thu, Nov 19: 20',
    top: 20,
    comparisonLabel: 'Previous 7 days',
    summary: '80 views in 7 days, 13 a day. Most on Thu, Nov 19: 20.',
  });
  expect(days!.rows.at(-1)).toMatchObject({ weekday: 'Sat', isToday: true, isWeekend: true });
  expect(days!.rows.every(({ hasLabel }) => hasLabel)).toBe(true);
});

test('shows no comparison line or change without views in the previous period', () => {
  expect(view().days).toMatchObject({ comparisonLabel: undefined, change: 'none before' });
});

test('over 90 days, smooths the comparison line by week and labels every second week', () => {
  const before = Array.from({ length: 90 }, (_, index) => (index === 40 ? 70 : 0));
  const { days } = view({ figures: buildVisits({ days: 90, before }) }, 90);
  const comparison = days!.rows.map(({ comparison }) => comparison);
  expect(comparison.slice(36, 45)).toEqual([0, 10, 10, 10, 10, 10, 10, 10, 0]);
  expect(days!.rows.map(({ before: single }) => single)).toEqual(before);
  expect(days!.rows.filter(({ hasLabel }) => hasLabel)).toHaveLength(7);
  expect(days!.rows.at(-1)!.hasLabel).toBe(true);
});

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [7, 8],
  [11, 12],
  [17, 20],
  [101, 120],
  [1_165, 1_200],
  [9_999, 10_000],
])('a scale for %i ends at %i, and its midpoint is a whole number', (highest, top) => {
  expect(scaleMaximum(highest)).toBe(top);
  expect(Number.isInteger(top / 2)).toBe(true);
});

test('shows the share of all views per page, with bars relative to the busiest page', () => {
  const { pages, summary } = view();
  expect(pages).toEqual([
    { id: '/', views: '60', share: '75%', length: 100, change: 'up 50%' },
    {
      id: '/ai-quotient',
      views: '20',
      share: '25%',
      length: expect.closeTo(33.3, 1),
      change: 'none before',
    },
  ]);
  expect(summary).toBe('2 pages, busiest first');
});

test('shows the rating and sample shares of each vital, and marks those with few samples', () => {
  const { siteVitals, pageVitals } = view();
  expect(siteVitals[0]).toMatchObject({
    name: 'LCP',
    value: '2.68 s',
    label: 'Needs improvement',
    goal: 'Good up to 2.5 s',
    samples: '40',
  });
  expect(siteVitals[0]!.shares.map(({ from, length }) => [from, length])).toEqual([
    [0, 0],
    [0, 100],
    [100, 0],
  ]);
  expect(siteVitals[1]).toMatchObject({ name: 'INP', value: '', label: 'None', shares: [] });
  expect(pageVitals[1]!.vitals[0]).toMatchObject({ value: '', label: 'Few', samples: '9' });
});

test('shows leads by form, with the views of the page that has the form', () => {
  const { leads } = view({
    arrivals: buildArrivals({
      'ai-quotient': { stored: 4, delivered: 3, quarantined: 1 },
      newsletter: { stored: 2, delivered: 2 },
      contact: { stored: 1 },
    }),
  });
  expect(leads.stages).toEqual([
    { name: 'Views of all pages', count: '80', share: '', length: undefined },
    { name: 'Leads stored', count: '7', share: '8.8% of views', length: 100 },
    { name: 'Delivered to the CRM', count: '5', share: '71% of leads', length: (5 / 7) * 100 },
  ]);
  const row = (name: string) => leads.forms.find((form) => form.name === name);
  expect(row('AI Quotient')).toMatchObject({
    to: '/admin/leads?form=ai-quotient',
    views: '20',
    rate: '20%',
    storedLength: 100,
    deliveredLength: 75,
  });
  expect(row('Newsletter')).toMatchObject({ page: 'every page', views: '80', rate: '2.5%' });
  // A lead without a view, because page views are counted only with JavaScript.
  expect(row('Contact')).toMatchObject({ views: '0', stored: 1, rate: '' });
  expect(leads.aside).toBe('1 more is in quarantine and not counted.');
});

test('the assessment funnel adds up all editions, from page view to booking', () => {
  const { assessment } = view({
    runs: [
      { started: 4, complete: 2, reported: 1, booked: 1 },
      { started: 1, complete: 0, reported: 0, booked: 0 },
    ],
  });
  expect(assessment.stages.map(({ name, count, share }) => [name, count, share])).toEqual([
    ['Views of /ai-quotient', '20', ''],
    ['Started', '5', '25% of views'],
    ['Complete', '2', '40% of started'],
    ['Report requested', '1', '50% of complete'],
    ['Opened booking', '1', '50% of complete'],
  ]);
  expect(assessment.stages.map(({ length }) => length)).toEqual([undefined, 100, 40, 20, 20]);
});

test('marks every section as empty without views, leads and runs', () => {
  const empty = view({ figures: NO_VISITS, runs: [NO_RUNS] });
  expect(empty).toMatchObject({ days: undefined, pages: [], siteVitals: [], pageVitals: [] });
  expect([empty.leads.isEmpty, empty.assessment.isEmpty]).toEqual([true, true]);
  const onlyLeads = view({
    figures: NO_VISITS,
    arrivals: buildArrivals({ contact: { stored: 1 } }),
  });
  expect(onlyLeads.leads.isEmpty).toBe(false);
});

test('each page in FORM_PAGES contains its form', () => {
  for (const [form, path] of Object.entries(FORM_PAGES)) {
    if (path === undefined) continue;
    const page = DEFAULT_PAGES.find((one) => one.path === path);
    const kinds = page?.blocks.map(({ type, props }) =>
      type === 'survey-form'
        ? 'vistage-survey'
        : type === 'assessment'
          ? 'ai-quotient'
          : (props as { form?: string }).form,
    );
    expect(kinds, path).toContain(form);
  }
});
