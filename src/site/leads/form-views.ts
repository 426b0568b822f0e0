import type { FormField, FormView } from '#src/blocks/lead-form/form-view.ts';
import { validateField } from '#src/domains/leads/intake/validate-field.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import {
  LEAD_CONSENT_TEXT,
  LEAD_CONSENT_VERSION,
  LEAD_FORM_FIELDS,
  type LeadField,
  type VisitorForm,
} from '#src/domains/leads/lead-forms.ts';
import { formPath, PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import { ATTRIBUTION_KEYS } from '#src/site/attribution/kept-touch.ts';
import { FORM_WORDS } from './form-text.ts';

/** The cheatsheet has the address and the `formType` of spec section 7. */
const OWN_API: { [Form in VisitorForm]?: Pick<FormView, 'api' | 'extra'> } = {
  'executive-cheatsheet': {
    api: '/api/hubspot-submit',
    extra: { formType: 'executive-cheatsheet' },
  },
};

/** Two fields that share a line, where a form has both. */
export const SHORT_FIELDS = ['firstName', 'lastName'];

/** Which step a field of the survey belongs to (spec section 4). */
const SURVEY_STEPS: Readonly<Record<string, number>> = {
  ai_opportunity: 2,
  ai_maturity: 2,
  ai_barrier: 2,
  ai_automation_goal: 3,
  ai_followup: 3,
  ai_nps: 3,
  ai_nps_reason: 3,
};

/** A form as its block shows it: the rules of the domain, our words, and where it is sent. */
export function formView(form: VisitorForm): FormView {
  const words = FORM_WORDS[form];
  const fields = LEAD_FORM_FIELDS[form];
  const hasPair = SHORT_FIELDS.every((short) => fields.some(({ name }) => name === short));
  return {
    form,
    action: formPath(form),
    api: `/api/leads/${form}`,
    ...OWN_API[form],
    fields: fields.map((field) => ({
      ...shown(field, words),
      ...(hasPair && SHORT_FIELDS.includes(field.name) && { isShort: true }),
    })),
    ...(words.steps && { steps: words.steps }),
    consent: {
      version: LEAD_CONSENT_VERSION,
      text: LEAD_CONSENT_TEXT,
      policyHref: PRIVACY_PATH,
    },
    button: words.button,
    sending: words.sending,
    messages: LEAD_FORM_MESSAGES[form],
    hasToasts: form !== 'vistage-survey',
    confirmation: words.confirmation,
    attributionKeys: ATTRIBUTION_KEYS,
  };
}

function shown(field: LeadField, { steps, hints }: (typeof FORM_WORDS)[VisitorForm]): FormField {
  const hint = hints?.[field.name];
  return {
    ...field,
    // What the domain says about a value that no field with rules would take.
    invalid: validateField(field, 'x') ?? field.missing,
    ...(hint && { hint }),
    ...(field.kind === 'score' && { ends: ['not at all likely', 'extremely likely'] as const }),
    ...(steps && { step: SURVEY_STEPS[field.name] ?? 1 }),
  };
}
