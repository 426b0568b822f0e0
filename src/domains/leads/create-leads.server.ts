import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { countBacklog, countRecent } from './backlog-queries.server.ts';
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
import { erasePerson, type ManageNeeds, releaseLeads, removeLeads } from './manage-leads.server.ts';
import { submitLead, type SubmitNeeds } from './submit-lead.server.ts';

const known = (ids: readonly string[]) => ids.filter(isUuid);

export function createLeads(needs: SubmitNeeds & ManageNeeds): Leads {
  const { db, tokens, clock } = needs;
  return {
    formToken: () => tokens.issue(),
    submit: (submission) => submitLead(needs, submission),
    list: (filter, page) => listLeads(db, filter, page),
    find: async (id) => (isUuid(id) ? viewLead(db, id) : undefined),
    existing: (ids) => existingLeads(db, known(ids)),
    release: (ids) => releaseLeads(needs, known(ids)),
    remove: (ids) => removeLeads(needs, known(ids)),
    erase: (email, by) => erasePerson(needs, email, by),
    all: (filter) => allLeads(db, filter),
    arrivals: (since) => countArrivals(db, since),
    sources: (since, most) => countSources(db, since, most),
    counts: () => countLeads(db),
    backlog: () => countBacklog(db),
    recent: () => countRecent(db, clock()),
  };
}
