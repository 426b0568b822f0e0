import type { LeadForm } from '#src/domains/leads/lead.ts';

/** Who gets an email about a lead. */
export const LEAD_EMAIL_KINDS = ['visitor', 'team'] as const;
export type LeadEmailKind = (typeof LEAD_EMAIL_KINDS)[number];

export const isLeadEmailKind = (kind: string): kind is LeadEmailKind =>
  LEAD_EMAIL_KINDS.some((known) => known === kind);

/** What a form promises to send. A confirmed subscription was promised nothing but the newsletter itself. */
export const emailsOfForm = (form: LeadForm): readonly LeadEmailKind[] =>
  form === 'newsletter' ? [] : LEAD_EMAIL_KINDS;
