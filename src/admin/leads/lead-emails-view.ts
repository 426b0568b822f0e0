import { type EmailLine, emailLine } from '#src/admin/emails/email-line.ts';
import {
  emailsOfForm,
  LEAD_EMAIL_KINDS,
  type LeadEmailKind,
} from '#src/domains/leads/emails/lead-email.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

export interface LeadEmailLine extends EmailLine {
  /** `Guide to the visitor` */
  title: string;
}

const TO_VISITOR: Readonly<Record<LeadForm, string>> = {
  'executive-cheatsheet': 'Guide to the visitor',
  'quick-wins': 'Guide to the visitor',
  contact: 'Confirmation to the visitor',
  'vistage-survey': 'Thank-you to the visitor',
  'ai-quotient': 'Report to the visitor',
  newsletter: 'Email to the subscriber',
};

const titleOf = (form: LeadForm, kind: LeadEmailKind) =>
  kind === 'visitor' ? TO_VISITOR[form] : 'Notice to the team';

/** Formats a lead's emails for display, the email to the visitor first. */
export function leadEmailsView(
  { form, state }: Pick<LeadView, 'form' | 'state'>,
  emails: readonly EmailView[],
  now: Date,
) {
  const lines = LEAD_EMAIL_KINDS.flatMap((kind) => {
    const email = emails.find((each) => each.kind === kind);
    return email ? [{ ...emailLine(email, now), title: titleOf(form, kind) }] : [];
  });
  return {
    emails: lines,
    /** shown when there are no emails */
    none: emptyText(form, state),
  };
}

function emptyText(form: LeadForm, state: LeadView['state']): string {
  if (state === 'quarantined')
    return 'Nothing is sent while the lead is in quarantine. Its emails go out when you release it.';
  if (emailsOfForm(form).length === 0) return 'This form sends no email.';
  return 'No record: this lead arrived before emails were recorded.';
}
