import type { ActivityEntry, Actor } from '#src/platform/activity/activity.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { LeadForm } from './lead.ts';
import { FORM_NAMES } from './lead-words.ts';

interface RecordedLead {
  id: string;
  form: LeadForm;
  createdAt: Date;
}

type LeadAction =
  | 'lead.corrected'
  | 'lead.sent-again'
  | 'lead.released'
  | 'lead.deleted'
  | 'lead.email-sent-again';

/** An entry about a lead, which is named by its form and date: the history contains nobody's name or address. */
export const leadEntry = (
  actor: Actor,
  action: LeadAction,
  { id, form, createdAt }: RecordedLead,
  changes: Pick<ActivityEntry, 'before' | 'after'>,
): ActivityEntry => ({
  actor,
  area: 'leads',
  action,
  object: { kind: 'lead', id, label: `${FORM_NAMES[form]} lead of ${formatSiteDay(createdAt)}` },
  ...changes,
});
