import type { LeadForm, LeadState } from './lead.ts';

/** Names of the forms, on screens and in the history. */
export const FORM_NAMES: Readonly<Record<LeadForm, string>> = {
  'executive-cheatsheet': 'Executive Cheatsheet',
  'quick-wins': 'Quick Wins',
  contact: 'Contact',
  'vistage-survey': 'Vistage survey',
  'ai-quotient': 'AI Quotient',
  newsletter: 'Newsletter',
};

export const STATE_NAMES: Readonly<Record<LeadState, string>> = {
  waiting: 'Waiting',
  retrying: 'Retrying',
  'not-configured': 'Not configured',
  delivered: 'Delivered',
  refused: 'Refused',
  quarantined: 'Quarantined',
};
