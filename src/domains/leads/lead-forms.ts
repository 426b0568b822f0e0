import type { LeadForm } from './lead.ts';
import { SURVEY_OPTIONS } from './survey-options.ts';

/** The forms that visitors fill in themselves; the other leads are made by their own domains. */
export const VISITOR_FORMS = [
  'executive-cheatsheet',
  'quick-wins',
  'contact',
  'vistage-survey',
] as const satisfies readonly LeadForm[];
export type VisitorForm = (typeof VISITOR_FORMS)[number];

export const isVisitorForm = (form: unknown): form is VisitorForm =>
  VISITOR_FORMS.some((known) => known === form);

/** One field of a form, for those who draw it and those who check it. */
export interface LeadField {
  /** as it is posted and stored */
  name: string;
  label: string;
  /** `text` and `email` are one line, `long-text` several, `choice` one of `options`, `score` a whole number 0 to 10 */
  kind: 'text' | 'email' | 'long-text' | 'choice' | 'score';
  required: boolean;
  /** what is said at the field when a required one is empty */
  missing: string;
  /** in UTF-16 units, like `maxlength` counts */
  longest: number;
  shortest?: number;
  options?: readonly string[];
  /** the browser's own name for what belongs here (HTML, autofill) */
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
// 254 is what mail can carry; the server's check is the strict one.
export const EMAIL_FIELD: LeadField = {
  ...line('email', 'Email', 'email'),
  kind: 'email',
  longest: 254,
};
const COMPANY = line('company', 'Company', 'organization');
const PERSON = [FIRST_NAME, LAST_NAME, EMAIL_FIELD];

/** What each form asks, in the order it stands there (spec section 3; quick wins and contact are ours). */
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

/** The sentence beside every form, by version. Texts are never edited: a new wording is a new version. */
export const LEAD_CONSENTS: ReadonlyMap<string, string> = new Map([
  [
    '2026-11',
    'By sending this form you agree that we keep what you typed, in our CRM too, and use it to answer you. Write to us and we erase it.',
  ],
]);

/** The version that forms show today, and its text. */
export const LEAD_CONSENT_VERSION = '2026-11';
export const LEAD_CONSENT_TEXT = LEAD_CONSENTS.get(LEAD_CONSENT_VERSION)!;
