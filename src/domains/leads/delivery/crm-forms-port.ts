import type { LeadForm } from '#src/domains/leads/lead.ts';

/** One value that we send, and its name in the CRM. */
interface CrmField {
  ours: string;
  /** the name that the CRM has for it if nobody sets another */
  standard: string;
  /** the name that is used; empty for a value that is not sent */
  name: string;
}

/** Why a CRM form would refuse leads. All lists contain CRM names. */
export interface MappingGaps {
  /** sent, but missing on the form */
  notOnForm: readonly string[];
  /** required by the form, but never sent */
  neverSent: readonly string[];
  /** required by the form, but optional for visitors */
  optionalHere: readonly string[];
  hasCaptcha: boolean;
}

/** How a form compares with what we send: nothing missing, gaps, or why it could not be read. */
export type FormComparison = 'fits' | MappingGaps | { unreadable: string };

/** The forms of the CRM, as far as an access token shows them. */
export interface CrmFormsPort {
  /** What we send, by form. */
  fields(): Readonly<Record<LeadForm, readonly CrmField[]>>;
  /** Compares all configured forms; undefined without an access token. */
  compare(): Promise<Partial<Record<LeadForm, FormComparison>> | undefined>;
  /** Counts the submissions that a form has received since a time, at most 1,000; undefined if the CRM does not say. */
  countSince(form: LeadForm, since: Date): Promise<number | undefined>;
}
