import type { Base } from '#src/platform/base.ts';
import { eraseRuns } from '#src/domains/assessment/erase-runs.server.ts';
import { eraseLeads, listLeadEmails } from '#src/domains/leads/erasure/erase-leads.server.ts';
import { deleteSubscriberLeads } from '#src/domains/leads/delivery/subscriber-leads.server.ts';
import {
  eraseSubscriber,
  listSubscriberEmails,
  unsubscribeRestored,
} from '#src/domains/newsletter/erase-subscriber.server.ts';
import type { PeopleStore } from '#src/domains/suppression/people-store-port.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';

interface PeopleDeps extends Pick<Base, 'clock' | 'log'> {
  queue: Pick<JobQueue, 'forget'>;
}

/** Everything in the database that belongs to an email address. Extend it when adding such data. */
export function createPeopleStore({ queue, clock, log }: PeopleDeps): PeopleStore {
  return {
    async addresses(tx) {
      return [...new Set([...(await listLeadEmails(tx)), ...(await listSubscriberEmails(tx))])];
    },
    async erase(tx, email, until) {
      const leads = await eraseLeads(tx, email, until);
      const results = await eraseRuns(tx, leads);
      const subscribers = await eraseSubscriber(tx, email, until);
      const jobs = await queue.forget(tx, [...leads, ...subscribers]);
      return { leads: leads.length, subscribers: subscribers.length, results, jobs };
    },
    async unsubscribe(tx, email, at) {
      const subscriber = await unsubscribeRestored(tx, email, at, clock());
      if (!subscriber) return false;
      await deleteSubscriberLeads({ log }, tx, email);
      await queue.forget(tx, [subscriber.id]);
      return true;
    },
  };
}
