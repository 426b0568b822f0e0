import type { EditionStats } from './assessment-stats.server.ts';
import {
  pillarsOf,
  type Questionnaire,
  READINESS_LEVELS,
  type ReadinessLevel,
} from './questionnaire.ts';
import { RUN_STATES, type RunState, SCORE_BANDS } from './run-state.ts';

/** Counts as the database returns them. */
export interface EditionCounts {
  /** Runs by state and by index of the first unanswered question; `questions.length` if all are answered. */
  progress: readonly { open: number; state: RunState; count: number }[];
  options: readonly { option: string; count: number }[];
  scores: readonly { band: number; level: ReadinessLevel | null; count: number }[];
  booked: number;
  median: number | undefined;
}

/**
 * Builds the statistics of one edition. A run has reached a question once it has answered all earlier ones. For each question,
 * the runs that reached it are the sum of those that abandoned it, those still in progress there and those that went on.
 */
export function buildEditionStats(
  { questions }: Pick<Questionnaire, 'questions'>,
  { progress, options, scores, booked, median }: EditionCounts,
): EditionStats {
  const runs = (matches: (row: EditionCounts['progress'][number]) => boolean) =>
    sum(progress.filter(matches));
  const reached = (index: number) => runs(({ open }) => open >= index);
  const byState = tally(RUN_STATES, (state) => runs((row) => row.state === state));
  const chosen = new Map(options.map(({ option, count }) => [option, count]));
  return {
    started: reached(0),
    pillars: pillarsOf(questions).map((pillar) => ({
      pillar,
      count: reached(questions.findLastIndex((one) => one.pillar === pillar) + 1),
    })),
    complete: byState.complete + byState.reported,
    reported: byState.reported,
    booked,
    byState,
    questions: questions.map((question, index) => {
      const own = question.options
        .toSorted((a, b) => a.value - b.value)
        .map((option) => ({ option, count: chosen.get(option.id) ?? 0 }));
      return {
        question,
        reached: reached(index),
        answered: sum(own),
        abandoned: runs(({ open, state }) => open === index && state === 'abandoned'),
        options: own,
      };
    }),
    bands: Array.from({ length: SCORE_BANDS }, (_, band) =>
      sum(scores.filter((row) => row.band === band)),
    ),
    levels: tally(READINESS_LEVELS, (level) => sum(scores.filter((row) => row.level === level))),
    median,
  };
}

const sum = (rows: readonly { count: number }[]) =>
  rows.reduce((total, { count }) => total + count, 0);

const tally = <K extends string>(keys: readonly K[], count: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>;
