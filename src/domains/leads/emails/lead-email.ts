import type { LeadForm } from '#src/domains/leads/lead.ts';

/** Recipients of emails about a lead. */
export const LEAD_EMAIL_KINDS = ['visitor', 'team'] as const;
export type LeadEmailKind = (typeof LEAD_EMAIL_KINDS)[number];

export const isLeadEmailKind = (kind: string): kind is LeadEmailKind =>
  LEAD_EMAIL_KINDS.some((known) => known === kind);

/** The emails that a form promises. Newsletter leads promise none: only the newsletter itself was requested. */
export const emailsOfForm = (form: LeadForm): readonly LeadEmailKind[] =>
  form === 'newsletter' ? [] : LEAD_EMAIL_KINDS;
