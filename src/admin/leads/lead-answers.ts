import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { pillarsOf } from '#src/domains/assessment/questionnaire.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { fieldLabel } from './lead-labels.ts';

const PILLAR_FIELDS = pillarsOf(CURRENT_QUESTIONNAIRE.questions).flatMap((pillar) =>
  ['score', 'percentage'].map((part) => `pillar:${pillar}:${part}`),
);

export interface Answer {
  name: string;
  value: string;
}

/** Returns a lead's answers under the form's own labels and in its order, without empty answers. */
export function labeledAnswers(form: LeadForm, fields: LeadFields): Answer[] {
  const asked = isVisitorForm(form) ? LEAD_FORM_FIELDS[form] : [];
  const labels = new Map(asked.map(({ name, label }) => [name, label]));
  // PostgreSQL returns the keys of an object by their length.
  const order = [...labels.keys(), ...FIELD_HEADINGS.keys(), ...PILLAR_FIELDS];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    Object.entries(fields)
      // An assessment stores all its answers as JSON in one field; the page of the run shows them.
      .filter(([name, value]) => value !== '' && !(form === 'ai-quotient' && name === 'answers'))
      .toSorted(([a], [b]) => rank(a) - rank(b))
      .map(([name, value]) => ({ name: labels.get(name) ?? fieldLabel(name), value }))
  );
}
