import { formatCount, formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import { formatTime, formatDay } from '#src/admin/parts/format-time.ts';
import type {
  EditionStats,
  RunPage,
  RunSummary,
  RunView,
} from '#src/domains/assessment/assessment-stats.server.ts';
import {
  type Questionnaire,
  READINESS_LEVELS,
  COMPANY_SIZES,
} from '#src/domains/assessment/questionnaire.ts';
import { RUN_STATES, type RunState } from '#src/domains/assessment/run-state.ts';
import { readinessLevel } from '#src/domains/assessment/score.ts';
import { defineList } from '#src/admin/lists/define-list.ts';
import { funnelView } from './funnel-view.ts';
import { questionsView } from './question-view.ts';

export type AssessmentsView = ReturnType<typeof assessmentsView>;

/** Formats the stats and one page of the list for display. */
export function assessmentsView(
  editions: readonly Questionnaire[],
  query: RunQuery,
  figures: EditionStats,
  { runs, total, pages }: RunPage,
  now: Date,
) {
  const names = editions.map(({ edition }) => edition);
  const list = runList(names);
  const { edition } = list.toFilter(query);
  const states = list.links(query, 'state', [
    { label: 'All', count: figures.started },
    ...RUN_STATES.map((value) => ({
      value,
      label: STATE_NAMES[value],
      count: figures.byState[value],
    })),
  ]);
  return {
    ...list.view(query, {
      rows: runs.map((run) => rowOf(run, now)),
      total,
      pages,
      states: states.map((each) => ({ ...each, to: `${each.to}#runs` })),
    }),
    /** oldest first; the filter is shown when there are several */
    editions: names,
    /** set when no run matches: the message, and the URL of all runs when filters are set */
    empty: figures.started > 0 ? undefined : emptyOf(query, list),
    funnel: funnelView(figures),
    questions: questionsView(figures),
    /** undefined without a complete run */
    scores: scoresView(
      figures,
      editions.find((each) => each.edition === edition)!,
    ),
  };
}

function emptyOf({ edition, period, size }: RunQuery, list: ReturnType<typeof runList>) {
  if (period === 'all' && !size)
    return { text: 'No one has started this assessment yet.', more: undefined };
  const who = size ? `No one from a company with ${size} employees` : 'No one';
  const time = period === 'all' ? '' : ` in the ${periodName(period).toLowerCase()}`;
  return { text: `${who} has started${time}.`, more: list.address({ edition, period: 'all' }) };
}

export type ScoresView = NonNullable<ReturnType<typeof scoresView>>;

function scoresView(
  { bands, levels, complete, median }: EditionStats,
  { thresholds }: Questionnaire,
) {
  if (median === undefined) return undefined;
  return {
    /** ten score bands, each with the level of its lower end */
    bands: bands.map((count, index) => ({
      from: index * 10,
      to: index === bands.length - 1 ? 100 : index * 10 + 9,
      count,
      level: readinessLevel(index * 10, thresholds),
    })),
    levels: READINESS_LEVELS.map((level) => ({
      level,
      count: levels[level],
      share: formatShare(levels[level], complete),
    })),
    median,
    /** `64 complete runs, median 54%` */
    summary: `${formatCount(complete, 'complete run')}, median ${formatNumber(median)}%`,
  };
}

function rowOf(run: RunSummary, now: Date) {
  const { id, companySize, state, answered, questions, percentage, level, startedAt, lead } = run;
  return {
    id,
    companySize,
    state,
    /** `12 of 25` */
    answered: questions === undefined ? `${answered}` : `${answered} of ${questions}`,
    percentage,
    level,
    started: formatTime(startedAt, now),
    lead,
  };
}

export const ASSESSMENTS_PATH = '/admin/assessments';

/** Days of the default period. */
const DEFAULT_DAYS = 90;

/**
 * The page of assessments, which shows one edition and a period.
 * @param editions oldest first; the last one, in use today, is the default
 */
export function runList(editions: readonly string[]) {
  const list = defineList({
    path: ASSESSMENTS_PATH,
    noun: 'run',
    label: 'Assessments',
    tabs: ['state'],
    fields: {
      edition: editions.slice(0, -1),
      period: ['30', '365', 'all'],
      size: COMPANY_SIZES,
      state: RUN_STATES,
    },
    sorts: { '-started': 'newest first' },
  });
  type Query = ReturnType<typeof list.parse>;
  return {
    ...list,
    /** what a query asks the stats for */
    toFilter: ({ edition = editions.at(-1)!, period, size, state }: Query) => ({
      edition,
      days: period === 'all' ? undefined : Number(period ?? DEFAULT_DAYS),
      companySize: size,
      state,
    }),
  };
}

export type RunQuery = ReturnType<ReturnType<typeof runList>['parse']>;

export const STATE_NAMES: Readonly<Record<RunState, string>> = {
  'in-progress': 'In progress',
  abandoned: 'Abandoned',
  complete: 'Complete, no report',
  reported: 'Report requested',
};

/** The meaning of each state, shown on the page of a run. */
export const STATE_MEANINGS: Readonly<Record<RunState, string>> = {
  'in-progress': 'Not finished, last answered within 24 hours.',
  abandoned:
    'Not finished, without activity for 24 hours. The visitor can still continue in the same browser.',
  complete: 'Every question is answered. The report was not requested.',
  reported: 'Every question is answered, and the report was requested.',
};

/** The default has no value. */
export const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
  { value: 'all', label: 'All time' },
];

export const periodName = (period = '') => PERIODS.find(({ value }) => value === period)!.label;

export type RunDetail = ReturnType<typeof runDetail>;

export type RunAnswer = RunDetail['pillars'][number]['answers'][number];

/** Formats a run for its page. It contains no personal data. */
export function runDetail(run: RunView, now: Date) {
  const { companySize, edition, state, percentage, level, pillars, answers, lead } = run;
  return {
    /** `Run of Nov 21, 2026` */
    title: `Run of ${formatDay(run.startedAt)}`,
    /** `A company with 51-200 employees, edition 2026-11` */
    intro: `A company with ${companySize} employees, edition ${edition}`,
    state,
    meaning: STATE_MEANINGS[state],
    result: percentage === null || level === null ? undefined : { percentage, level },
    pillars: pillars.map(({ pillar, percentage }) => ({
      pillar,
      percentage,
      answers: answers
        .filter(({ question }) => question.pillar === pillar)
        .map(({ question, chosen }) => ({
          id: question.id,
          question: question.question,
          chosen: chosen && { text: chosen.text, value: chosen.value },
        })),
    })),
    facts: factsOf(run, now),
    /** undefined without a lead, or when it was deleted */
    leadId: lead && !lead.isDeleted ? lead.id : undefined,
    /** explains where to find the person, or why they are not known */
    who: whoOf(run),
  };
}

function factsOf(run: RunView, now: Date) {
  const { startedAt, updatedAt, completedAt, reportedAt, bookedAt, answered, questions } = run;
  const moment = (date: Date | null) => date && formatTime(date, now).exact;
  return {
    Answered: questions === undefined ? `${answered}` : `${answered} of ${questions}`,
    Started: moment(startedAt),
    // After completion an answer can only be changed.
    'Last answer': moment(completedAt ? null : updatedAt),
    Completed: moment(completedAt),
    'Answer changed': moment(completedAt && updatedAt > completedAt ? updatedAt : null),
    'Report requested': moment(reportedAt),
    'Opened booking': moment(bookedAt),
  };
}

function whoOf({ lead, completedAt }: RunView): string {
  if (lead?.isDeleted) return 'The lead was deleted, so the person is not known.';
  if (lead) return 'The lead contains the company and the person.';
  if (completedAt) return 'Not known: no report was requested.';
  return 'Not known: a name is given only when requesting the report.';
}
