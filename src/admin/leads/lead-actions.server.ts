import type { RouterContextProvider } from 'react-router';
import { type Actor, actorOf } from '#src/platform/activity/activity.ts';
import { DELIVERABLE_STATES, type LeadState } from '#src/domains/leads/lead.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import type { LeadSummary } from '#src/domains/leads/lead-views.ts';
import { confirmIdentity } from '#src/admin/confirm/confirm-identity.server.ts';
import { readFields } from '#src/admin/kit/form/form-result.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { refuseFields } from '#src/admin/people/people-action.server.ts';
import { MAX_SELECTED, selectedIds, selectsAll } from '#src/admin/lists/selected-ids.ts';
import { LEADS } from './lead-list.ts';
import { goneNotice, sentNotice, erasedNotice } from './lead-notice.ts';

const SENDABLE: ReadonlySet<LeadState> = new Set([...DELIVERABLE_STATES, 'refused']);

/** The leads that a form or a query names and that still exist, or all that the list of an address matches, and how many were meant. */
export async function selectedLeads(leads: Leads, values: FormData | URLSearchParams, url: URL) {
  const found = new Map<string, LeadSummary>();
  const ids = selectedIds(values, MAX_SELECTED);
  if (selectsAll(values)) {
    const query = LEADS.parse(url.searchParams);
    for (let page = 1, pages = 1; page <= pages && found.size < MAX_SELECTED; page += 1) {
      const some = await leads.list(query, page);
      for (const lead of some.leads) found.set(lead.id, lead);
      pages = some.pages;
    }
    return { found: [...found.values()].slice(0, MAX_SELECTED), count: found.size };
  }
  for (const id of ids) {
    const lead = await leads.find(id);
    if (lead) found.set(id, lead);
  }
  return { found: [...found.values()], count: ids.length };
}

/**
 * Sends the selected leads again, or releases them. Each intent changes only leads in matching states, so that
 * 'send-again' never releases a lead from quarantine.
 */
export async function sendSelected(
  leads: Leads,
  intent: 'send-again' | 'release',
  selected: Awaited<ReturnType<typeof selectedLeads>>,
  by: Actor,
): Promise<Notice> {
  const isRelease = intent === 'release';
  if (selected.found.length === 0) return goneNotice(selected.count);
  const fitting = selected.found.filter(({ state }) =>
    isRelease ? state === 'quarantined' : SENDABLE.has(state),
  );
  const { queued, unconfigured } = await leads.release(
    fitting.map(({ id }) => id),
    by,
  );
  const count = queued + unconfigured;
  const skipped = selected.count - count;
  return sentNotice(intent, { count, unconfigured, skipped });
}

const INTENTS = ['send-again', 'release', 'erase', 'correct'] as const;

/** Returns the intent of a posted form; undefined for an unknown intent. */
export function parseIntent(form: FormData): (typeof INTENTS)[number] | undefined {
  return INTENTS.find((intent) => intent === form.get('intent'));
}

/** Returns the id of the email to send again; undefined for a form with another intent. */
export function emailIdToSend(form: FormData): string | undefined {
  const id = form.get('email');
  return form.get('intent') === 'send-email' && typeof id === 'string' ? id : undefined;
}

interface Erasure {
  /** the person; undefined for an address that is typed twice, so that a typo cannot erase someone else */
  email?: string;
}

/** Erases a person whose address was typed to confirm. Returns the refused form, with the errors by field. */
export async function eraseTyped(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { email: known }: Erasure = {},
): Promise<Notice | ReturnType<typeof refuseFields>> {
  const { erasePerson, user } = servicesFor(context, 'people.erase');
  const fields = readFields(form);
  const email = known ?? normalizeEmail(fields['address'] ?? '');
  if (!email)
    return refuseFields(fields, { address: 'This is not an email address. Nothing was erased.' });
  const typed = fields['confirmation'] ?? '';
  const confirmation = known === undefined ? normalizeEmail(typed) : typed;
  if (confirmation?.toLowerCase() !== email.toLowerCase())
    return refuseFields(fields, {
      confirmation:
        known === undefined
          ? 'The two addresses do not match. Nothing was erased.'
          : 'This does not match the email address of the lead. Nothing was erased.',
    });
  const unconfirmed = await confirmIdentity(context, fields);
  if (unconfirmed) return refuseFields(fields, unconfirmed);
  return erasedNotice(await erasePerson(email, actorOf(user)));
}
