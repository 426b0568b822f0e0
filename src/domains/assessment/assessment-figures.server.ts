import type {
  CompanySize,
  Option,
  Question,
  Questionnaire,
  ReadinessLevel,
} from './questionnaire.ts';
import type { RunState } from './run-state.ts';

/** Which runs; all of them have at least one answer, since before that nobody has started. */
export interface RunFilter {
  edition: string;
  /** begun within so many days */
  days?: number | undefined;
  /** begun at this moment or later */
  since?: Date | undefined;
  companySize?: CompanySize | undefined;
  /** narrows lists down; figures are of all states */
  state?: RunState | undefined;
}

export interface QuestionFigures {
  question: Question;
  /** runs that have answered every question before it */
  reached: number;
  answered: number;
  /** abandoned runs whose first open question it is */
  left: number;
  /** in the order of their values */
  options: readonly { option: Option; count: number }[];
}

/** What the runs of one edition add up to; read at one moment, so that the parts agree with each other. */
export interface EditionFigures {
  /** with at least one answer */
  started: number;
  /** runs that have answered every question up to the pillar's last one */
  pillars: readonly { pillar: string; count: number }[];
  complete: number;
  reported: number;
  /** went on from the result to book a call; with or without a report */
  booked: number;
  byState: Readonly<Record<RunState, number>>;
  questions: readonly QuestionFigures[];
  /** complete runs by percentage, ten to a band; 100 belongs to the last */
  bands: readonly number[];
  levels: Readonly<Record<ReadinessLevel, number>>;
  /** of the percentages; undefined without a complete run */
  median: number | undefined;
}

export interface RunSummary {
  id: string;
  edition: string;
  companySize: CompanySize;
  state: RunState;
  answered: number;
  /** how many questions its edition has; undefined when the edition is not kept any more */
  questions: number | undefined;
  percentage: number | null;
  level: ReadinessLevel | null;
  startedAt: Date;
  /** who asked for the report; deleting a lead leaves its run, erasing a person takes it along */
  lead: { id: string; isDeleted: boolean } | undefined;
}

export interface RunView extends RunSummary {
  pillars: readonly { pillar: string; percentage: number | undefined }[];
  answers: readonly { question: Question; chosen: Option | undefined }[];
  updatedAt: Date;
  completedAt: Date | null;
  reportedAt: Date | null;
  bookedAt: Date | null;
}

export interface RunPage {
  runs: readonly RunSummary[];
  total: number;
  page: number;
  pages: number;
}

/** What the admin area reads of runs. Nothing in it tells who somebody was: names are in the lead alone. */
export interface AssessmentFigures {
  /** all that were ever asked, oldest first */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  figures(filter: RunFilter): Promise<EditionFigures>;
  /** 50 a page, newest first; a page beyond the last is the last. */
  runs(filter: RunFilter, page: number): Promise<RunPage>;
  find(id: string): Promise<RunView | undefined>;
  /** Id of the run whose report a lead asked for. */
  runOfLead(leadId: string): Promise<string | undefined>;
  /** All runs of a filter, newest first, a thousand at a time. */
  all(filter: RunFilter): AsyncIterable<readonly RunView[]>;
}
