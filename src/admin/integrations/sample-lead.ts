import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';

/** What a visitor could have typed: a value of the right kind for each that a form sends. */
export const sampleLead = (
  form: LeadForm,
  sent: readonly { ours: string }[],
  email: string,
): Record<string, string> =>
  Object.fromEntries(sent.map(({ ours }) => [ours, sampleValue(form, ours, email)]));

function sampleValue(form: LeadForm, ours: string, email: string): string {
  if (ours === 'email') return email;
  if (ours === 'companySize') return COMPANY_SIZES[0];
  const field = isVisitorForm(form)
    ? LEAD_FORM_FIELDS[form].find(({ name }) => name === ours)
    : undefined;
  if (field?.options) return field.options[0]!;
  if (field?.kind === 'score') return '10';
  if (/score|percentage/i.test(ours)) return '50';
  return ours === 'answers' ? '[]' : 'Test of the connection';
}
