import { countEmails, listEmailsByOwner } from '#src/platform/emails/email-queries.server.ts';
import { sendEmailAgain } from '#src/platform/emails/promise-email.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { countBacklog, countRecent } from './backlog-queries.server.ts';
import { LEAD_EMAILS } from './emails/lead-emails.server.ts';
import {
  allLeads,
  countArrivals,
  countLeads,
  existingLeads,
  listLeads,
  viewLead,
} from './lead-queries.server.ts';
import { countSources } from './lead-sources.server.ts';
import { type ManageDeps, releaseLeads, removeLeads } from './manage-leads.server.ts';
import { submitLead, type SubmitDeps } from './intake/submit-lead.server.ts';
import type { EmailCounts, EmailView } from '#src/platform/emails/email.ts';
import type { LeadForm, LeadState } from './lead.ts';
import type {
  Arrivals,
  LeadBacklog,
  LeadFilter,
  LeadPage,
  LeadView,
  RecentLeads,
  SourceArrivals,
} from './lead-views.ts';
import type { Submission, SubmitResult } from './intake/submission.ts';
import type { FormToken } from './intake/form-token.server.ts';

/** How many leads a person sent (again), or released. */
export interface Released {
  /** they go to the CRM now */
  queued: number;
  /** their form has no id in the configuration: they go by themselves once it has one */
  unconfigured: number;
}

/** What the site and the admin area may do with leads. */
export interface Leads {
  /** A signed token for one rendered form: its age tells programs from people, and a repetition is one lead. */
  formToken(): FormToken;
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

const known = (ids: readonly string[]) => ids.filter(isUuid);

export function createLeads(deps: SubmitDeps & ManageDeps): Leads {
  const { db, queue, clock, tokens } = deps;
  return {
    formToken: () => ({ token: tokens.issue(), minAgeMs: tokens.minAgeMs }),
    submit: (submission) => submitLead(deps, submission),
    list: (filter, page) => listLeads(db, filter, page),
    find: async (id) => (isUuid(id) ? viewLead(db, id) : undefined),
    existing: (ids) => existingLeads(db, known(ids)),
    release: (ids) => releaseLeads(deps, known(ids)),
    remove: (ids) => removeLeads(deps, known(ids)),
    all: (filter) => allLeads(db, filter),
    arrivals: (since) => countArrivals(db, since),
    sources: (since, most) => countSources(db, since, most),
    emailsOf: (ids) => listEmailsByOwner(db, LEAD_EMAILS, known(ids)),
    sendEmail: async (ownerId, emailId) =>
      isUuid(ownerId) &&
      isUuid(emailId) &&
      sendEmailAgain({ box: LEAD_EMAILS, db, queue, now: clock() }, { emailId, ownerId }),
    emailCounts: () => countEmails(db, LEAD_EMAILS),
    counts: () => countLeads(db),
    backlog: () => countBacklog(db),
    recent: () => countRecent(db, clock()),
  };
}
