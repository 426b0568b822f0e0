import { afterAll, beforeAll } from 'vitest';
import type {
  Assessments,
  ReportRequest,
  SubmittedRun,
} from '#src/domains/assessment/assessments.server.ts';
import { createAssessments } from '#src/domains/assessment/create-assessments.server.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { type LeadForm, LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { type Leads, createLeads } from '#src/domains/leads/leads.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const old = exampleQuestionnaire('2025-05');
const current = exampleQuestionnaire('2026-11');

/** The same answer, by its value, to all 25 questions. */
const all = (value: number) => Array.from({ length: 25 }, () => value);
const given = (values: readonly number[], more: Partial<SubmittedRun> = {}): SubmittedRun => ({
  edition: '2026-11',
  companySize: '51-200',
  answers: answersWorth(current, values),
  ...more,
});

/** Assessments and their leads on a database of their own. Call once per file. */
export function openAssessments(clock: Clock) {
  let fixture: TestDatabase;
  let leads: Leads;
  let assessments: Assessments;
  const jobs: { name: string; payload: object }[] = [];
  const reports: Report[] = [];
  beforeAll(async () => {
    fixture = await createTestDatabase();
    const shared = { db: fixture.database.db, secret: 'secret', clock, log: silentLogger };
    leads = createLeads({
      ...shared,
      queue: {
        send: async (job, payload) => {
          jobs.push({ name: job.name, payload });
          return 'id';
        },
      },
      crm: { isConfigured: (form: LeadForm) => LEAD_FORMS.includes(form) },
      tokens: createFormTokens('secret', clock),
      addresses: { count: async () => 0, add: async () => undefined },
    });
    assessments = createAssessments({
      ...shared,
      editions: [old, current],
      leads,
      pdf: {
        pdf: async (report) => {
          reports.push(report);
          return Buffer.from('%PDF');
        },
      },
      stories: (slugs) =>
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
  });
  afterAll(() => fixture.drop());
  return {
    assessments: () => assessments,
    leads: () => leads,
    db: () => fixture.database.db,
    /** the queued jobs */
    jobs,
    /** the reports rendered as PDF */
    reports,
    all,
    given,
    /** Saves answers and returns the token of their run; throws where they are refused. */
    async keep(token: string | undefined, run: SubmittedRun): Promise<string> {
      const kept = await assessments.keep(token, run);
      if (!kept.ok) throw new Error(kept.reason);
      return kept.token;
    },
    request: (run: SubmittedRun, fields: object = {}, more: Partial<ReportRequest> = {}) => ({
      given: run,
      fields: {
        company: ' Petrov Pumps ',
        companySize: '51-200',
        firstName: ' Ana ',
        lastName: 'Petrov',
        email: 'ana@client.example',
        jobTitle: 'COO',
        ...fields,
      },
      acceptTerms: true,
      token: leads.formToken().token,
      pageUri: 'https://cadron.example/ai-quotient',
      pageName: 'AI Quotient',
      address: '127.0.0.1',
      ...more,
    }),
  };
}
