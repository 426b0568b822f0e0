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
 * Stores the lead of a complete run and links the two in the same transaction.
 * @returns the result of the submission and the id of the lead's run, which is a copy if the run belongs to another lead
 */
export async function requestReport(
  { leads, clock }: RequestDeps,
  run: Run,
  questionnaire: Questionnaire,
  { fields: typed, acceptTerms, ...submission }: ReportRequest,
): Promise<{ runId: string; submitted: SubmitResult }> {
  const fields = Object.fromEntries(FIELDS.map(({ name }) => [name, normalizedText(typed[name])]));
  const errors = [...validateFields(FIELDS, fields), ...(acceptTerms ? [] : [TERMS_ERROR])];
  if (errors.length > 0) return { runId: run.id, submitted: rejected(errors) };
  let runId = run.id;
  const submitted = await leads.submit({
    ...submission,
    form: 'ai-quotient',
    fields: { ...fields, ...resultFields(run, questionnaire) },
    onStored: async (tx, leadId) => {
      runId = await linkLead(tx, run, leadId, clock());
    },
  });
  return { runId, submitted: submitted.ok ? submitted : rejected(submitted.errors) };
}

/** Replaces the email errors of `leads` by the shorter text of this form (docs/specification.md, section 5). */
const rejected = (errors: readonly FieldError[]): SubmitResult => ({
  ok: false,
  errors: errors.map(({ field, message }) => ({
    field,
    message: field === 'email' ? INVALID_REPORT_EMAIL : message,
  })),
});

const normalizedText = (value: unknown) => (typeof value === 'string' ? normalizeInput(value) : '');

const TERMS_ERROR: FieldError = { field: 'acceptTerms', message: TERMS_MISSING };

/** The result as fields of the lead (docs/specification.md, section 7). The CRM adapter maps them to property names. */
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
 * Links a run to the lead that requested its report. A run that belongs to another lead is copied, so that both leads have a
 * report. A repeated request returns the run that is already linked.
 * @returns the id of the lead's run
 */
async function linkLead(tx: Db, run: Run, leadId: string, now: Date) {
  const known = await lockRun(tx, run.id);
  const isFree = known && (known.leadId === null || known.leadId === leadId);
  const tied = isFree ? undefined : await findRunOfLead(tx, leadId);
  if (tied) return tied.id;
  const own = isFree ? known : copyOfRun(known ?? run, randomUUID());
  // The run was erased with its lead since it was read: the copy takes its place in the statistics.
  const copyOf = known ? own.copyOf : null;
  await saveRun(tx, { ...own, copyOf, leadId, reportedAt: now });
  return own.id;
}
