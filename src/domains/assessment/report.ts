import type { Explanation } from './explain.ts';
import type { CompanySize } from './questionnaire.ts';
import type { Result } from './score.ts';

/** How a result compares with other companies of the same size. */
export interface Comparison {
  size: CompanySize;
  /** number of other companies */
  companies: number;
  /** their average percentage, rounded */
  average: number;
  /** share of them that scored lower, in percent */
  aheadOf: number;
  /** their average percentage by pillar */
  pillars: Readonly<Record<string, number>>;
}

/** Change since the last complete run, in percentage points. */
export interface Change {
  /** when the earlier run was completed */
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

/** The content of one person's PDF report. */
export interface Report {
  company: string;
  companySize: CompanySize;
  person: { firstName: string; lastName: string; jobTitle: string };
  completedAt: Date;
  edition: string;
  result: Result;
  explanation: Explanation;
  /** the success stories that the pillars refer to by slug */
  stories: readonly ReportStory[];
  comparison?: Comparison | undefined;
  change?: Change | undefined;
}

export interface ReportPdfPort {
  render(report: Report): Promise<Buffer>;
}
