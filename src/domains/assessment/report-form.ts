import { COMPANY_SIZES } from './questionnaire.ts';
import { EMAIL_FIELD, LEAD_FORM_FIELDS, type LeadField } from '#src/domains/leads/lead-forms.ts';

const [FIRST_NAME, LAST_NAME] = LEAD_FORM_FIELDS['executive-cheatsheet'] as [LeadField, LeadField];

/** Error for an invalid email address (docs/specification.md, section 5). Other forms use another text. */
export const INVALID_REPORT_EMAIL = 'Invalid email';

/** Fields of the report form, with the labels of docs/specification.md, section 5. */
export const REPORT_FIELDS: readonly LeadField[] = [
  FIRST_NAME,
  LAST_NAME,
  { ...EMAIL_FIELD, missing: INVALID_REPORT_EMAIL },
  {
    name: 'jobTitle',
    label: 'Job title',
    kind: 'text',
    required: true,
    missing: 'Job title is required',
    longest: 200,
    autoComplete: 'organization-title',
  },
];

export const TERMS_MISSING = 'You must accept the terms and conditions';

/** Fields of the company step before the first question (docs/specification.md, sections 2 and 5). */
export const COMPANY_FIELDS: readonly LeadField[] = [
  {
    name: 'company',
    label: 'Company Name',
    kind: 'text',
    required: true,
    missing: 'Company name is required',
    longest: 200,
    autoComplete: 'organization',
  },
  {
    name: 'companySize',
    label: 'Company Size',
    kind: 'choice',
    required: true,
    missing: 'Company size is required',
    longest: 10,
    options: COMPANY_SIZES,
  },
];

/** Errors of the report form as a whole (docs/specification.md, section 8). */
export const REPORT_MESSAGES = {
  refused: 'There was an error submitting your assessment. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again later.',
} as const;
