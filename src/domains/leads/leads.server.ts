import type { Actor } from '#src/platform/activity/activity.ts';
import { countEmails, listEmailsByOwner } from '#src/platform/emails/email-queries.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { countBacklog, countRecent } from './backlog-queries.server.ts';
import { LEAD_EMAILS } from './emails/lead-emails.server.ts';
import { sendLeadEmailAgain } from './emails/send-lead-email-again.server.ts';
import {
  streamLeads,
  countArrivals,
  countLeads,
  filterExistingLeads,
  listLeads,
  findLead,
  suggestLeads,
} from './lead-queries.server.ts';
import { countSources } from './lead-sources.server.ts';
import { type ManageDeps, releaseLeads, deleteLeads } from './manage-leads.server.ts';
import { submitLead, type SubmitDeps } from './intake/submit-lead.server.ts';
import type { EmailCounts, EmailView } from '#src/platform/emails/email.ts';
import type { LeadFields, LeadForm, LeadState } from './lead.ts';
import type {
  Arrivals,
  LeadBacklog,
  LeadFilter,
  LeadPage,
  LeadSummary,
  LeadView,
  RecentLeads,
  SourceArrivals,
} from './lead-views.ts';
import { correctLead, type CorrectResult } from './correct-lead.server.ts';
import type { Submission, SubmitResult } from './intake/submission.ts';
import type { FormToken } from './intake/form-token.server.ts';

/** Result of a release. */
export interface ReleaseResult {
  /** leads queued for delivery */
  queued: number;
  /** leads without a configured CRM form; sent once it is configured */
  unconfigured: number;
}

/** Leads, as the site and the admin area use them. */
export interface Leads {
  /**
   * Returns a signed token for one rendered form. Its age helps to detect spam, and its id to deduplicate
   * submissions.
   */
  formToken(): FormToken;
  /**
   * Stores the lead with its delivery job and promised emails in one transaction. Suspicious leads are quarantined
   * and get the same result.
   */
  submit(submission: Submission): Promise<SubmitResult>;
  /** 50 per page, in the order of the filter, by default newest first. */
  list(filter: LeadFilter, page: number): Promise<LeadPage>;
  find(id: string): Promise<LeadView | undefined>;
  /** The newest leads whose name, company or email address contains a text. */
  suggest(text: string, limit: number): Promise<LeadSummary[]>;
  /** Returns the ids that exist. */
  filterExisting(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Queues leads for delivery that are refused, waiting or in quarantine, and not claimed by a worker. */
  release(ids: readonly string[], by: Actor): Promise<ReleaseResult>;
  /** Corrects the person of a refused lead, and queues it. */
  correct(id: string, typed: LeadFields, by: Actor): Promise<CorrectResult>;
  /** Deletes leads. Returns how many. */
  remove(ids: readonly string[], by: Actor): Promise<number>;
  /** Yields all leads that match the filter, newest first, in batches of 1,000. */
  all(filter: LeadFilter): AsyncIterable<readonly LeadView[]>;
  /** Counts leads by form since a date. */
  arrivals(since: Date): Promise<Record<LeadForm, Arrivals>>;
  /** Counts leads by source since a date, the most frequent first. */
  sources(since: Date, limit: number): Promise<SourceArrivals[]>;
  /** Returns the promised emails by lead id; none for a lead in quarantine. */
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly EmailView[]>>;
  /** Queues an email of a lead for sending now. False when it no longer exists or is being sent. */
  sendEmail(id: string, emailId: string, by: Actor): Promise<boolean>;
  emailCounts(): Promise<EmailCounts>;
  /** Overdue leads are also counted in their state. */
  counts(): Promise<{
    byState: Record<LeadState | 'overdue', number>;
    byForm: Record<LeadForm, number>;
  }>;
  backlog(): Promise<LeadBacklog>;
  recent(): Promise<RecentLeads>;
}

const filterUuids = (ids: readonly string[]) => ids.filter(isUuid);

export function createLeads(deps: SubmitDeps & ManageDeps): Leads {
  const { db, clock, tokens } = deps;
  return {
    formToken: () => ({ token: tokens.issue(), minAgeMs: tokens.minAgeMs }),
    submit: (submission) => submitLead(deps, submission),
    list: (filter, page) => listLeads(db, filter, page),
    find: async (id) => (isUuid(id) ? findLead(db, id) : undefined),
    suggest: (text, limit) => suggestLeads(db, text, limit),
    filterExisting: (ids) => filterExistingLeads(db, filterUuids(ids)),
    release: (ids, by) => releaseLeads(deps, filterUuids(ids), by),
    correct: async (id, typed, by) => (isUuid(id) ? correctLead(deps, id, typed, by) : 'gone'),
    remove: (ids, by) => deleteLeads(deps, filterUuids(ids), by),
    all: (filter) => streamLeads(db, filter),
    arrivals: (since) => countArrivals(db, since),
    sources: (since, limit) => countSources(db, since, limit),
    emailsOf: (ids) => listEmailsByOwner(db, LEAD_EMAILS, filterUuids(ids)),
    sendEmail: async (ownerId, emailId, by) =>
      isUuid(ownerId) && isUuid(emailId) && sendLeadEmailAgain(deps, { emailId, ownerId }, by),
    emailCounts: () => countEmails(db, LEAD_EMAILS),
    counts: () => countLeads(db),
    backlog: () => countBacklog(db),
    recent: () => countRecent(db, clock()),
  };
}
