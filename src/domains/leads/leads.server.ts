import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailCounts, EmailFilter, EmailView } from '#src/platform/emails/email.ts';
import type { Attribution, AttemptOutcome, LeadFields, LeadForm, LeadState } from './lead.ts';

/** What a route hands over. Values may be anything a browser, or a program, sent. */
export interface Submission {
  form: LeadForm;
  /** by our field names; strings only, anything else is an error of that field */
  fields: Readonly<Record<string, unknown>>;
  /** made by `formToken()`; also the idempotency key */
  token?: string | undefined;
  /** version of the consent text that stood beside the form */
  consentShown?: string | undefined;
  pageUri: string;
  pageName: string;
  hutk?: string | undefined;
  /** what the browser remembered; without it, the page's address may name a campaign */
  attribution?: unknown;
  /** what people neither see nor fill in */
  honeypot?: string | undefined;
  /** the visitor's network address; counted, never stored */
  address: string;
  /** runs in the transaction that stores the lead, for what another domain ties to it; also when it was known already */
  onStored?: ((tx: Db, leadId: string) => Promise<void>) | undefined;
}

export interface FieldError {
  field: string;
  message: string;
}

export type SubmitResult = { ok: true; id: string } | { ok: false; errors: readonly FieldError[] };

export interface LeadFilter {
  form?: LeadForm | undefined;
  /** `overdue`: should have reached the CRM more than 15 minutes ago */
  state?: LeadState | 'overdue' | undefined;
  /** part of a name, company or address */
  search?: string | undefined;
  /** campaign source of first or last touch */
  source?: string | undefined;
  /** those with such an email */
  emails?: EmailFilter | undefined;
}

export interface LeadSummary {
  id: string;
  form: LeadForm;
  name: string;
  email: string;
  company: string;
  source: string;
  state: LeadState;
  attempts: number;
  createdAt: Date;
}

export interface AttemptView {
  id: string;
  outcome: AttemptOutcome;
  status: number | null;
  message: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

export interface LeadView extends LeadSummary {
  fields: LeadFields;
  consentText: string | null;
  consentVersion: string | null;
  consentedAt: Date | null;
  pageUri: string;
  pageName: string;
  hasTrackerCookie: boolean;
  attribution: Attribution;
  suspicions: readonly string[];
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  timeline: readonly AttemptView[];
}

export interface LeadPage {
  leads: readonly LeadSummary[];
  total: number;
  page: number;
  pages: number;
}

/** How many leads a person sent (again), or released. */
export interface Released {
  /** they go to the CRM now */
  queued: number;
  /** their form has no id in the configuration: they go by themselves once it has one */
  unconfigured: number;
}

/** Leads of one form that came in; what waits in quarantine is apart, since most of it is nobody. */
export interface Arrivals {
  stored: number;
  /** those of the stored that the CRM has */
  delivered: number;
  quarantined: number;
}

/** Leads that one source brought. */
export interface SourceArrivals extends Pick<Arrivals, 'stored' | 'delivered'> {
  /** of a campaign, or the host of another site; empty for whoever came from neither */
  source: string;
}

/** Leads that stand alike, and when the newest of them came to it. */
export interface LeadPile {
  count: number;
  latestAt?: Date;
}

/** Leads that are not delivered and need more than time. */
export interface LeadBacklog {
  refused: LeadPile;
  /** should have reached the CRM more than 15 minutes ago */
  overdue: LeadPile;
  quarantined: LeadPile;
  notConfigured: LeadPile;
}

/** Leads of the last seven days of the site, without those in quarantine. */
export interface RecentLeads {
  today: number;
  yesterday: number;
  /** the five days before */
  earlier: number;
}

/** What the site and the admin area may do with leads. */
export interface Leads {
  /** A signed token for one rendered form: its age tells programs from people, and a repetition is one lead. */
  formToken(): string;
  /** Stores the lead with its delivery and its promised emails in one transaction; suspicious ones are kept aside, and answered alike. */
  submit(submission: Submission): Promise<SubmitResult>;
  /** 50 a page, newest first. */
  list(filter: LeadFilter, page: number): Promise<LeadPage>;
  find(id: string): Promise<LeadView | undefined>;
  /** Those of the leads that there are. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Sends leads (again) that are refused, waiting or in quarantine, and in no worker's hands. */
  release(ids: readonly string[]): Promise<Released>;
  remove(ids: readonly string[]): Promise<number>;
  /** All leads of a filter, newest first, a thousand at a time. */
  all(filter: LeadFilter): AsyncIterable<readonly LeadView[]>;
  /** What came in from a moment on, by form. */
  arrivals(since: Date): Promise<Record<LeadForm, Arrivals>>;
  /** What brought them, the busiest sources first. */
  sources(since: Date, most: number): Promise<SourceArrivals[]>;
  /** What the leads were promised by email, by their ids; none for a lead in quarantine. */
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly EmailView[]>>;
  /** Sends an email of a lead (again) now; false when it is gone, or being sent at this moment. */
  sendEmail(id: string, emailId: string): Promise<boolean>;
  emailCounts(): Promise<EmailCounts>;
  /** `overdue` ones are also in their state. */
  counts(): Promise<{
    byState: Record<LeadState | 'overdue', number>;
    byForm: Record<LeadForm, number>;
  }>;
  backlog(): Promise<LeadBacklog>;
  recent(): Promise<RecentLeads>;
}
