import type { EmailedReport } from '#src/domains/leads/emails/email-templates.ts';
import type { Explanation } from './explain.ts';
import type { CompanySize, Questionnaire } from './questionnaire.ts';
import type { Change, Comparison, ReportStory } from './report.ts';
import type { Answers, Result } from './score.ts';
import type { Submission, SubmitResult } from '#src/domains/leads/intake/submission.ts';

/** A run as its own browser may see it. */
export interface OpenRun {
  edition: string;
  companySize: CompanySize;
  answers: Answers;
  isComplete: boolean;
  /** the report was asked for */
  isReported: boolean;
}

/** Everything a complete run says, without a name. */
export interface ResultView {
  companySize: CompanySize;
  completedAt: Date;
  result: Result;
  explanation: Explanation;
  stories: readonly ReportStory[];
  comparison?: Comparison | undefined;
  change?: Change | undefined;
  /** whether there is a link for others, and what it shows */
  share: { hidesAnswers: boolean } | undefined;
}

/** What others see by a link. Never who it was, nor how others stand. */
export interface SharedResult {
  completedAt: Date;
  result: Result;
  /** its answers are empty when the owner hides them */
  explanation: Explanation;
  hidesAnswers: boolean;
}

/** What a browser sent; values may be anything. */
export interface SubmittedRun {
  edition: unknown;
  companySize: unknown;
  answers: unknown;
  isFresh?: boolean | undefined;
}

export type SavedState =
  | { ok: true; token: string; run: OpenRun }
  /** there is no such edition, or no such company size */
  | { ok: false; reason: 'edition' | 'company-size' };

export interface ReportRequest extends Omit<Submission, 'form' | 'fields'> {
  given: SubmittedRun;
  /** company and person as typed; anything else is ignored */
  fields: Readonly<Record<string, unknown>>;
  acceptTerms: boolean;
}

/** `incomplete`: there is no result yet. */
export type ReportAnswer = { token: string; submitted: SubmitResult } | { submitted: 'incomplete' };

export type ReportFile =
  | { state: 'valid'; fileName: string; file: Buffer }
  /** no run of ours, or one whose report nobody has asked for */
  | { state: 'no-report' };

/** What the site may do with runs. A token is whatever a cookie held; one that is not ours counts as none. */
export interface Assessments {
  /** what is asked today */
  current: Questionnaire;
  open(token: string | undefined): Promise<OpenRun | undefined>;
  /** Adds answers to the run, or begins one; answers its token. Nothing that was known is lost. */
  keep(token: string | undefined, given: SubmittedRun): Promise<SavedState>;
  /** undefined until the run is complete */
  result(token: string | undefined): Promise<ResultView | undefined>;
  /** Keeps the answers, then stores the lead and ties it to the run in one transaction. */
  requestReport(token: string | undefined, request: ReportRequest): Promise<ReportAnswer>;
  report(token: string | undefined): Promise<ReportFile>;
  /** For the mail about a lead; undefined when its run is gone. */
  reportOfLead(leadId: string): Promise<EmailedReport | undefined>;
  /** A new link for others, which ends an earlier one; undefined until the run is complete. */
  share(token: string | undefined, hidesAnswers: boolean): Promise<string | undefined>;
  unshare(token: string | undefined): Promise<void>;
  shared(key: string): Promise<SharedResult | undefined>;
  /** Notes that somebody went on to book a call. */
  book(token: string | undefined): Promise<void>;
}
