import { DELIVERABLE_STATES, type LeadState } from '#src/domains/leads/lead.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { ErasePerson } from '#src/domains/suppression/erase-person.server.ts';
import { type Role, mayChange } from '#src/platform/auth/role.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import type { Notice } from './notice.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

/** A page of the list has 50; anything beyond is no selection of ours. */
const MAX_SELECTED = 50;

const SENDABLE: ReadonlySet<LeadState> = new Set([...DELIVERABLE_STATES, 'refused']);

/** @throws a 403 for viewers, who may look only */
export function requireEditor({ role }: { role: Role }): void {
  if (mayChange(role)) return;
  throw new Response(null, {
    status: 403,
    statusText: 'Viewers may look at leads, not change them.',
  });
}

/** A posted form; what cannot be read as one is treated as an empty one. */
export const readFormOrEmpty = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

/** The selected leads' ids, of a posted form or an address; whatever cannot be an id is dropped. */
export function selectedIds(values: FormData | URLSearchParams): string[] {
  const ids = values.getAll('id').filter((id): id is string => typeof id === 'string');
  return [...new Set(ids.filter(isUuid))].slice(0, MAX_SELECTED);
}

/** Those of the leads that still exist, in the given order. */
export async function findLeads(leads: Leads, ids: readonly string[]): Promise<LeadView[]> {
  const found = [];
  for (const id of ids) found.push(await leads.find(id));
  return found.filter((lead) => lead !== undefined);
}

/**
 * Sends the selected leads again, or releases them. Each button touches only the states it speaks of: a lead in
 * quarantine does not slip out among others that are sent again.
 */
export async function sendSelected(
  leads: Leads,
  intent: 'send-again' | 'release',
  ids: readonly string[],
): Promise<Notice> {
  if (ids.length === 0) return { did: 'nothing' };
  const isRelease = intent === 'release';
  const found = await findLeads(leads, ids);
  if (found.length === 0) return { did: 'gone', count: ids.length };
  const fitting = found.filter(({ state }) =>
    isRelease ? state === 'quarantined' : SENDABLE.has(state),
  );
  const { queued, unconfigured } = await leads.release(fitting.map(({ id }) => id));
  const count = queued + unconfigured;
  const skipped = ids.length - count;
  return { did: isRelease ? 'released' : 'sent', count, unconfigured, skipped };
}

/** Why nobody was erased, by the field that is wrong, and what was typed. */
export interface EraseErrors {
  address: string;
  errors: { address?: string; confirmation?: string };
}

/** Erases the person whose address was typed twice; a slip of the finger must not reach somebody else. */
export async function eraseTyped(
  erasePerson: ErasePerson,
  form: FormData,
  by: string,
): Promise<Notice | EraseErrors> {
  const [typed, confirmation] = [form.get('address'), form.get('confirmation')].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  ) as [string, string];
  const email = normalizeEmail(typed);
  if (!email) {
    const address = 'This is not an email address. Nothing was erased.';
    return { address: typed, errors: { address } };
  }
  if (normalizeEmail(confirmation)?.toLowerCase() !== email.toLowerCase()) {
    const other = 'This is another address than the one above. Nothing was erased.';
    return { address: typed, errors: { confirmation: other } };
  }
  return { did: 'erased', removed: await erasePerson(email, by) };
}

/** What a form asks for; undefined when it is neither. */
export function readIntent(form: FormData): 'send-again' | 'release' | 'erase' | undefined {
  const intent = form.get('intent');
  return intent === 'send-again' || intent === 'release' || intent === 'erase' ? intent : undefined;
}

/** The id of the email that a form asks to send again; undefined for every other form. */
export function emailToSend(form: FormData): string | undefined {
  const id = form.get('email');
  return form.get('intent') === 'send-email' && typeof id === 'string' ? id : undefined;
}

/** @throws a 400 for a form that none of our pages makes */
export function refuseForm(): never {
  throw new Response(null, { status: 400, statusText: 'This form asks for nothing we can do.' });
}
