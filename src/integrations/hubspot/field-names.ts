import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import { ConfigError } from '#src/platform/config/config.server.ts';

/**
 * CRM field names of one form by our names, in the order they are sent. `0-2/name` is a property of another object type than
 * the contact; a value with an empty name is not sent.
 */
export type FieldNames = Readonly<Record<string, string>>;
/** Names that differ from the defaults, by form. */
type FieldNameOverrides = Readonly<Record<string, FieldNames>>;

const PERSON = { firstName: 'firstname', lastName: 'lastname', email: 'email' };

/** The pillars (docs/specification.md, section 9). The assessment sends a score and a percentage for each. */
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
  // The names HubSpot generates from a question: lower case, other characters replaced by underscores.
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
  // See docs/specification.md, section 7.
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

/** Whether the value is optional in this form. */
export function isOptional(form: LeadForm, ours: string): boolean {
  if (!isVisitorForm(form)) return ours === 'additionalComments';
  return LEAD_FORM_FIELDS[form].some(({ name, required }) => name === ours && !required);
}

/**
 * Returns the CRM name for a score or percentage of a pillar: the pillar's letters and digits in lower case, and the suffix
 * (docs/specification.md, section 7). Undefined for other names.
 * @param ours `pillar:<name>:score` or `pillar:<name>:percentage`
 */
export function pillarFieldName(ours: string): string | undefined {
  const [, pillar, part] = /^pillar:(.+):(score|percentage)$/s.exec(ours) ?? [];
  if (pillar === undefined) return undefined;
  return `${pillar.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}_${part}`;
}

/**
 * Returns the names for every form: the defaults with the configured overrides.
 * @throws ConfigError for an unknown form or field, because a typo would silently lose that value
 */
export function resolveFieldNames(
  overrides: FieldNameOverrides = {},
): Record<LeadForm, FieldNames> {
  for (const [form, names] of Object.entries(overrides)) {
    if (!Object.hasOwn(DEFAULTS, form))
      throw configError(`"${form}" is not a form; the forms are ${LEAD_FORMS.join(', ')}`);
    const known = DEFAULTS[form as LeadForm];
    const odd = Object.keys(names).find((ours) => !Object.hasOwn(known, ours));
    if (odd !== undefined)
      throw configError(`${form} has no field "${odd}"; it has ${Object.keys(known).join(', ')}`);
  }
  const merged = LEAD_FORMS.map((form) => [form, { ...DEFAULTS[form], ...overrides[form] }]);
  return Object.fromEntries(merged) as Record<LeadForm, FieldNames>;
}

const configError = (what: string) =>
  new ConfigError(`The configuration is not valid:\n  HUBSPOT_FIELD_NAMES: ${what}`);
