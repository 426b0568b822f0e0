import { randomUUID } from 'node:crypto';
import type { Base } from '#src/platform/base.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { LEAD_CONSENT_TEXT } from '#src/domains/leads/lead-forms.ts';
import { findLead } from '#src/domains/leads/lead-list-repository.server.ts';
import { addLead } from '#src/domains/leads/lead-repository.server.ts';
import {
  countAccepted,
  deleteTestLeads,
  listTestIds,
  readCrmHealth,
} from './crm-health-repository.server.ts';
import { queueDelivery } from './queue-lead.server.ts';

/** Tries the connection to the CRM, and says how it is. */
export type CrmHealth = ReturnType<typeof createCrmHealth>;

interface CrmHealthDeps extends Pick<Base, 'db' | 'queue' | 'clock'> {
  siteUrl: string;
}

export const createCrmHealth = ({ db, queue, clock, siteUrl }: CrmHealthDeps) => ({
  read: () => readCrmHealth(db),
  acceptedSince: (since: Date) => countAccepted(db, since),
  /** Stores a lead that takes the way of all leads, but counts nowhere and promises no email. */
  sendTest: (form: LeadForm, fields: LeadFields, email: string) =>
    db.transaction(async (tx) => {
      const now = clock();
      const { id } = await addLead(tx, {
        form,
        email,
        fields,
        consentText: LEAD_CONSENT_TEXT,
        pageUri: siteUrl,
        pageName: 'Test of the connection',
        idempotencyKey: `test:${randomUUID()}`,
        state: 'waiting',
        isTest: true,
        createdAt: now,
        updatedAt: now,
      });
      await queueDelivery(queue, id, { tx });
    }),
  /** The newest test lead with its attempts. */
  async lastTest() {
    const [newest] = await listTestIds(db, 1);
    return newest && findLead(db, newest.id);
  },
  deleteTests: () => deleteTestLeads(db, clock()),
});
