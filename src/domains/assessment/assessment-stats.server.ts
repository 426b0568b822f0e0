import type { summarizeRun, viewRun } from './create-assessment-stats.server.ts';
import type { CompanySize, Option, Question, ReadinessLevel } from './questionnaire.ts';
import type { RunState } from './run-state.ts';

/** Selects runs. Runs without any answer never match: they have not started. */
export interface RunFilter {
  edition: string;
  /** started within this many days */
  days?: number | undefined;
  /** started at this time or later */
  since?: Date | undefined;
  companySize?: CompanySize | undefined;
  /** applies to lists only; statistics cover all states */
  state?: RunState | undefined;
}

export interface QuestionStats {
  question: Question;
  /** runs that have answered every question before it */
  reached: number;
  answered: number;
  /** abandoned runs whose first unanswered question is this one */
  abandoned: number;
  /** sorted by value, lowest first */
  options: readonly { option: Option; count: number }[];
}

/** Statistics of one edition, read in one statement so that the numbers agree. */
export interface EditionStats {
  /** with at least one answer */
  started: number;
  /** runs that have answered every question up to the pillar's last one */
  pillars: readonly { pillar: string; count: number }[];
  complete: number;
  reported: number;
  /** went from the result to the booking page, with or without a report */
  booked: number;
  byState: Readonly<Record<RunState, number>>;
  questions: readonly QuestionStats[];
  /** complete runs by percentage, in bands of ten; the last band includes 100 */
  bands: readonly number[];
  levels: Readonly<Record<ReadinessLevel, number>>;
  /** median percentage; undefined without a complete run */
  median: number | undefined;
}

export type RunSummary = ReturnType<typeof summarizeRun>;

export type RunView = ReturnType<typeof viewRun>;

export interface RunPage {
  runs: readonly RunSummary[];
  total: number;
  page: number;
  pages: number;
}
