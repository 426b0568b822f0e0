import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { type AnalyticsRead, analyticsView } from './analytics-view.ts';
import { buildArrivals, buildVisits, NO_VISITS, NOW } from '#tests/builders/admin-analytics.ts';
import { topOf } from './days-view.ts';
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

test('the days are named, and the totals leave out what is not over where it would mislead', () => {
  const { days, dates } = view({
    figures: buildVisits({ before: [10, 10, 10, 10, 10, 10, 4] }),
  });
  expect(dates).toBe('Nov 15 to Nov 21');
  expect(days).toMatchObject({
    views: 80,
    change: 'up 25%',
    average: '13', // 75 in the six days that are over
    busiest: 'Thu, Nov 19: 20',
    top: 20,
    traceName: 'The 7 days before',
    finding: '80 views in 7 days, 13 a day. Most on Thu, Nov 19: 20.',
  });
  expect(days!.rows.at(-1)).toMatchObject({ weekday: 'Sat', isOpen: true, isWeekend: true });
  expect(days!.rows.every(({ isNamed }) => isNamed)).toBe(true);
});

test('without views in the period before there is no line for it, and no change', () => {
  expect(view().days).toMatchObject({ traceName: undefined, change: 'none before' });
});

test('over a quarter the line is the mean of a week, and every second week has a date', () => {
  const before = Array.from({ length: 90 }, (_, index) => (index === 40 ? 70 : 0));
  const { days } = view({ figures: buildVisits({ days: 90, before }) }, 90);
  const traced = days!.rows.map(({ trace }) => trace);
  expect(traced.slice(36, 45)).toEqual([0, 10, 10, 10, 10, 10, 10, 10, 0]);
  expect(days!.rows.map(({ before: single }) => single)).toEqual(before);
  expect(days!.rows.filter(({ isNamed }) => isNamed)).toHaveLength(7);
  expect(days!.rows.at(-1)!.isNamed).toBe(true);
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
])('a scale for %i ends at %i, and its half is whole', (highest, top) => {
  expect(topOf(highest)).toBe(top);
  expect(Number.isInteger(top / 2)).toBe(true);
});

test('pages have their share of all views, and bands as long as the busiest allows', () => {
  const { pages, summary } = view();
  expect(pages).toEqual([
    { path: '/', views: '60', share: '75%', length: 100, change: 'up 50%' },
    {
      path: '/ai-quotient',
      views: '20',
      share: '25%',
      length: expect.closeTo(33.3, 1),
      change: 'none before',
    },
  ]);
  expect(summary).toBe('2 pages, the busiest first');
});

test('a vital is told in words, its samples by rating, and few samples as few', () => {
  const { siteVitals, pageVitals } = view();
  expect(siteVitals[0]).toMatchObject({
    name: 'LCP',
    value: '2.68 s',
    word: 'Needs improvement',
    goal: 'Good up to 2.5 s',
    samples: '40',
  });
  expect(siteVitals[0]!.shares.map(({ from, length }) => [from, length])).toEqual([
    [0, 0],
    [0, 100],
    [100, 0],
  ]);
  expect(siteVitals[1]).toMatchObject({ name: 'INP', value: '', word: 'None', shares: [] });
  expect(pageVitals[1]!.vitals[0]).toMatchObject({ value: '', word: 'Few', samples: '9' });
});

test('leads are told by form, with the views of the page it stands on', () => {
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
  // A lead without a view: somebody whose browser runs no scripts.
  expect(row('Contact')).toMatchObject({ views: '0', stored: 1, rate: '' });
  expect(leads.aside).toBe('1 more waits in quarantine and count as none.');
});

test('the assessment goes from its page to the call, over all editions', () => {
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
    ['Went to book', '1', '50% of complete'],
  ]);
  expect(assessment.stages.map(({ length }) => length)).toEqual([undefined, 100, 40, 20, 20]);
});

test('without anything there is nothing to draw, and that is said', () => {
  const empty = view({ figures: NO_VISITS, runs: [NO_RUNS] });
  expect(empty).toMatchObject({ days: undefined, pages: [], siteVitals: [], pageVitals: [] });
  expect([empty.leads.isEmpty, empty.assessment.isEmpty]).toEqual([true, true]);
  const leadsAlone = view({
    figures: NO_VISITS,
    arrivals: buildArrivals({ contact: { stored: 1 } }),
  });
  expect(leadsAlone.leads.isEmpty).toBe(false);
});

test('each form stands on the page that its views are counted of', () => {
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
