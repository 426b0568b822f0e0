import { answersDiffer } from './answers.ts';
import type { assessmentRuns } from './assessment-tables.server.ts';
import type { CompanySize, Questionnaire } from './questionnaire.ts';
import { type Answers, score } from './score.ts';

/** One company's answers to one questionnaire, as stored. */
export type Run = Omit<typeof assessmentRuns.$inferSelect, 'chosen'>;

/** Validated input from a browser. */
export interface RunInput {
  edition: string;
  companySize: CompanySize;
  answers: Answers;
  /** start a new run instead of continuing */
  isFresh?: boolean | undefined;
}

/** Id of the chain: the runs of one browser, counted as one company. */
export const chainOf = ({ id, firstId }: Pick<Run, 'id' | 'firstId'>): string => firstId ?? id;

/**
 * Creates a run with the answers that still apply: those of the same edition, unless the visitor starts over. It refers to the
 * last complete run of the same browser, to compute the change.
 */
export function newRun(id: string, given: RunInput, before: Run | undefined, now: Date): Run {
  return {
    id,
    edition: given.edition,
    companySize: given.companySize,
    answers: before?.edition === given.edition && !given.isFresh ? before.answers : {},
    percentage: null,
    level: null,
    pillarPercentages: null,
    previousId: before?.completedAt ? before.id : (before?.previousId ?? null),
    firstId: before ? chainOf(before) : null,
    copyOf: null,
    leadId: null,
    shareKeyHash: null,
    shareHidesAnswers: false,
    startedAt: now,
    updatedAt: now,
    completedAt: null,
    reportedAt: null,
    bookedAt: null,
  };
}

/**
 * Whether the input continues this run. Another edition, or another company size or changed answers after the report was
 * requested, need a new run, so that the requested report stays that of its company.
 */
export function belongsTo(run: Run, given: RunInput): boolean {
  if (given.isFresh || run.edition !== given.edition) return false;
  if (run.leadId === null) return true;
  return run.companySize === given.companySize && !answersDiffer(run.answers, given.answers);
}

/** Returns the run with the answers merged in, scored if it is now complete. */
export function withAnswers(
  run: Run,
  given: RunInput,
  questionnaire: Questionnaire,
  now: Date,
): Run {
  const answers = { ...run.answers, ...given.answers };
  const result = score(questionnaire, answers);
  return {
    ...run,
    companySize: given.companySize,
    answers,
    // Each request repeats all answers; only a changed one counts as activity.
    updatedAt: answersDiffer(run.answers, given.answers) ? now : run.updatedAt,
    ...(result && {
      percentage: result.percentage,
      level: result.readinessLevel,
      pillarPercentages: Object.fromEntries(
        result.pillarScores.map(({ pillar, percentage }) => [pillar, percentage]),
      ),
      completedAt: run.completedAt ?? now,
    }),
  };
}

/** Copies a run for the report of another lead. Each lead has its own run, which is erased with it. */
export function copyOfRun(run: Run, id: string): Run {
  return {
    ...run,
    id,
    firstId: chainOf(run),
    copyOf: run.copyOf ?? run.id,
    leadId: null,
    shareKeyHash: null,
    shareHidesAnswers: false,
    reportedAt: null,
    bookedAt: null,
  };
}

/**
 * Returns the change since an earlier complete run, in percentage points.
 * @param comparable the editions whose results compare with the run's
 */
export function changeSince(run: Run, before: Run | undefined, comparable: readonly string[]) {
  if (!before?.completedAt || before.percentage === null || run.percentage === null)
    return undefined;
  if (!comparable.includes(before.edition)) return undefined;
  const earlier = before.pillarPercentages ?? {};
  return {
    since: before.completedAt,
    overall: run.percentage - before.percentage,
    pillars: Object.fromEntries(
      Object.entries(run.pillarPercentages ?? {}).map(([pillar, now]) => [
        pillar,
        now - (earlier[pillar] ?? now),
      ]),
    ),
  };
}
