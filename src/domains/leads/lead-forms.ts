import type { LeadForm } from './lead.ts';

/** The forms that visitors fill in directly; other domains create the remaining leads. */
export const VISITOR_FORMS = [
  'executive-cheatsheet',
  'quick-wins',
  'contact',
  'vistage-survey',
] as const satisfies readonly LeadForm[];
export type VisitorForm = (typeof VISITOR_FORMS)[number];

export const isVisitorForm = (form: unknown): form is VisitorForm =>
  VISITOR_FORMS.some((known) => known === form);

/** One field of a form, for rendering and validation. */
export interface LeadField {
  /** name in the posted form and in storage */
  name: string;
  label: string;
  /** `text` and `email` are one line, `long-text` several, `choice` one of `options`, `score` a whole number 0 to 10 */
  kind: 'text' | 'email' | 'long-text' | 'choice' | 'score';
  required: boolean;
  /** message for an empty required field */
  missing: string;
  /** maximum length in UTF-16 code units, like the `maxlength` attribute */
  longest: number;
  /** minimum length in UTF-16 code units; default 0 */
  shortest?: number;
  options?: readonly string[];
  /** HTML `autocomplete` token */
  autoComplete?: string;
}

const MAX_LINE_LENGTH = 200;

function line(name: string, label: string, autoComplete: string): LeadField {
  const missing = `${label} is required`;
  return {
    name,
    label,
    kind: 'text',
    required: true,
    missing,
    longest: MAX_LINE_LENGTH,
    autoComplete,
  };
}

/** Options of the survey by field, verbatim from docs/specification.md, section 3, except the automation goal. */
export const SURVEY_OPTIONS = {
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
  // Our own: the specification does not list these.
  ai_automation_goal: [
    'Answering new inquiries within minutes',
    'Quotes, proposals, and follow-ups',
    'Copying data from one system to another',
    'Weekly and monthly reports',
    'Routine questions from customers',
    'Scheduling and dispatch',
    'Invoices and late payments',
    'Something else',
  ],
  ai_followup: ['Yes, please reach out', 'Maybe, send me more info', 'Not at this time'],
} as const satisfies Record<string, readonly string[]>;

function choice(name: keyof typeof SURVEY_OPTIONS, label: string): LeadField {
  const options = SURVEY_OPTIONS[name];
  const missing = 'Please choose an answer';
  return {
    name,
    label,
    kind: 'choice',
    required: true,
    missing,
    longest: MAX_LINE_LENGTH,
    options,
  };
}

const optional = (field: LeadField): LeadField => ({ ...field, required: false });

const FIRST_NAME = line('firstName', 'First name', 'given-name');
const LAST_NAME = line('lastName', 'Last name', 'family-name');
// 254 is the limit of SMTP (RFC 5321); the server validates more strictly.
export const EMAIL_FIELD: LeadField = {
  ...line('email', 'Email', 'email'),
  kind: 'email',
  longest: 254,
};
const COMPANY = line('company', 'Company', 'organization');
const PERSON = [FIRST_NAME, LAST_NAME, EMAIL_FIELD];

/** Fields of each form in display order (docs/specification.md, section 3; quick wins and contact are our own). */
export const LEAD_FORM_FIELDS: Readonly<Record<VisitorForm, readonly LeadField[]>> = {
  'executive-cheatsheet': [
    ...PERSON,
    COMPANY,
    optional(line('jobTitle', 'Job title', 'organization-title')),
  ],
  'quick-wins': [FIRST_NAME, EMAIL_FIELD, optional(COMPANY)],
  contact: [
    ...PERSON,
    optional(COMPANY),
    {
      name: 'message',
      label: 'Message',
      kind: 'long-text',
      required: true,
      missing: 'Message is required',
      shortest: 10,
      longest: 5_000,
    },
  ],
  'vistage-survey': [
    ...PERSON,
    COMPANY,
    choice('ai_opportunity', 'Where do you see the biggest opportunity for AI in your business?'),
    choice('ai_maturity', "How would you describe your company's current use of AI?"),
    choice('ai_barrier', 'What is the biggest barrier to adopting AI in your company?'),
    choice(
      'ai_automation_goal',
      'If you could automate one thing in your business, what would it be?',
    ),
    choice('ai_followup', 'Would you like us to follow up with you about AI?'),
    {
      name: 'ai_nps',
      label: 'How likely are you to recommend this session to another executive?',
      kind: 'score',
      required: true,
      missing: 'Please choose a number from 0 to 10',
      longest: 2,
    },
    {
      name: 'ai_nps_reason',
      label: 'What is the main reason for your score?',
      kind: 'long-text',
      required: false,
      missing: '',
      longest: 2_000,
    },
  ],
};

/** Consent texts by version. Never edit a text: new wording is a new version. */
export const LEAD_CONSENTS: ReadonlyMap<string, string> = new Map([
  [
    '2026-11',
    'By sending this form you agree that we keep what you typed, in our CRM too, and use it to answer you. Write to us and we erase it.',
  ],
  [
    '2026-11-22',
    'By sending this form, you agree that we store what you entered, including in our CRM, and use it to reply to you. Email us at any time and we will delete it.',
  ],
  [
    '2026-11-22-report',
    'By requesting the report, you agree that we store your answers and contact details, including in our CRM, email you the report, and contact you about a strategy session. Email us at any time and we will delete them.',
  ],
]);

/** The version that forms show today. */
export const LEAD_CONSENT_VERSION = '2026-11-22';
export const LEAD_CONSENT_TEXT = LEAD_CONSENTS.get(LEAD_CONSENT_VERSION)!;

/** The version that the report form of the assessment shows today: its thank-you announces a call from us. */
export const REPORT_CONSENT_VERSION = '2026-11-22-report';
export const REPORT_CONSENT_TEXT = LEAD_CONSENTS.get(REPORT_CONSENT_VERSION)!;
