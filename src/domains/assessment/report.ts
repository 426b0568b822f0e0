import type { Explanation } from './explain.ts';
import type { CompanySize } from './questionnaire.ts';
import type { Result } from './score.ts';

/** How a result compares with the others of the same company size; only once there are enough of them. */
export interface Comparison {
  size: CompanySize;
  /** how many other companies it is */
  companies: number;
  /** their average percentage, a whole number */
  average: number;
  /** how many of them scored lower, in percent */
  aheadOf: number;
  /** their average percentage by pillar */
  pillars: Readonly<Record<string, number>>;
}

/** What changed since the last time, in percentage points. */
export interface Change {
  /** when the earlier result was complete */
  since: Date;
  overall: number;
  pillars: Readonly<Record<string, number>>;
}

export interface ReportStory {
  slug: string;
  title: string;
  companyName: string;
  industry: string;
  /** `$118 CAC`, `$48 CAC`, `59% lower cost` */
  before: string;
  after: string;
  improvement: string;
}

/** One person's report, complete: what the PDF shows. */
export interface Report {
  company: string;
  companySize: CompanySize;
  person: { firstName: string; lastName: string; jobTitle: string };
  completedAt: Date;
  edition: string;
  result: Result;
  explanation: Explanation;
  /** stories of the pillars, by slug */
  stories: readonly ReportStory[];
  comparison?: Comparison | undefined;
  change?: Change | undefined;
}

/** Makes the file. */
export interface ReportPdfPort {
  pdf(report: Report): Promise<Buffer>;
}
