import { number } from '#src/admin/parts/counts.ts';
import { FORM_NAMES } from '#src/admin/leads/lead-labels.ts';
import { leadsAddress } from '#src/admin/leads/lead-filter.ts';
import type { VisitFigures } from '#src/domains/analytics/analytics-figures.server.ts';
import type { EditionStats } from '#src/domains/assessment/assessment-stats.server.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import {
  AI_QUOTIENT_PATH,
  CHEATSHEET_PATH,
  CONTACT_PATH,
  QUICK_WINS_PATH,
  VISTAGE_PATH,
} from '#src/domains/site-map/paths.ts';
import { rateOf } from './analytics-labels.ts';
import { type LeadsBand, withBands } from './leads-band.ts';
import { sourceRows, type SourceRow } from './sources-view.ts';
import type { Arrivals, SourceArrivals } from '#src/domains/leads/lead-views.ts';

/** The page a form stands on; the newsletter's stands on every page. */
export const FORM_PAGES: Readonly<Record<LeadForm, string | undefined>> = {
  'executive-cheatsheet': CHEATSHEET_PATH,
  'quick-wins': QUICK_WINS_PATH,
  contact: CONTACT_PATH,
  'vistage-survey': VISTAGE_PATH,
  'ai-quotient': AI_QUOTIENT_PATH,
  newsletter: undefined,
};

export interface FormRow extends LeadsBand {
  form: LeadForm;
  name: string;
  /** the list of its leads */
  to: string;
  /** or `every page` */
  page: string;
  views: string;
  stored: number;
  /** leads for each hundred views; empty without views */
  rate: string;
  delivered: number;
}

export interface LeadFunnelView {
  stages: readonly StageView[];
  forms: readonly FormRow[];
  /** empty when nobody left one */
  sources: readonly SourceRow[];
  /** why some are not counted; empty when all are */
  aside: string;
  /** no page was opened, and no form sent */
  isEmpty: boolean;
}

export interface StageView {
  name: string;
  count: string;
  /** `64% of those started`; empty at the first */
  share: string;
  /** of 100; the views have none, beside which nothing else could be seen */
  length: number | undefined;
}

export interface AssessmentFunnelView {
  stages: readonly StageView[];
  /** nobody has opened its page or started */
  isEmpty: boolean;
}

type Visits = Pick<VisitFigures, 'views' | 'pages'>;

const viewsOf = ({ pages }: Visits, path: string) =>
  pages.find((page) => page.path === path)?.views ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function leadFunnelView(
  visits: Visits,
  arrivals: Readonly<Record<LeadForm, Arrivals>>,
  sources: readonly SourceArrivals[],
): LeadFunnelView {
  const all = LEAD_FORMS.map((form) => ({ form, ...arrivals[form] }));
  const [stored, delivered, quarantined] = [
    sum(all.map((one) => one.stored)),
    sum(all.map((one) => one.delivered)),
    sum(all.map((one) => one.quarantined)),
  ];
  const waits = quarantined === 1 ? '1 more waits' : `${number(quarantined)} more wait`;
  return {
    stages: stagesOf(
      [
        ['Views of all pages', visits.views],
        ['Leads stored', stored],
        ['Delivered to the CRM', delivered],
      ],
      ['views', 'leads'],
    ),
    forms: withBands(all).map(({ form, ...one }) => {
      const page = FORM_PAGES[form];
      const views = page === undefined ? visits.views : viewsOf(visits, page);
      return {
        form,
        name: FORM_NAMES[form],
        to: leadsAddress({ form }),
        page: page ?? 'every page',
        views: number(views),
        stored: one.stored,
        rate: rateOf(one.stored, views),
        delivered: one.delivered,
        storedLength: one.storedLength,
        deliveredLength: one.deliveredLength,
      };
    }),
    sources: sourceRows(sources, { stored, delivered }),
    aside: quarantined === 0 ? '' : `${waits} in quarantine and count as none.`,
    isEmpty: visits.views + stored + quarantined === 0,
  };
}

/** What the runs of several editions add up to. */
export type RunCounts = Pick<EditionStats, 'started' | 'complete' | 'reported' | 'booked'>;

export function assessmentFunnelView(
  visits: Visits,
  runs: readonly RunCounts[],
): AssessmentFunnelView {
  const count = (stage: keyof RunCounts) => sum(runs.map((run) => run[stage]));
  const opened = viewsOf(visits, AI_QUOTIENT_PATH);
  return {
    stages: stagesOf(
      [
        [`Views of ${AI_QUOTIENT_PATH}`, opened],
        ['Started', count('started')],
        ['Complete', count('complete')],
        ['Report requested', count('reported')],
        ['Went to book', count('booked')],
      ],
      ['views', 'started', 'complete', 'complete'],
      [0, 0, 1, 2, 2],
    ),
    isEmpty: opened + count('started') === 0,
  };
}

/**
 * Stages by their counts, the first of which are views. `wholes` says of what each but the first is a share, and `from` which stage that is: the one
 * before unless told otherwise.
 */
function stagesOf(
  stages: readonly (readonly [name: string, count: number])[],
  wholes: readonly string[],
  from: readonly number[] = stages.map((_, index) => index - 1),
): StageView[] {
  const [, ...later] = stages.map(([, count]) => count);
  const most = Math.max(1, ...later);
  return stages.map(([name, count], index) => {
    const rate = index === 0 ? '' : rateOf(count, stages[from[index]!]![1]);
    return {
      name,
      count: number(count),
      share: rate && `${rate} of ${wholes[index - 1]}`,
      length: index === 0 ? undefined : (count / most) * 100,
    };
  });
}
