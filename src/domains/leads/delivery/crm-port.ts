import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';

/** What the CRM gets of a lead. */
export interface CrmSubmission {
  form: LeadForm;
  fields: LeadFields;
  /** address of the page with the form */
  pageUri: string;
  pageName: string;
  /** the tracker's cookie of the visitor, when she has a valid one */
  hutk?: string;
  consent?: { text: string };
  submittedAt: Date;
}

/** How the CRM answered. Messages are its own words, without the visitor's values. */
export type CrmResult =
  | { outcome: 'accepted'; status: number; message?: string }
  /** a 4xx that a repetition cannot mend */
  | { outcome: 'refused'; status: number; message: string; errorTypes: readonly string[] }
  | { outcome: 'rate-limited'; status: 429; message: string }
  /** it said that it did not take it, and may take it later: 5xx, or the connection was refused */
  | { outcome: 'failed'; status?: number; message: string }
  /** sent, and no answer that can be understood, whatever its status: it may have it or not */
  | { outcome: 'unknown'; status?: number; message: string }
  /** there is no form in the configuration to send it to */
  | { outcome: 'not-configured' };

/** The CRM's forms API. */
export interface CrmPort {
  isConfigured(form: LeadForm): boolean;
  /** Never throws; every failure is an answer. */
  submit(submission: CrmSubmission): Promise<CrmResult>;
}
