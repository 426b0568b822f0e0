import type { VisitorForm } from './lead-forms.ts';

/** Messages of a form as a whole. Messages of a field are in `intake/validate-field.ts`. */
interface LeadFormMessages {
  /** a required field is empty; nothing was sent */
  incomplete: string;
  /** the server responded with an error */
  refused: string;
  /** no response: offline, timeout, or not our server */
  unreachable: string;
  success: string;
}

/** docs/specification.md, section 8 (cheatsheet); the other forms use the same messages. */
const COMMON = {
  incomplete: 'Please fill in all required fields',
  refused: 'Submission failed. Please try again or contact support.',
  unreachable: 'Something went wrong. Please try again.',
};
const SURVEY_FAILED = 'There was an error submitting the form. Please try again.';

export const LEAD_FORM_MESSAGES: Readonly<Record<VisitorForm, LeadFormMessages>> = {
  'executive-cheatsheet': { ...COMMON, success: 'Download link sent to your email!' },
  'quick-wins': { ...COMMON, success: 'The guide is on its way to your inbox.' },
  contact: { ...COMMON, success: 'Your message was sent.' },
  // docs/specification.md, sections 4 and 8.
  'vistage-survey': {
    ...COMMON,
    refused: SURVEY_FAILED,
    unreachable: SURVEY_FAILED,
    success: 'Your feedback has been submitted. We’ll be in touch soon.',
  },
};
