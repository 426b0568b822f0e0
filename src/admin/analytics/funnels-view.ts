import { formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { LEADS } from '#src/admin/leads/lead-list.ts';
import type { VisitStats } from '#src/domains/analytics/analytics-reader.server.ts';
import type { EditionStats } from '#src/domains/assessment/assessment-stats.server.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import {
  AI_QUOTIENT_PATH,
  CHEATSHEET_PATH,
  CONTACT_PATH,
  QUICK_WINS_PATH,
  VISTAGE_PATH,
} from '#src/domains/site-map/paths.ts';
import type { Arrivals, SourceArrivals } from '#src/domains/leads/lead-views.ts';
import { formatRate } from './analytics-labels.ts';
import { withBands } from './leads-band.ts';

/** The page that contains each form; undefined for the newsletter form, which is on every page. */
export const FORM_PAGES: Readonly<Record<LeadForm, string | undefined>> = {
  'executive-cheatsheet': CHEATSHEET_PATH,
  'quick-wins': QUICK_WINS_PATH,
  contact: CONTACT_PATH,
  'vistage-survey': VISTAGE_PATH,
  'ai-quotient': AI_QUOTIENT_PATH,
  newsletter: undefined,
};

export type FormRow = LeadFunnelView['forms'][number];

export type LeadFunnelView = ReturnType<typeof leadFunnelView>;

export interface StageView {
  name: string;
  count: string;
  /** `64% of started`; empty for the first stage */
  share: string;
  /** bar length, 0 to 100; undefined for views, which would dwarf the other bars */
  length: number | undefined;
}

export type AssessmentFunnelView = ReturnType<typeof assessmentFunnelView>;

type Visits = Pick<VisitStats, 'views' | 'pages'>;

const viewsOf = ({ pages }: Visits, path: string) =>
  pages.find((page) => page.path === path)?.views ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function leadFunnelView(
  visits: Visits,
  arrivals: Readonly<Record<LeadForm, Arrivals>>,
  /** empty without leads */
  sources: readonly SourceArrivals[],
) {
  const all = LEAD_FORMS.map((form) => ({ form, ...arrivals[form] }));
  const [stored, delivered, quarantined] = [
    sum(all.map((one) => one.stored)),
    sum(all.map((one) => one.delivered)),
    sum(all.map((one) => one.quarantined)),
  ];
  const quarantinedCount =
    quarantined === 1 ? '1 more is' : `${formatNumber(quarantined)} more are`;
  return {
    stages: toStages(
      [
        ['Views of all pages', visits.views],
        ['Leads stored', stored],
        ['Delivered to the CRM', delivered],
      ],
      ['views', 'leads'],
    ),
    forms: withBands(all).map(({ form, quarantined: _quarantined, ...one }) => {
      const page = FORM_PAGES[form];
      const views = page === undefined ? visits.views : viewsOf(visits, page);
      return {
        ...one,
        id: form,
        name: FORM_NAMES[form],
        /** URL of the list of its leads */
        to: LEADS.address({ form }),
        /** path of the page, or `every page` */
        page: page ?? 'every page',
        views: formatNumber(views),
        /** leads as a percentage of views; empty without views */
        rate: formatRate(one.stored, views),
      };
    }),
    /** empty without leads */
    sources: sourceRows(sources, { stored, delivered }),
    /** note on leads that are not counted; empty when all are */
    aside: quarantined === 0 ? '' : `${quarantinedCount} in quarantine and not counted.`,
    /** true without views and leads */
    isEmpty: visits.views + stored + quarantined === 0,
  };
}

/** Counts of the runs of one edition. */
export type RunCounts = Pick<EditionStats, 'started' | 'complete' | 'reported' | 'booked'>;

export function assessmentFunnelView(visits: Visits, runs: readonly RunCounts[]) {
  const count = (stage: keyof RunCounts) => sum(runs.map((run) => run[stage]));
  const opened = viewsOf(visits, AI_QUOTIENT_PATH);
  return {
    stages: toStages(
      [
        [`Views of ${AI_QUOTIENT_PATH}`, opened],
        ['Started', count('started')],
        ['Complete', count('complete')],
        ['Report requested', count('reported')],
        ['Opened booking', count('booked')],
      ],
      ['views', 'started', 'complete', 'complete'],
      [0, 0, 1, 2, 2],
    ),
    /** true without views of the page and started runs */
    isEmpty: opened + count('started') === 0,
  };
}

/**
 * Builds the stages of a funnel. The first stage counts views.
 * @param wholes for each stage but the first, the name of what it is a share of
 * @param from for each stage, the index of the stage it is a share of; by default the previous one
 */
function toStages(
  stages: readonly (readonly [name: string, count: number])[],
  wholes: readonly string[],
  from: readonly number[] = stages.map((_, index) => index - 1),
): StageView[] {
  const [, ...later] = stages.map(([, count]) => count);
  const most = Math.max(1, ...later);
  return stages.map(([name, count], index) => {
    const rate = index === 0 ? '' : formatRate(count, stages[from[index]!]![1]);
    return {
      name,
      count: formatNumber(count),
      share: rate && `${rate} of ${wholes[index - 1]}`,
      length: index === 0 ? undefined : (count / most) * 100,
    };
  });
}

/** Number of sources with their own row. */
export const MAX_SOURCES = 8;

export type SourceRow = ReturnType<typeof sourceRows>[number];

type Sum = Pick<SourceArrivals, 'stored' | 'delivered'>;

/**
 * Returns a row per source, the busiest first, and one row for the remaining sources.
 * @param found sorted by leads; more than `MAX_SOURCES` entries mean that there are others
 * @param all the totals over all sources
 */
export function sourceRows(found: readonly SourceArrivals[], all: Sum) {
  const own = found.slice(0, MAX_SOURCES);
  const rows = own.map(({ source, ...sum }) => ({
    id: source || 'Direct',
    // No filter selects a masked address.
    /** URL of the list of its leads; undefined for rows that no filter selects */
    to: source && !source.includes('…@') ? LEADS.address({ source }) : undefined,
    ...sum,
  }));
  if (found.length > own.length) rows.push({ id: 'Others', to: undefined, ...remainder(all, own) });
  return withBands(rows).map((row) => ({ ...row, rate: formatShare(row.stored, all.stored) }));
}

/** Clamped at 0, because a lead may arrive between the two queries. */
function remainder(all: Sum, own: readonly Sum[]): Sum {
  const left = (key: keyof Sum) =>
    Math.max(
      0,
      own.reduce((sum, one) => sum - one[key], all[key]),
    );
  return { stored: left('stored'), delivered: left('delivered') };
}
