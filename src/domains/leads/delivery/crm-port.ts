import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';

/** The part of a lead that is sent to the CRM. */
export interface CrmSubmission {
  form: LeadForm;
  fields: LeadFields;
  /** URL of the page with the form */
  pageUri: string;
  pageName: string;
  /** the visitor's `hubspotutk` cookie, if it is valid */
  hutk?: string;
  consent?: { text: string };
  submittedAt: Date;
}

/** Result of one submission. Messages come from the CRM and never contain values of the visitor. */
export type CrmResult =
  | { outcome: 'accepted'; status: number; message?: string }
  /** a 4xx that a retry cannot fix */
  | { outcome: 'refused'; status: number; message: string; errorTypes: readonly string[] }
  | { outcome: 'rate-limited'; status: 429; message: string }
  /** the CRM did not accept it and may accept it later: a 5xx, or a refused connection */
  | { outcome: 'failed'; status?: number; message: string }
  /** sent, but without a response that can be interpreted: the CRM may or may not have stored it */
  | { outcome: 'unknown'; status?: number; message: string }
  /** no CRM form is configured for this lead */
  | { outcome: 'not-configured' };

/** The forms API of the CRM; see docs/hubspot-forms-api.md. */
export interface CrmPort {
  isConfigured(form: LeadForm): boolean;
  /** Never throws; every failure is a result. */
  submit(submission: CrmSubmission): Promise<CrmResult>;
}
