import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import { SURVEY_OPTIONS } from '#src/domains/leads/lead-forms.ts';
import { resolveFieldNames } from '#src/integrations/hubspot/field-names.ts';

/** A form field with its validation in the CRM. */
export interface DefinedField {
  /** qualified: `email`, `0-2/name` */
  name: string;
  isRequired: boolean;
  type: 'text' | 'email' | 'number' | 'choice';
  /** internal values of an enumeration */
  options?: readonly string[];
  min?: number;
  max?: number;
}

/** A form of the stand-in's account. */
export interface DefinedForm {
  id: string;
  form: LeadForm;
  fields: DefinedField[];
  /** blocked email domains */
  blockedDomains: string[];
  hasCaptcha: boolean;
  /** the body of a 200 response */
  success: { redirectUri: string } | { inlineMessage: string };
}

/** The token for reading form definitions. */
export const ACCESS_TOKEN = 'stand-in-token';
export const PORTAL_ID = '48213377';
/** An account without access to the API. */
export const DISABLED_PORTAL_ID = '40300000';

const IDS: Record<LeadForm, string> = {
  'executive-cheatsheet': '1f6b7a52-03c4-4b8e-9a55-6d0c2f4b1e01',
  'quick-wins': '2a7c8b63-14d5-4c9f-8b66-7e1d305c2f02',
  contact: '3b8d9c74-25e6-4da0-9c77-8f2e416d3003',
  'vistage-survey': '4c9ead85-36f7-4eb1-8d88-903f527e4104',
  'ai-quotient': '5daf0e96-4708-4fc2-9e99-a140638f5205',
  newsletter: '6eb01fa7-5819-40d3-8faa-b251749a6306',
};

/** docs/specification.md, section 3: the options that the CRM checks. */
const CHOICES: Record<string, readonly string[]> = {
  ai_opportunity: [
    'Marketing & Customer Acquisition',
    'Sales & Pipeline Management',
    'Operations & Internal Workflows',
    'Customer Service / Support',
    'Not sure yet',
  ],
  ai_maturity: [
    "We're already using AI regularly",
    "We've tested a few tools but haven't gone deep",
    "We're exploring now but haven't started",
    "We haven't done anything yet",
    'Not sure',
  ],
  ai_barrier: [
    'Lack of internal expertise',
    'Unclear ROI or business case',
    'Too many tools / not enough clarity',
    'Fear of disruption or change',
    'No current bandwidth',
    'Other',
  ],
  // Our own fields.
  ai_automation_goal: SURVEY_OPTIONS.ai_automation_goal,
  ai_followup: ['Yes, please reach out', 'Maybe, send me more info', 'Not at this time'],
  companySize: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'],
  level: ['AI Innovator', 'AI Ready', 'AI Emerging', 'AI Developing'],
};

const NUMBERS: Record<string, { min: number; max: number }> = {
  ai_nps: { min: 0, max: 10 },
  score: { min: 0, max: 100 },
  testScore: { min: 0, max: 100 },
  percentage: { min: 0, max: 100 },
};

/** Our names of optional fields. */
const NOT_REQUIRED: Record<LeadForm, readonly string[]> = {
  'executive-cheatsheet': ['jobTitle'],
  'quick-wins': ['company'],
  contact: ['company'],
  newsletter: [],
  'vistage-survey': ['ai_nps_reason'],
  'ai-quotient': ['additionalComments'],
};

/** Every form of the site as set up in the CRM with default field names; returns new objects. */
export function formDefinitions(): DefinedForm[] {
  const names = resolveFieldNames();
  return LEAD_FORMS.map((form) => ({
    id: IDS[form],
    form,
    fields: Object.entries(names[form]).map(([ours, name]) => definedField(form, ours, name)),
    blockedDomains: ['blocked.example'],
    hasCaptcha: false,
    success:
      form === 'contact'
        ? { redirectUri: 'https://www.cadron.example/thanks' }
        : { inlineMessage: form === 'newsletter' ? '' : '<p>Thanks for submitting the form.</p>' },
  }));
}

function definedField(form: LeadForm, ours: string, name: string): DefinedField {
  const base = { name, isRequired: !NOT_REQUIRED[form].includes(ours) };
  if (ours === 'email') return { ...base, type: 'email' };
  if (CHOICES[ours]) return { ...base, type: 'choice', options: CHOICES[ours] };
  const range = NUMBERS[ours] ?? (ours.startsWith('pillar:') && { min: 0, max: 100 });
  return range ? { ...base, type: 'number', ...range } : { ...base, type: 'text' };
}

/** Settings of a site that uses this account at an origin, by variable. */
export function environmentFor(origin: string): Record<string, string> {
  return {
    HUBSPOT_FORMS_ORIGIN: origin,
    HUBSPOT_API_ORIGIN: origin,
    HUBSPOT_PORTAL_ID: PORTAL_ID,
    HUBSPOT_FORM_ASSESSMENT: IDS['ai-quotient'],
    HUBSPOT_FORM_SURVEY: IDS['vistage-survey'],
    HUBSPOT_FORM_CHEATSHEET: IDS['executive-cheatsheet'],
    HUBSPOT_FORM_QUICK_WINS: IDS['quick-wins'],
    HUBSPOT_FORM_CONTACT: IDS.contact,
    HUBSPOT_FORM_NEWSLETTER: IDS.newsletter,
    HUBSPOT_ACCESS_TOKEN: ACCESS_TOKEN,
  };
}

/** The response of `GET /marketing/v3/forms/{id}`. */
export function vendorDefinition({ id, form, fields, blockedDomains, hasCaptcha }: DefinedForm) {
  return {
    id,
    name: form,
    formType: 'hubspot',
    archived: false,
    fieldGroups: fields.map(({ name, isRequired, type, options }) => {
      const [objectTypeId, property] = name.includes('/') ? name.split('/') : ['0-1', name];
      const field = {
        objectTypeId,
        name: property,
        label: property,
        required: isRequired,
        hidden: false,
        fieldType: {
          text: 'single_line_text',
          choice: 'dropdown',
          email: 'email',
          number: 'number',
        }[type],
        ...(type === 'email' && {
          validation: { blockedEmailDomains: blockedDomains, useDefaultBlockList: false },
        }),
        ...(options && {
          options: options.map((value, displayOrder) => ({ label: value, value, displayOrder })),
        }),
      };
      return { groupType: 'default_group', richTextType: 'text', fields: [field] };
    }),
    configuration: { language: 'en', recaptchaEnabled: hasCaptcha },
  };
}
