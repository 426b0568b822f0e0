import type { Actor } from '#src/platform/activity/activity.ts';
import { DELIVERABLE_STATES, type LeadState } from '#src/domains/leads/lead.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { goneNotice, sentNotice } from './lead-notice.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

const SENDABLE: ReadonlySet<LeadState> = new Set([...DELIVERABLE_STATES, 'refused']);

/** Returns the leads that still exist, in the order of `ids`. */
export async function findLeads(leads: Leads, ids: readonly string[]): Promise<LeadView[]> {
  const found = [];
  for (const id of ids) found.push(await leads.find(id));
  return found.filter((lead) => lead !== undefined);
}

/**
 * Sends the selected leads again, or releases them. Each intent changes only leads in matching states, so that
 * 'send-again' never releases a lead from quarantine.
 */
export async function sendSelected(
  leads: Leads,
  intent: 'send-again' | 'release',
  ids: readonly string[],
  by: Actor,
): Promise<Notice> {
  const isRelease = intent === 'release';
  const found = await findLeads(leads, ids);
  if (found.length === 0) return goneNotice(ids.length);
  const fitting = found.filter(({ state }) =>
    isRelease ? state === 'quarantined' : SENDABLE.has(state),
  );
  const { queued, unconfigured } = await leads.release(
    fitting.map(({ id }) => id),
    by,
  );
  const count = queued + unconfigured;
  const skipped = ids.length - count;
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
