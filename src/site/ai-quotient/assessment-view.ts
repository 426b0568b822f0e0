import type { AssessmentView } from '#src/blocks/assessment/assessment-view.ts';
import type { FormField, FormView } from '#src/blocks/lead-form/form-view.ts';
import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import {
  COMPANY_FIELDS,
  INVALID_REPORT_EMAIL,
  REPORT_FIELDS,
  REPORT_MESSAGES,
  TERMS_MISSING,
} from '#src/domains/assessment/report-form.ts';
import { REPORT_CONSENT_TEXT, REPORT_CONSENT_VERSION } from '#src/domains/leads/lead-forms.ts';
import { ASSESSMENT_PATH, PRIVACY_PATH, TERMS_PATH } from '#src/domains/site-map/paths.ts';
import { ATTRIBUTION_KEYS } from '#src/site/attribution/stored-touch.ts';
import { SHORT_FIELDS } from '#src/site/leads/form-views.ts';

const ASSESSMENT_API = '/api/ai-quotient';

const BUILT_IN_CONSENT = { version: REPORT_CONSENT_VERSION, text: REPORT_CONSENT_TEXT };

/** The assessment as its block shows it, without the advice, which only the result contains. */
export function assessmentView(
  { edition, questions, thresholds, meanings }: Questionnaire,
  consent = BUILT_IN_CONSENT,
): AssessmentView {
  return {
    questionnaire: { edition, questions, thresholds, meanings },
    companyFields: COMPANY_FIELDS.map((field) => ({
      ...field,
      invalid: field.missing,
      ...(field.name === 'company' && { placeholder: 'Acme Inc.' }),
    })),
    form: { ...REPORT_FORM, consent: { ...consent, policyHref: PRIVACY_PATH } },
    action: ASSESSMENT_PATH,
    api: ASSESSMENT_API,
  };
}

const TERMS: FormField = {
  name: 'acceptTerms',
  label: 'I accept the terms and conditions',
  link: { text: 'terms and conditions', href: TERMS_PATH },
  kind: 'accept',
  required: true,
  longest: 4,
  missing: TERMS_MISSING,
  invalid: TERMS_MISSING,
};

/** The form to request the report (docs/specification.md, sections 4, 5 and 8). */
const REPORT_FORM: Omit<FormView, 'consent'> = {
  form: 'ai-quotient',
  action: ASSESSMENT_PATH,
  api: `${ASSESSMENT_API}/report`,
  fields: [
    ...REPORT_FIELDS.map((field) => ({
      ...field,
      invalid: field.kind === 'email' ? INVALID_REPORT_EMAIL : field.missing,
      ...(SHORT_FIELDS.includes(field.name) && { isShort: true }),
    })),
    TERMS,
  ],
  button: 'Get Your Full Report',
  sending: 'Submitting...',
  messages: {
    incomplete: '',
    refused: REPORT_MESSAGES.refused,
    unreachable: REPORT_MESSAGES.unexpected,
    success: '',
  },
  hasToasts: false,
  confirmation: { title: 'Thank You!', text: '' },
  attributionKeys: ATTRIBUTION_KEYS,
};
