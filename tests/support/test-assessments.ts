import { type LeadForm, LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';
import type { SubmittedRun } from '#src/domains/assessment/assessments.server.ts';
import { createAssessments } from '#src/domains/assessment/create-assessments.server.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { createTestDatabase } from './test-database.ts';

const OLD = exampleQuestionnaire('2025-05');
const BEFORE = exampleQuestionnaire('2026-10');
/** says the edition before it in other words */
const CURRENT = { ...exampleQuestionnaire('2026-11'), rewords: BEFORE.edition };

export type TestAssessments = Awaited<ReturnType<typeof createTestAssessments>>;

/** The assessment and the leads on a test database, with a clock the test moves. */
export async function createTestAssessments() {
  const database = await createTestDatabase();
  const jobs: { name: string; payload: object }[] = [];
  const reports: Report[] = [];
  const clock = (): Date => fixture.now;
  const shared = { db: database.database.db, secret: 'secret', clock, log: silentLogger };
  const leads = createLeads({
    ...shared,
    queue: {
      send: async (job, payload) => {
        jobs.push({ name: job.name, payload });
        return 'id';
      },
    },
    crm: { isConfigured: (form: LeadForm) => LEAD_FORMS.includes(form) },
    tokens: createFormTokens('secret', clock),
    ipCounter: { count: async () => 0, add: async () => undefined },
  });
  const assessments = createAssessments({
    ...shared,
    editions: [OLD, BEFORE, CURRENT],
    leads,
    pdf: {
      render: async (report) => {
        reports.push(report);
        return Buffer.from('%PDF');
      },
    },
    stories: async (slugs) =>
      slugs.map((slug) => ({
        slug,
        title: slug,
        companyName: '',
        industry: '',
        before: '',
        after: '',
        improvement: '',
      })),
  });
  const fixture = {
    database,
    leads,
    assessments,
    /** the time both see; assign to move it */
    now: new Date('2026-11-21T09:00:00Z'),
    jobs,
    reports,
    /** Saves answers, which must succeed, and returns the token. */
    async saveAnswers(token: string | undefined, run: SubmittedRun): Promise<string> {
      const saved = await assessments.saveAnswers(token, run);
      if (!saved.ok) throw new Error(saved.reason);
      return saved.token;
    },
  };
  return fixture;
}

/** Twenty-five answers of the same value. */
export const allAnswers = (value: number) => Array.from({ length: 25 }, () => value);

/** The input of a browser: answers of these values to the current edition. */
export const submittedRun = (
  values: readonly number[],
  overrides: Partial<SubmittedRun> = {},
): SubmittedRun => ({
  edition: CURRENT.edition,
  companySize: '51-200',
  answers: answersWorth(CURRENT, values),
  ...overrides,
});
