import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { INVALID_EMAIL, normalizeInput, validateFields } from './intake/validate-field.ts';
import type { FieldError } from './intake/submission.ts';
import type { LeadFields } from './lead.ts';
import { leadEntry } from './lead-activity.ts';
import { correctableFields } from './correctable-fields.ts';
import type { ReleaseResult } from './leads.server.ts';
import { lockRefused, updateLead } from './lead-repository.server.ts';
import { type ManageDeps, releaseLeads } from './manage-leads.server.ts';

/** `gone`: deleted, delivered or corrected by someone else meanwhile. */
export type CorrectResult = { errors: readonly FieldError[] } | 'gone' | ReleaseResult;

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
