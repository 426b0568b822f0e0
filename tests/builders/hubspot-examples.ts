import type { CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { PILLARS } from './questionnaire.ts';
import { LEAD_FORMS, type LeadFields, type LeadForm } from '#src/domains/leads/lead.ts';

const PERSON = { firstName: 'Ana', lastName: 'Petrov', email: 'ana.petrov@client.example' };

/** The fields of each form when everything is filled in. */
const FIELDS: Record<LeadForm, LeadFields> = {
  'executive-cheatsheet': { ...PERSON, company: 'Petrov Pumps', jobTitle: 'COO' },
  'quick-wins': { firstName: 'Ana', email: PERSON.email, company: 'Petrov Pumps' },
  contact: {
    ...PERSON,
    company: 'Petrov Pumps',
    message: 'Two of our CRMs disagree.\nCan you help?',
  },
  newsletter: { email: PERSON.email },
  'vistage-survey': {
    ...PERSON,
    company: 'Petrov Pumps',
    ai_opportunity: 'Customer Service / Support',
    ai_maturity: "We've tested a few tools but haven't gone deep",
    ai_barrier: 'Too many tools / not enough clarity',
    ai_automation_goal: 'Weekly and monthly reports',
    ai_followup: 'Maybe, send me more info',
    ai_nps: '9',
    ai_nps_reason: 'Clear and short.',
  },
  'ai-quotient': {
    ...PERSON,
    jobTitle: 'COO',
    company: 'Petrov Pumps',
    companySize: '51-200',
    score: '64',
    level: 'AI Ready',
    percentage: '64',
    answers: '[{"pillar":"Data Spine Health","question":"One?","answer":"Two","value":2}]',
    ...Object.fromEntries(
      PILLARS.flatMap((pillar, index) => [
        [`pillar:${pillar}:score`, String(10 + index)],
        [`pillar:${pillar}:percentage`, String(50 + 5 * index)],
      ]),
    ),
  },
};

/** A lead as the domain passes it on, one second old. */
export function exampleSubmission(
  form: LeadForm,
  changes: Partial<CrmSubmission> = {},
): CrmSubmission {
  return {
    form,
    fields: FIELDS[form],
    pageUri: 'https://cadron.example/some/page',
    pageName: 'Some page',
    submittedAt: new Date(Date.now() - 1_000),
    ...changes,
  };
}

export const EXAMPLES = LEAD_FORMS.map((form) => exampleSubmission(form));
