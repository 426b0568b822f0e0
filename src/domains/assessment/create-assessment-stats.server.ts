import type { Base } from '#src/platform/base.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { findRunOfLead } from './run-repository.server.ts';
import type { EditionStats, RunFilter, RunPage, RunView } from './assessment-stats.server.ts';
import { countRuns } from './stats-repository.server.ts';
import {
  type Questionnaire,
  READINESS_LEVELS,
  type ReadinessLevel,
  pillarsOf,
} from './questionnaire.ts';
import {
  type RunWithState,
  findRunWithState,
  listRuns,
  streamRuns,
} from './run-list-repository.server.ts';
import { answeredCount, chosenOption } from './score.ts';
import { RUN_STATES, type RunState, SCORE_BANDS } from './run-state.ts';

export interface AssessmentStatsDeps extends Pick<Base, 'db' | 'clock'> {
  /** all editions, oldest first */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  leads: Pick<Leads, 'filterExisting'>;
}

/** Runs and statistics for the admin area. Contains no personal data; names are stored in the lead only. */
export type AssessmentStats = ReturnType<typeof createAssessmentStats>;

export function createAssessmentStats(deps: AssessmentStatsDeps) {
  const { db, editions, leads, clock } = deps;
  const editionOf = (edition: string) => editions.find((one) => one.edition === edition);
  const leadsOf = (runs: readonly RunWithState[]) =>
    leads.filterExisting(runs.flatMap(({ leadId }) => leadId ?? []));
  const viewed = async (runs: readonly RunWithState[]) => {
    const existing = await leadsOf(runs);
    return runs.map((run) => viewRun(run, editionOf(run.edition), existing));
  };

  return {
    /** oldest first */
    editions,

    async getEditionStats(filter: RunFilter): Promise<EditionStats> {
      const questionnaire = editionOf(filter.edition) ?? { questions: [] };
      // The state filters lists only; statistics compare states.
      const all = { ...filter, state: undefined };
      return buildEditionStats(
        questionnaire,
        await countRuns(db, questionnaire.questions, all, clock()),
      );
    },

    /** Returns 50 runs, newest first. A page number beyond the last returns the last page. */
    async listRuns(filter: RunFilter, asked: number): Promise<RunPage> {
      const { rows, ...rest } = await listRuns(db, filter, asked, clock());
      const existing = await leadsOf(rows);
      return {
        ...rest,
        runs: rows.map((run) => summarizeRun(run, editionOf(run.edition), existing)),
      };
    },

    async findRun(id: string): Promise<RunView | undefined> {
      const run = isUuid(id) ? await findRunWithState(db, id, clock()) : undefined;
      return run && (await viewed([run]))[0];
    },

    /** Returns the id of the run whose report the lead requested. */
    findRunIdOfLead: async (leadId: string) => (await findRunOfLead(db, leadId))?.id,

    /** Yields all matching runs, newest first, in batches of 1,000. */
    async *streamRuns(filter: RunFilter): AsyncIterable<readonly RunView[]> {
      for await (const runs of streamRuns(db, filter, clock())) yield await viewed(runs);
    },
  };
}

/** A run as the admin area lists it. `leads` contains the ids of the leads that still exist. */
export function summarizeRun(
  run: RunWithState,
  questionnaire: Questionnaire | undefined,
  leads: ReadonlySet<string>,
) {
  const { id, edition, companySize, state, percentage, level, startedAt, leadId } = run;
  return {
    id,
    edition,
    companySize,
    state,
    answered: questionnaire
      ? answeredCount(questionnaire.questions, run.answers)
      : Object.keys(run.answers).length,
    /** number of questions in its edition; undefined if the edition no longer exists */
    questions: questionnaire?.questions.length,
    percentage,
    level,
    startedAt,
    /** who requested the report; deleting a lead keeps its run, erasing a person deletes it */
    lead: leadId === null ? undefined : { id: leadId, isDeleted: !leads.has(leadId) },
  };
}

/** A run with all questions of its edition and their answers. */
export function viewRun(
  run: RunWithState,
  questionnaire: Questionnaire | undefined,
  leads: ReadonlySet<string>,
) {
  const { updatedAt, completedAt, reportedAt, bookedAt, pillarPercentages, answers } = run;
  const questions = questionnaire?.questions ?? [];
  return {
    ...summarizeRun(run, questionnaire, leads),
    pillars: pillarsOf(questions).map((pillar) => ({
      pillar,
      percentage: pillarPercentages?.[pillar],
    })),
    answers: questions.map((question) => ({ question, chosen: chosenOption(question, answers) })),
    updatedAt,
    completedAt,
    reportedAt,
    bookedAt,
  };
}

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
