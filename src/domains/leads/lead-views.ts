import type { EmailFilter } from '#src/platform/emails/email.ts';
import type { Attribution, AttemptOutcome, LeadFields, LeadForm, LeadState } from './lead.ts';

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
export interface BacklogCount {
  count: number;
  latestAt?: Date;
}

/** Leads that are not delivered and need more than time. */
export interface LeadBacklog {
  refused: BacklogCount;
  /** should have reached the CRM more than 15 minutes ago */
  overdue: BacklogCount;
  quarantined: BacklogCount;
  notConfigured: BacklogCount;
}

/** Leads of the last seven days of the site, without those in quarantine. */
export interface RecentLeads {
  today: number;
  yesterday: number;
  /** the five days before */
  earlier: number;
}
