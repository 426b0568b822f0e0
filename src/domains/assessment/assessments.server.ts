import type { Explanation } from './explain.ts';
import type { CompanySize } from './questionnaire.ts';
import type { Change, Comparison, ReportStory } from './report.ts';
import type { Answers, Result } from './score.ts';
import type { Submission, SubmitResult } from '#src/domains/leads/intake/submission.ts';

/** A run as the browser that owns it sees it. */
export interface OpenRun {
  edition: string;
  companySize: CompanySize;
  answers: Answers;
  isComplete: boolean;
  /** the report was requested */
  isReported: boolean;
}

/** The full result of a complete run, without personal data. */
export interface ResultView {
  companySize: CompanySize;
  completedAt: Date;
  result: Result;
  explanation: Explanation;
  stories: readonly ReportStory[];
  comparison?: Comparison | undefined;
  change?: Change | undefined;
  /** the share link, if there is one, and whether it hides the answers */
  share: { hidesAnswers: boolean } | undefined;
}

/** The page behind a share link: no personal data and no comparison. */
export interface SharedResult {
  completedAt: Date;
  result: Result;
  /** without answers if the owner hides them */
  explanation: Explanation;
  hidesAnswers: boolean;
}

/** Unvalidated input from a browser. */
export interface SubmittedRun {
  edition: unknown;
  companySize: unknown;
  answers: unknown;
  isFresh?: boolean | undefined;
}

export type SaveAnswersResult =
  | { ok: true; token: string; run: OpenRun }
  /** unknown edition or company size */
  | { ok: false; reason: 'edition' | 'company-size' };

export interface ReportRequest extends Omit<Submission, 'form' | 'fields'> {
  given: SubmittedRun;
  /** company and person as typed; other fields are ignored */
  fields: Readonly<Record<string, unknown>>;
  acceptTerms: boolean;
}

/** `incomplete`: the run has no result yet. */
export type ReportRequestResult =
  | { token: string; submitted: SubmitResult }
  | { submitted: 'incomplete' };

export type ReportFile =
  | { state: 'valid'; fileName: string; file: Buffer }
  /** unknown run, or its report was not requested */
  | { state: 'no-report' };
