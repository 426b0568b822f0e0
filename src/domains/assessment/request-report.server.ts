import { validateFields, normalizeInput } from '#src/domains/leads/intake/validate-field.ts';
import type { LeadField } from '#src/domains/leads/lead-forms.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { ReportRequest } from './assessments.server.ts';
import { explain } from './explain.ts';
import type { Questionnaire } from './questionnaire.ts';
import {
  COMPANY_FIELDS,
  INVALID_REPORT_EMAIL,
  REPORT_FIELDS,
  TERMS_MISSING,
} from './report-form.ts';
import { type Run, copyOfRun } from './run.ts';
import { score } from './score.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { findRunOfLead, lockRun, saveRun } from './run-repository.server.ts';
import type { FieldError, SubmitResult } from '#src/domains/leads/intake/submission.ts';

interface RequestDeps {
  leads: Pick<Leads, 'submit'>;
  clock: Clock;
}

const FIELDS: readonly LeadField[] = [...COMPANY_FIELDS, ...REPORT_FIELDS];

/**
 * Stores the lead of a complete run, and ties the two in the transaction that stores it.
 * @returns what came of it, and the id of the lead's run, which is a copy where another lead has this one
 */
export async function requestReport(
  { leads, clock }: RequestDeps,
  run: Run,
  questionnaire: Questionnaire,
  { fields: typed, acceptTerms, ...submission }: ReportRequest,
): Promise<{ runId: string; submitted: SubmitResult }> {
  const fields = Object.fromEntries(FIELDS.map(({ name }) => [name, textOf(typed[name])]));
  const errors = [...validateFields(FIELDS, fields), ...(acceptTerms ? [] : [TERMS_ERROR])];
  if (errors.length > 0) return { runId: run.id, submitted: refused(errors) };
  let runId = run.id;
  const submitted = await leads.submit({
    ...submission,
    form: 'ai-quotient',
    fields: { ...fields, ...resultFields(run, questionnaire) },
    onStored: async (tx, leadId) => {
      runId = await tieLead(tx, run, leadId, clock());
    },
  });
  return { runId, submitted: submitted.ok ? submitted : refused(submitted.errors) };
}

/** Of an address this form says less than the leads do (spec section 5). */
const refused = (errors: readonly FieldError[]): SubmitResult => ({
  ok: false,
  errors: errors.map(({ field, message }) => ({
    field,
    message: field === 'email' ? INVALID_REPORT_EMAIL : message,
  })),
});

const textOf = (value: unknown) => (typeof value === 'string' ? normalizeInput(value) : '');

const TERMS_ERROR: FieldError = { field: 'acceptTerms', message: TERMS_MISSING };

/** The result as the lead carries it (spec section 7); the CRM's adapter knows its names there. */
export function resultFields(
  { answers }: Run,
  questionnaire: Questionnaire,
): Record<string, string> {
  const { totalScore, percentage, readinessLevel, pillarScores } = score(questionnaire, answers)!;
  const qAndA = explain(questionnaire, answers)!.answers.map(
    ({ pillar, question, answer, value }) => ({ pillar, question, answer, value }),
  );
  return {
    score: String(totalScore),
    level: readinessLevel,
    percentage: String(percentage),
    answers: JSON.stringify(qAndA),
    ...Object.fromEntries(
      pillarScores.flatMap((pillar) => [
        [`pillar:${pillar.pillar}:score`, String(pillar.score)],
        [`pillar:${pillar.pillar}:percentage`, String(pillar.percentage)],
      ]),
    ),
  };
}

/**
 * Ties a run to the lead that asked for its report. One that another lead has goes on as a copy, so that neither takes the
 * other's report away; a repeated request finds the run it was tied to.
 * @returns the id of the lead's run
 */
async function tieLead(tx: Db, run: Run, leadId: string, now: Date): Promise<string> {
  const known = await lockRun(tx, run.id);
  const isFree = known && (known.leadId === null || known.leadId === leadId);
  const tied = isFree ? undefined : await findRunOfLead(tx, leadId);
  if (tied) return tied.id;
  const own = isFree ? known : copyOfRun(known ?? run, randomUUID());
  // A run that is gone was erased with its person this very moment, and its copy counts in its place.
  const copyOf = known ? own.copyOf : null;
  await saveRun(tx, { ...own, copyOf, leadId, reportedAt: now });
  return own.id;
}
