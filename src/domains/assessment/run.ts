import { answersDiffer } from './answers.ts';
import type { CompanySize, Questionnaire, ReadinessLevel } from './questionnaire.ts';
import { type Answers, score } from './score.ts';

/** One company's answers; what the transitions below read and change. */
export interface Run {
  id: string;
  edition: string;
  companySize: CompanySize;
  answers: Answers;
  percentage: number | null;
  level: ReadinessLevel | null;
  pillarPercentages: Readonly<Record<string, number>> | null;
  previousId: string | null;
  firstId: string | null;
  copyOf: string | null;
  leadId: string | null;
  shareKeyHash: string | null;
  shareHidesAnswers: boolean;
  startedAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  reportedAt: Date | null;
  bookedAt: Date | null;
}

/** What a browser knows of its run. */
export interface RunInput {
  edition: string;
  companySize: CompanySize;
  answers: Answers;
  /** to begin anew instead of going on */
  isFresh?: boolean | undefined;
}

/** What tells the runs of one browser, which is one company's, from all others. */
export const chainOf = ({ id, firstId }: Pick<Run, 'id' | 'firstId'>): string => firstId ?? id;

/** A new run; after a complete one it remembers it, to tell what changed. */
export function newRun(id: string, given: RunInput, before: Run | undefined, now: Date): Run {
  return {
    id,
    edition: given.edition,
    companySize: given.companySize,
    answers: {},
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
 * Whether what a browser gives belongs to the run it has. Another edition, or other answers after the report was made, are a
 * run of their own: an old result stays true.
 */
export function belongsTo(run: Run, given: RunInput): boolean {
  if (given.isFresh || run.edition !== given.edition) return false;
  return run.leadId === null || !answersDiffer(run.answers, given.answers);
}

/** The run with more answers, and scored once it is complete. */
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
    // Browsers send all they know again with the request for the report, which is no answer.
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

/** The same result, for the report of somebody else: each lead has a run of its own, which goes with it. */
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

/** Points of difference to an earlier complete run of the same edition. */
export function changeSince(run: Run, before: Run | undefined) {
  if (!before?.completedAt || before.percentage === null || run.percentage === null)
    return undefined;
  if (before.edition !== run.edition) return undefined;
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
