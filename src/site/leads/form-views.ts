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
import { ATTRIBUTION_KEYS } from '#src/site/attribution/stored-touch.ts';
import { FORM_TEXT } from './form-text.ts';

/** Only the cheatsheet has an endpoint and a `formType` of its own: docs/specification.md, section 7. */
const OWN_API: { [Form in VisitorForm]?: Pick<FormView, 'api' | 'extra'> } = {
  'executive-cheatsheet': {
    api: '/api/hubspot-submit',
    extra: { formType: 'executive-cheatsheet' },
  },
};

/** Two fields that share a line if a form has both. */
export const SHORT_FIELDS = ['firstName', 'lastName'];

/** The step of each survey field (docs/specification.md, section 4). */
const SURVEY_STEPS: Readonly<Record<string, number>> = {
  ai_opportunity: 2,
  ai_maturity: 2,
  ai_barrier: 2,
  ai_automation_goal: 3,
  ai_followup: 3,
  ai_nps: 3,
  ai_nps_reason: 3,
};

const BUILT_IN_CONSENT = { version: LEAD_CONSENT_VERSION, text: LEAD_CONSENT_TEXT };

/** A form as its block shows it: the domain's fields and messages, the labels, and the endpoint. */
export function formView(form: VisitorForm, consent = BUILT_IN_CONSENT): FormView {
  const formText = FORM_TEXT[form];
  const fields = LEAD_FORM_FIELDS[form];
  const hasPair = SHORT_FIELDS.every((short) => fields.some(({ name }) => name === short));
  return {
    form,
    action: formPath(form),
    ...OWN_API[form],
    fields: fields.map((field) => ({
      ...formField(field, formText),
      ...(hasPair && SHORT_FIELDS.includes(field.name) && { isShort: true }),
    })),
    ...(formText.steps && { steps: formText.steps }),
    consent: { ...consent, policyHref: PRIVACY_PATH },
    button: formText.button,
    sending: formText.sending,
    messages: LEAD_FORM_MESSAGES[form],
    hasToasts: form !== 'vistage-survey',
    confirmation: formText.confirmation,
    attributionKeys: ATTRIBUTION_KEYS,
  };
}

function formField(field: LeadField, { steps, hints }: (typeof FORM_TEXT)[VisitorForm]): FormField {
  const hint = hints?.[field.name];
  return {
    ...field,
    // The error message for an invalid value: 'x' is invalid for every field with a format.
    invalid: validateField(field, 'x') ?? field.missing,
    ...(hint && { hint }),
    ...(field.kind === 'score' && { ends: ['not at all likely', 'extremely likely'] as const }),
    ...(steps && { step: SURVEY_STEPS[field.name] ?? 1 }),
  };
}
