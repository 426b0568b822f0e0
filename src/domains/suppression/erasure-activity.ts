import type { ActivityEntry, Actor } from '#src/platform/activity/activity.ts';

/** What people call the kinds of rows that an erasure deletes. */
const KINDS: Readonly<Record<string, string>> = {
  leads: 'Leads',
  attempts: 'Delivery attempts',
  subscribers: 'Newsletter subscriptions',
  results: 'Assessment results',
  jobs: 'Waiting jobs',
  mails: 'Emails',
};

/** The entry about an erasure: how much was deleted, and nothing that points to the person. */
export function erasureEntry(
  actor: Actor,
  removed: Readonly<Record<string, number>>,
): ActivityEntry {
  const counts = Object.entries(removed).filter(([, count]) => count > 0);
  return {
    actor,
    area: 'leads',
    action: 'person.erased',
    object: { kind: 'person', label: 'a person' },
    before: Object.fromEntries(counts.map(([kind, count]) => [KINDS[kind] ?? kind, count])),
  };
}
