import type { EmailFilter } from '#src/platform/emails/email.ts';
import type { LeadForm, LeadState } from './lead.ts';
import type { toLeadSummary, toLeadView } from './lead-list-repository.server.ts';
import type { leadAttempts } from './leads-tables.server.ts';

export type LeadSortKey = 'received' | 'name' | 'form' | 'state' | 'attempts';

/** A key, with `-` before it for the highest, latest or last first. */
export type LeadSort = LeadSortKey | `-${LeadSortKey}`;

/** Which leads a list shows, and in which order. */
export interface LeadFilter {
  form?: LeadForm | undefined;
  /** `overdue`: should have reached the CRM more than 15 minutes ago */
  state?: LeadState | 'overdue' | undefined;
  /** part of a name, company or email address */
  search?: string | undefined;
  /** campaign source, or referrer host, of the first or last touch */
  source?: string | undefined;
  /** leads that have an email in this state */
  emails?: EmailFilter | undefined;
  /** default: the newest first */
  sort?: LeadSort | undefined;
}

export type LeadSummary = ReturnType<typeof toLeadSummary>;
export type LeadView = ReturnType<typeof toLeadView>;
export type AttemptView = Omit<typeof leadAttempts.$inferSelect, 'leadId'>;

export interface LeadPage {
  leads: readonly LeadSummary[];
  total: number;
  page: number;
  pages: number;
}

/** Counts of one form. Quarantined leads are separate, since most of them are spam. */
export interface Arrivals {
  stored: number;
  /** how many of `stored` the CRM has accepted */
  delivered: number;
  quarantined: number;
}

/** Counts of one source. */
export interface SourceArrivals extends Pick<Arrivals, 'stored' | 'delivered'> {
  /** campaign source or referrer host; empty for neither */
  source: string;
}

/** Number of leads in one state, and when the newest entered it. */
interface BacklogCount {
  count: number;
  latestAt?: Date;
}

/** Undelivered leads that need attention. */
export interface LeadBacklog {
  refused: BacklogCount;
  /** should have reached the CRM more than 15 minutes ago */
  overdue: BacklogCount;
  quarantined: BacklogCount;
  notConfigured: BacklogCount;
}

/** Leads of the last seven days in the site time zone, without those in quarantine. */
export interface RecentLeads {
  today: number;
  yesterday: number;
  /** the five days before */
  earlier: number;
}
