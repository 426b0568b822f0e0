import { type Actor, changedFields } from '#src/platform/activity/activity.ts';
import { countEmails, listEmailsByOwner } from '#src/platform/emails/email-queries.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import {
  countBacklog,
  countRecent,
  countSources,
  findLastDelivery,
} from './lead-counts-repository.server.ts';
import { LEAD_EMAILS, promiseLeadEmails } from './emails/lead-emails.server.ts';
import {
  countArrivals,
  countLeads,
  filterExistingLeads,
  findLead,
  listLeads,
  streamLeads,
  suggestLeads,
} from './lead-list-repository.server.ts';
import { type SubmitDeps, submitLead } from './intake/submit-lead.server.ts';
import { type LeadFields, markNotConfigured, markReleased } from './lead.ts';
import type { LeadView } from './lead-views.ts';
import type { FormToken } from './intake/form-token.server.ts';
import { bind } from '#src/platform/bind.ts';
import type { Base } from '#src/platform/base.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { EmailJobPayload } from '#src/platform/emails/email-box.server.ts';
import { sendEmailAgain } from '#src/platform/emails/promise-email.server.ts';
import { leadEntry } from './lead-activity.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { INVALID_EMAIL, normalizeInput, validateFields } from './intake/validate-field.ts';
import type { FieldError } from './intake/submission.ts';
import { correctableFields } from './correctable-fields.ts';
import { lockRefused, lockReleasable, removeLeads, updateLead } from './lead-repository.server.ts';
import type { CrmPort } from './delivery/crm-port.ts';
import { saveDelivery } from './delivery/delivery-repository.server.ts';
import { STATE_NAMES } from './lead-words.ts';
import { queueDeliveryNow } from './delivery/queue-lead.server.ts';

/** Result of a release. */
interface ReleaseResult {
  /** leads queued for delivery */
  queued: number;
  /** leads without a configured CRM form; sent once it is configured */
  unconfigured: number;
}

/** Leads, as the site and the admin area use them. */
export type Leads = ReturnType<typeof createLeads>;

const filterUuids = (ids: readonly string[]) => ids.filter(isUuid);

export function createLeads(deps: SubmitDeps & ManageDeps) {
  const { db, clock, tokens } = deps;
  return {
    /**
     * Returns a signed token for one rendered form. Its age helps to detect spam, and its id to deduplicate
     * submissions.
     */
    formToken: (): FormToken => ({ token: tokens.issue(), minAgeMs: tokens.minAgeMs }),
    /**
     * Stores the lead with its delivery job and promised emails in one transaction. Suspicious leads are quarantined
     * and get the same result.
     */
    ...bind(deps, { submit: submitLead }),
    ...bind(db, {
      /** 50 per page, in the order of the filter, by default newest first. */
      list: listLeads,
      /** The newest leads whose name, company or email address contains a text. */
      suggest: suggestLeads,
      /** Yields all leads that match the filter, newest first, in batches of 1,000. */
      all: streamLeads,
      /** Counts leads by form since a date. */
      arrivals: countArrivals,
      /** Counts leads by source since a date, the most frequent first. */
      sources: countSources,
      /** Overdue leads are also counted in their state. */
      counts: countLeads,
      backlog: countBacklog,
      lastDelivery: findLastDelivery,
    }),
    find: async (id: string): Promise<LeadView | undefined> =>
      isUuid(id) ? findLead(db, id) : undefined,
    /** Returns the ids that exist. */
    filterExisting: (ids: readonly string[]) => filterExistingLeads(db, filterUuids(ids)),
    /** Queues leads for delivery that are refused, waiting or in quarantine, and not claimed by a worker. */
    release: (ids: readonly string[], by: Actor) => releaseLeads(deps, filterUuids(ids), by),
    /** Corrects the person of a refused lead, and queues it. */
    correct: async (id: string, typed: LeadFields, by: Actor): Promise<CorrectResult> =>
      isUuid(id) ? correctLead(deps, id, typed, by) : 'gone',
    /** Deletes leads. Returns how many. */
    remove: (ids: readonly string[], by: Actor) => deleteLeads(deps, filterUuids(ids), by),
    /** Returns the promised emails by lead id; none for a lead in quarantine. */
    emailsOf: (ids: readonly string[]) => listEmailsByOwner(db, LEAD_EMAILS, filterUuids(ids)),
    /** Queues an email of a lead for sending now. False when it no longer exists or is being sent. */
    sendEmail: async (ownerId: string, emailId: string, by: Actor) =>
      isUuid(ownerId) && isUuid(emailId) && sendLeadEmailAgain(deps, { emailId, ownerId }, by),
    emailCounts: () => countEmails(db, LEAD_EMAILS),
    recent: () => countRecent(db, clock()),
  };
}

type SendAgainDeps = Pick<Base, 'db' | 'queue' | 'clock'>;

/** Sends an email of a lead now. False when it no longer exists or is being sent. */
function sendLeadEmailAgain(
  { db, queue, clock }: SendAgainDeps,
  ids: EmailJobPayload,
  by: Actor,
): Promise<boolean> {
  const now = clock();
  return sendEmailAgain(
    {
      box: LEAD_EMAILS,
      db,
      queue,
      now,
      async record(tx, { kind }) {
        const lead = await findLead(tx, ids.ownerId);
        const after = { To: kind === 'team' ? 'The team' : 'The visitor' };
        await recordActivity(tx, leadEntry(by, 'lead.email-sent-again', lead!, { after }), now);
      },
    },
    ids,
  );
}

/** `gone`: deleted, delivered or corrected by someone else meanwhile. */
type CorrectResult = { errors: readonly FieldError[] } | 'gone' | ReleaseResult;

/** Corrects who a refused lead is about, and queues it for the CRM. The history names the fields, not their values. */
export async function correctLead(
  deps: ManageDeps,
  id: string,
  typed: LeadFields,
  by: Actor,
): Promise<CorrectResult> {
  const { db, clock } = deps;
  const corrected = await db.transaction(async (tx) => {
    const row = await lockRefused(tx, id);
    if (!row) return 'gone' as const;
    const fields = correctableFields(row.fields);
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, normalizeInput(typed[name] ?? row.fields[name]!)]),
    );
    const errors = validateFields(fields, values);
    const email = normalizeEmail(values['email'] ?? row.email);
    if (!email && errors.every(({ field }) => field !== 'email'))
      errors.push({ field: 'email', message: INVALID_EMAIL });
    if (errors.length > 0 || !email) return { errors };
    const after: LeadFields = { ...row.fields, ...values, ...('email' in values && { email }) };
    const changed = fields.filter(({ name }) => after[name] !== row.fields[name]);
    const now = clock();
    await updateLead(tx, id, { fields: after, email, updatedAt: now });
    const changes = { after: { Fields: changed.map(({ label }) => label).join(', ') } };
    await recordActivity(tx, leadEntry(by, 'lead.corrected', row, changes), now);
    return undefined;
  });
  return corrected ?? releaseLeads(deps, [id], by);
}

interface ManageDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  /** whether a CRM form is configured */
  crm: Pick<CrmPort, 'isConfigured'>;
}

/**
 * Queues leads for delivery that are neither delivered nor claimed. Leads without a configured form wait for the
 * sweep. Promises emails only for leads that leave quarantine.
 */
export function releaseLeads(
  { db, queue, crm, clock, log }: ManageDeps,
  ids: readonly string[],
  by: Actor,
): Promise<ReleaseResult> {
  return db.transaction(async (tx) => {
    const now = clock();
    const rows = await lockReleasable(tx, ids);
    const count: ReleaseResult = { queued: 0, unconfigured: 0 };
    for (const row of rows) {
      const released = markReleased(row, now);
      const isConfigured = crm.isConfigured(row.form);
      const after = isConfigured ? released : markNotConfigured(released);
      await saveDelivery(tx, row, after, now);
      if (isConfigured) await queueDeliveryNow(queue, row.id, { tx });
      if (row.state === 'quarantined') await promiseLeadEmails(queue, tx, row, now);
      const action = row.state === 'quarantined' ? 'lead.released' : 'lead.sent-again';
      const changes = changedFields(
        { State: STATE_NAMES[row.state] },
        { State: STATE_NAMES[after.state] },
      );
      await recordActivity(tx, leadEntry(by, action, row, changes), now);
      count[isConfigured ? 'queued' : 'unconfigured'] += 1;
    }
    log.info(count, 'leads were released');
    return count;
  });
}

/** @returns how many were deleted */
function deleteLeads(
  { db, clock, log }: ManageDeps,
  ids: readonly string[],
  by: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await removeLeads(tx, ids);
    for (const lead of deleted) {
      const before = { State: STATE_NAMES[lead.state] };
      await recordActivity(tx, leadEntry(by, 'lead.deleted', lead, { before }), clock());
    }
    log.info({ leads: deleted.length }, 'leads were deleted');
    return deleted.length;
  });
}
