import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import { ConfigError } from '#src/platform/config/config.server.ts';

/**
 * CRM field names of one form by our own names, in the order they are sent. `0-2/name` names a property of another object
 * than the contact; an empty name means that the value is not sent.
 */
export type FieldNames = Readonly<Record<string, string>>;
/** Names that differ from the defaults, by form. */
export type FieldNameOverrides = Readonly<Record<string, FieldNames>>;

const PERSON = { firstName: 'firstname', lastName: 'lastname', email: 'email' };

/** Spec section 9. The assessment sends a score and a percentage of each. */
const PILLARS = [
  'Data Spine Health',
  'Funnel Intelligence & Attribution',
  'Automation Maturity',
  'AI-Ready Content Operations',
  'Governance & Change Management',
];

const DEFAULTS: Readonly<Record<LeadForm, FieldNames>> = {
  'executive-cheatsheet': { ...PERSON, company: 'company', jobTitle: 'jobtitle' },
  'quick-wins': { firstName: 'firstname', email: 'email', company: 'company' },
  contact: { ...PERSON, company: 'company', message: 'message' },
  newsletter: { email: 'email' },
  // What the CRM itself makes of a question: lower case, an underscore for whatever is no letter or digit.
  'vistage-survey': {
    ...PERSON,
    company: 'company',
    ai_opportunity: 'where_do_you_see_the_biggest_opportunity_for_ai_in_your_business_',
    ai_maturity: 'how_would_you_describe_your_company_s_current_use_of_ai_',
    ai_barrier: 'what_is_the_biggest_barrier_to_adopting_ai_in_your_company_',
    ai_automation_goal: 'if_you_could_automate_one_thing_in_your_business_what_would_it_be_',
    ai_followup: 'would_you_like_us_to_follow_up_with_you_about_ai_',
    ai_nps: 'how_likely_are_you_to_recommend_this_session_to_another_executive_',
    ai_nps_reason: 'what_is_the_main_reason_for_your_score_',
  },
  // Spec section 7.
  'ai-quotient': {
    ...PERSON,
    jobTitle: 'jobtitle',
    company: 'company',
    companySize: 'company_size',
    score: 'score__ai_quotient_',
    level: 'aireadinesscategory',
    testScore: 'aitestscore',
    percentage: 'aitestscorepercentage',
    requestedDetailedReport: 'requesteddetailedreport',
    additionalComments: 'additional_comments',
    answers: 'ai_quotient_q_a_json',
    ...Object.fromEntries(
      PILLARS.flatMap((pillar) =>
        (['score', 'percentage'] as const).map((part) => {
          const ours = `pillar:${pillar}:${part}`;
          return [ours, pillarFieldName(ours)!];
        }),
      ),
    ),
  },
};

/** Whether a lead of this form may come without the value. */
export function isOptional(form: LeadForm, ours: string): boolean {
  if (!isVisitorForm(form)) return ours === 'additionalComments';
  return LEAD_FORM_FIELDS[form].some(({ name, required }) => name === ours && !required);
}

/**
 * The CRM's name of a pillar's figure: the pillar lower-cased without anything but letters and digits (spec section 7).
 * @param ours `pillar:<name>:score` or `pillar:<name>:percentage`; undefined for any other name
 */
export function pillarFieldName(ours: string): string | undefined {
  const [, pillar, part] = /^pillar:(.+):(score|percentage)$/s.exec(ours) ?? [];
  if (pillar === undefined) return undefined;
  return `${pillar.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}_${part}`;
}

/**
 * The names of every form, the configured ones in place of the defaults.
 * @throws ConfigError naming a form or a field that does not exist: a typing error would lose that value silently
 */
export function fieldNames(overrides: FieldNameOverrides = {}): Record<LeadForm, FieldNames> {
  for (const [form, names] of Object.entries(overrides)) {
    if (!Object.hasOwn(DEFAULTS, form))
      throw wrong(`"${form}" is no form; there are ${LEAD_FORMS.join(', ')}`);
    const known = DEFAULTS[form as LeadForm];
    const odd = Object.keys(names).find((ours) => !Object.hasOwn(known, ours));
    if (odd !== undefined)
      throw wrong(`${form} has no field "${odd}"; it has ${Object.keys(known).join(', ')}`);
  }
  const merged = LEAD_FORMS.map((form) => [form, { ...DEFAULTS[form], ...overrides[form] }]);
  return Object.fromEntries(merged) as Record<LeadForm, FieldNames>;
}

const wrong = (what: string) =>
  new ConfigError(`The configuration is not valid:\n  HUBSPOT_FIELD_NAMES: ${what}`);
