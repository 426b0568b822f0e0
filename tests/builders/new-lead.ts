import type { NewLead } from '#src/domains/leads/lead-repository.server.ts';

/** The default submission time of test leads. */
export const START = new Date('2026-11-21T12:00:00.000Z');

let nth = 0;

/** A pending lead of the contact form, with a unique address and key. */
export function newLead(values: Partial<NewLead> = {}): NewLead {
  nth += 1;
  return {
    form: 'contact',
    email: `ann${nth}@example.com`,
    fields: { firstName: 'Ann', email: 'ann@example.com' },
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    idempotencyKey: `key ${nth}`,
    state: 'waiting',
    createdAt: START,
    updatedAt: START,
    ...values,
  };
}
