import type { ManageNeeds } from '#src/domains/leads/manage-leads.server.ts';

/** For tests in which nobody is erased, or whose erasures leave no trace elsewhere. */
export const ERASURE: Pick<ManageNeeds, 'eraseElsewhere' | 'recordErasure' | 'mails'> = {
  eraseElsewhere: async () => ({}),
  recordErasure: async () => 'hash',
  mails: { find: async () => [], remove: async () => undefined },
};
