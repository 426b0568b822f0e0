import type { LeadForm } from '#src/domains/leads/lead.ts';

/** What the CRM said to a lead. */
export interface Refusal {
  form: LeadForm;
  status: number | null;
  message: string | null;
  errorTypes: readonly string[];
}

/** A refusal in plain words, and the setting that solves it, if one does. */
export interface PlainRefusal {
  text: string;
  /** name of a setting; for `HUBSPOT_FIELD_NAMES` with the field, by its name in the CRM */
  setting?: string;
  field?: string;
}

/** The setting with the id of each form in the CRM. */
export const FORM_SETTINGS = {
  'executive-cheatsheet': 'HUBSPOT_FORM_CHEATSHEET',
  'quick-wins': 'HUBSPOT_FORM_QUICK_WINS',
  contact: 'HUBSPOT_FORM_CONTACT',
  newsletter: 'HUBSPOT_FORM_NEWSLETTER',
  'vistage-survey': 'HUBSPOT_FORM_SURVEY',
  'ai-quotient': 'HUBSPOT_FORM_ASSESSMENT',
} as const satisfies Record<LeadForm, string>;

const CAPTCHA =
  'The form has a CAPTCHA, so it refuses all that is not typed there. Turn it off in HubSpot.';

/** Explains what the CRM said (docs/hubspot-forms-api.md); its own words where we know no better ones. */
export function plainRefusal({ form, status, message, errorTypes }: Refusal): PlainRefusal {
  const said = message ?? 'HubSpot gave no reason.';
  const [, field] = /'fields\.([^']+)'/.exec(said) ?? [];
  const has = (type: string) => errorTypes.some((each) => each.startsWith(type));
  const names = { setting: 'HUBSPOT_FIELD_NAMES', ...(field && { field }) };
  if (status === 404)
    return {
      text: 'HubSpot knows no form of this id in this account.',
      setting: FORM_SETTINGS[form],
    };
  if (status === 401 || status === 403)
    return {
      text: 'HubSpot takes no forms for this account: its number or its region is wrong.',
      setting: 'HUBSPOT_PORTAL_ID',
    };
  if (has('FIELD_NOT_IN_FORM_DEFINITION'))
    return { text: `No field of the form is named “${field}.”`, ...names };
  if (has('REQUIRED_FIELD'))
    return { text: `The form requires “${field}” and got nothing for it.`, ...names };
  if (has('VALUE_NOT_IN_FIELD_DEFINITION'))
    return { text: `“${field}” has no such option in HubSpot.`, ...names };
  if (has('FORM_HAS_RECAPTCHA')) return { text: CAPTCHA };
  if (has('INVALID_LEGAL') || has('MISSING_'))
    return {
      text: 'The form asks for consent otherwise than we send it.',
      setting: 'HUBSPOT_SEND_CONSENT',
    };
  return { text: said };
}
