import type { EditionFigures } from './assessment-figures.server.ts';
import {
  pillarsOf,
  type Questionnaire,
  READINESS_LEVELS,
  type ReadinessLevel,
} from './questionnaire.ts';
import { RUN_STATES, type RunState, SCORE_BANDS } from './run-state.ts';

/** What the database counted. */
export interface Counted {
  /** runs by state and first open question, from 0; past the last one: all are answered */
  progress: readonly { open: number; state: RunState; count: number }[];
  options: readonly { option: string; count: number }[];
  scores: readonly { band: number; level: ReadinessLevel | null; count: number }[];
  booked: number;
  median: number | undefined;
}

/**
 * The figures of an edition. Whoever has come to a question has answered all before it, so nobody is counted at a later
 * pillar without an earlier one, and who left, who is under way and who went on add up to who came.
 */
export function addUpFigures(
  { questions }: Pick<Questionnaire, 'questions'>,
  { progress, options, scores, booked, median }: Counted,
): EditionFigures {
  const runs = (fits: (row: Counted['progress'][number]) => boolean) => sum(progress.filter(fits));
  const reached = (place: number) => runs(({ open }) => open >= place);
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
    questions: questions.map((question, place) => {
      const own = question.options
        .toSorted((a, b) => a.value - b.value)
        .map((option) => ({ option, count: chosen.get(option.id) ?? 0 }));
      return {
        question,
        reached: reached(place),
        answered: sum(own),
        left: runs(({ open, state }) => open === place && state === 'abandoned'),
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
