import { countEmails, emailsOf } from '#src/platform/emails/email-queries.server.ts';
import { sendEmailAgain } from '#src/platform/emails/promise-email.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { countBacklog, countRecent } from './backlog-queries.server.ts';
import { LEAD_EMAILS } from './lead-emails.server.ts';
import {
  allLeads,
  countArrivals,
  countLeads,
  existingLeads,
  listLeads,
  viewLead,
} from './lead-queries.server.ts';
import { countSources } from './lead-sources.server.ts';
import type { Leads } from './leads.server.ts';
import { type ManageNeeds, releaseLeads, removeLeads } from './manage-leads.server.ts';
import { submitLead, type SubmitNeeds } from './submit-lead.server.ts';

const known = (ids: readonly string[]) => ids.filter(isUuid);

export function createLeads(needs: SubmitNeeds & ManageNeeds): Leads {
  const { db, queue, clock, tokens } = needs;
  return {
    formToken: () => tokens.issue(),
    submit: (submission) => submitLead(needs, submission),
    list: (filter, page) => listLeads(db, filter, page),
    find: async (id) => (isUuid(id) ? viewLead(db, id) : undefined),
    existing: (ids) => existingLeads(db, known(ids)),
    release: (ids) => releaseLeads(needs, known(ids)),
    remove: (ids) => removeLeads(needs, known(ids)),
    all: (filter) => allLeads(db, filter),
    arrivals: (since) => countArrivals(db, since),
    sources: (since, most) => countSources(db, since, most),
    emailsOf: (ids) => emailsOf(db, LEAD_EMAILS, known(ids)),
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
