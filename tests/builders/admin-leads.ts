import { LEAD_FORMS, LEAD_STATES, markReleased } from '#src/domains/leads/lead.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { ErasePerson } from '#src/domains/suppression/erase-person.server.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

const NOW = new Date('2026-11-21T14:05:00Z');

/** An id that ends in the given number. */
export const leadId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A typical delivered lead of the contact form. */
export function buildLead(overrides: Partial<LeadView> = {}): LeadView {
  return {
    id: leadId(1),
    form: 'contact',
    name: 'Dana Whitfield',
    email: 'dana@ridgeline.example',
    company: 'Ridgeline Fabrication',
    source: '',
    state: 'delivered',
    attempts: 1,
    createdAt: NOW,
    fields: { firstName: 'Dana', email: 'dana@ridgeline.example' },
    consentText: null,
    consentVersion: null,
    consentedAt: null,
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    hasTrackerCookie: false,
    attribution: {},
    suspicions: [],
    nextAttemptAt: null,
    deliveredAt: null,
    timeline: [],
    ...overrides,
  };
}

export interface LeadsInMemory extends Leads {
  kept(): LeadView[];
  erasePerson: ErasePerson;
}

/** In-memory leads, without filters and jobs, as the screens of leads use them. */
export function leadsInMemory(
  initial: readonly LeadView[],
  emails: Readonly<Record<string, readonly EmailView[]>> = {},
): LeadsInMemory {
  let kept = [...initial];
  const drop = (isGone: (lead: LeadView) => boolean): number => {
    const before = kept.length;
    kept = kept.filter((lead) => !isGone(lead));
    return before - kept.length;
  };
  const count = <K extends string>(keys: readonly K[], of: (lead: LeadView) => K) =>
    Object.fromEntries(
      keys.map((key) => [key, kept.filter((lead) => of(lead) === key).length]),
    ) as Record<K, number>;
  const leads: Partial<LeadsInMemory> = {
    kept: () => kept,
    erasePerson: async (email) => ({ leads: drop((lead) => lead.email === email), mails: 0 }),
    list: async () => ({ leads: kept, total: kept.length, page: 1, pages: 1 }),
    suggest: async (text, limit) =>
      kept
        .filter(({ name, email, company }) => [name, email, company].join(' ').includes(text))
        .slice(0, limit),
    find: async (id) => kept.find((lead) => lead.id === id),
    filterExisting: async (ids) =>
      new Set(kept.map(({ id }) => id).filter((id) => ids.includes(id))),
    async release(ids) {
      const isMeant = ({ id, state }: LeadView) => ids.includes(id) && state !== 'delivered';
      const meant = kept.filter(isMeant).length;
      kept = kept.map((lead) =>
        isMeant(lead) ? markReleased({ ...lead, attemptsBefore: 0 }, NOW) : lead,
      );
      return { queued: meant, unconfigured: 0 };
    },
    correct: async () => 'gone',
    remove: async (ids) => drop(({ id }) => ids.includes(id)),
    async *all() {
      for (const lead of kept) yield [lead];
    },
    sources: async () => [],
    emailsOf: async (ids) =>
      new Map(ids.flatMap((id) => (emails[id] ? [[id, emails[id]] as const] : []))),
    sendEmail: async (id, emailId) => emails[id]?.some((email) => email.id === emailId) ?? false,
    emailCounts: async () => ({ waiting: 0, overdue: 0, failed: 0, kept: 0 }),
    counts: async () => ({
      byState: { ...count(LEAD_STATES, ({ state }) => state), overdue: 0 },
      byForm: count(LEAD_FORMS, ({ form }) => form),
    }),
  };
  return leads as LeadsInMemory;
}
