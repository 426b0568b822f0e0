import { formatCount, formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type {
  EditionStats,
  RunPage,
  RunSummary,
} from '#src/domains/assessment/assessment-stats.server.ts';
import {
  type CompanySize,
  type Questionnaire,
  READINESS_LEVELS,
  type ReadinessLevel,
} from '#src/domains/assessment/questionnaire.ts';
import { RUN_STATES, type RunState } from '#src/domains/assessment/run-state.ts';
import { readinessLevel } from '#src/domains/assessment/score.ts';
import { type FunnelView, funnelView } from './funnel-view.ts';
import { type QuestionsView, questionsView } from './question-view.ts';
import { runsAddress, ASSESSMENTS_PATH, isNarrowed, type RunQuery } from './run-filter.ts';
import { PERIOD_NAMES, STATE_NAMES } from './run-labels.ts';

export interface RunRow {
  id: string;
  companySize: CompanySize;
  state: RunState;
  /** `12 of 25` */
  answered: string;
  percentage: number | null;
  level: ReadinessLevel | null;
  started: FormattedTime;
  lead: RunSummary['lead'];
}

export interface ScoresView {
  /** ten score bands, each with the level of its lower end */
  bands: readonly { from: number; to: number; count: number; level: ReadinessLevel }[];
  levels: readonly { level: ReadinessLevel; count: number; share: string }[];
  median: number;
  /** `64 complete runs, median 54%` */
  summary: string;
}

export interface AssessmentsView {
  query: RunQuery;
  /** oldest first; the filter is shown when there are several */
  editions: readonly string[];
  isNarrowed: boolean;
  /** set when no run matches: the message, and the URL of all runs when filters are set */
  empty: { text: string; more: string | undefined } | undefined;
  funnel: FunnelView;
  questions: QuestionsView;
  /** undefined without a complete run */
  scores: ScoresView | undefined;
  states: readonly { state: RunState | undefined; label: string; count: number; to: string }[];
  rows: readonly RunRow[];
  /** `12 runs, newest first` */
  summary: string;
  page: number;
  pages: number;
  exportTo: string;
}

/** Formats the stats and one page of the list for display. */
export function assessmentsView(
  editions: readonly Questionnaire[],
  query: RunQuery,
  figures: EditionStats,
  { runs, total, page, pages }: RunPage,
  now: Date,
): AssessmentsView {
  const listOf = (state?: RunState) =>
    `${runsAddress({ ...query, state, page: 1 }, editions)}#runs`;
  const questionnaire = editions.find(({ edition }) => edition === query.edition)!;
  const summary = `${formatCount(total, 'run')}, newest first`;
  return {
    query,
    editions: editions.map(({ edition }) => edition),
    isNarrowed: isNarrowed(query),
    empty: figures.started > 0 ? undefined : emptyOf(query, editions),
    funnel: funnelView(figures),
    questions: questionsView(figures),
    scores: scoresView(figures, questionnaire),
    states: [
      { state: undefined, label: 'All', count: figures.started, to: listOf() },
      ...RUN_STATES.map((state) => ({
        state,
        label: STATE_NAMES[state],
        count: figures.byState[state],
        to: listOf(state),
      })),
    ],
    rows: runs.map((run) => rowOf(run, now)),
    summary: pages > 1 ? `${summary}, page ${page} of ${pages}` : summary,
    page,
    pages,
    exportTo: runsAddress({ ...query, page: 1 }, editions, `${ASSESSMENTS_PATH}/export.csv`),
  };
}

function emptyOf(query: RunQuery, editions: readonly Questionnaire[]) {
  if (query.period === 'all' && !query.companySize)
    return { text: 'No one has started this assessment yet.', more: undefined };
  const who = query.companySize
    ? `No one from a company with ${query.companySize} employees`
    : 'No one';
  const time = query.period === 'all' ? '' : ` in the ${PERIOD_NAMES[query.period].toLowerCase()}`;
  const all = { ...query, period: 'all', companySize: undefined, state: undefined } as const;
  return { text: `${who} has started${time}.`, more: runsAddress(all, editions) };
}

function scoresView(
  { bands, levels, complete, median }: EditionStats,
  { thresholds }: Questionnaire,
): ScoresView | undefined {
  if (median === undefined) return undefined;
  return {
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
    summary: `${formatCount(complete, 'complete run')}, median ${formatNumber(median)}%`,
  };
}

function rowOf(run: RunSummary, now: Date): RunRow {
  const { id, companySize, state, answered, questions, percentage, level, startedAt, lead } = run;
  return {
    id,
    companySize,
    state,
    answered: questions === undefined ? `${answered}` : `${answered} of ${questions}`,
    percentage,
    level,
    started: formatTime(startedAt, now),
    lead,
  };
}
