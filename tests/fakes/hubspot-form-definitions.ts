import { readCases } from '#tests/builders/read-cases.ts';
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

const { ids, choices, numbers, optional } = readCases('hubspot-forms.yaml') as {
  ids: Record<LeadForm, string>;
  choices: Record<string, readonly string[]>;
  numbers: Record<string, [min: number, max: number]>;
  /** our names of fields */
  optional: Record<LeadForm, readonly string[]>;
};
const CHOICES = { ...choices, ai_automation_goal: SURVEY_OPTIONS.ai_automation_goal };

/** Every form of the site as set up in the CRM with default field names; returns new objects. */
export function formDefinitions(): DefinedForm[] {
  const names = resolveFieldNames();
  return LEAD_FORMS.map((form) => ({
    id: ids[form],
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
  const base = { name, isRequired: !optional[form].includes(ours) };
  if (ours === 'email') return { ...base, type: 'email' };
  const options = (CHOICES as typeof choices)[ours];
  if (options) return { ...base, type: 'choice', options };
  const [min, max] = numbers[ours] ?? (ours.startsWith('pillar:') ? [0, 100] : []);
  return min === undefined
    ? { ...base, type: 'text' }
    : { ...base, type: 'number', min, max: max! };
}

/** Settings of a site that uses this account at an origin, by variable. */
export function environmentFor(origin: string): Record<string, string> {
  return {
    HUBSPOT_FORMS_ORIGIN: origin,
    HUBSPOT_API_ORIGIN: origin,
    HUBSPOT_PORTAL_ID: PORTAL_ID,
    HUBSPOT_FORM_ASSESSMENT: ids['ai-quotient'],
    HUBSPOT_FORM_SURVEY: ids['vistage-survey'],
    HUBSPOT_FORM_CHEATSHEET: ids['executive-cheatsheet'],
    HUBSPOT_FORM_QUICK_WINS: ids['quick-wins'],
    HUBSPOT_FORM_CONTACT: ids.contact,
    HUBSPOT_FORM_NEWSLETTER: ids.newsletter,
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
