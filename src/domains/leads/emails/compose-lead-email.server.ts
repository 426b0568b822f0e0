import type { Clock } from '#src/platform/clock/clock.ts';
import type { ComposeEmail } from '#src/platform/emails/send-email.server.ts';
import { GUIDE_LINK_DAYS, createGuideLink } from '#src/domains/leads/guides/guide-link.server.ts';
import { isLeadEmailKind } from './lead-email.ts';
import type { LeadEmailTemplates, EmailedReport, FollowUp } from './email-templates.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { EmailText, OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import { GUIDE_FACTS, isGuide } from '#src/domains/leads/guides/guide.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';

export interface LeadEmailDeps {
  /** undefined once the lead was erased */
  findLead(leadId: string): Promise<LeadView | undefined>;
  templates: LeadEmailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** signs links to guides; shared by all nodes */
  secret: Secret;
  /** the report that a lead requested; undefined when it no longer exists */
  findReport(leadId: string): Promise<EmailedReport | undefined>;
  /** address of the team: receives notifications and replies of visitors */
  team: string;
  clock: Clock;
}

/**
 * Composes the emails of a lead. Returns `not-wanted` for a lead that was erased or is in quarantine; a release
 * promises the emails again.
 */
export function createLeadEmailComposer(deps: LeadEmailDeps): ComposeEmail {
  const { findLead, templates, findReport, siteUrl, secret, clock } = deps;
  return async ({ ownerId: leadId, kind, round }) => {
    const lead = await findLead(leadId);
    if (!lead || lead.state === 'quarantined' || !isLeadEmailKind(kind)) return 'not-wanted';
    const isToVisitor = kind === 'visitor';
    const write = isToVisitor ? renderVisitorEmail : renderTeamEmail;
    const content = await write(lead, {
      templates,
      siteUrl,
      downloadUrl: (guide) => createGuideLink({ secret, siteUrl }, { leadId, guide }, clock()),
      validDays: GUIDE_LINK_DAYS,
      report: () => findReport(leadId),
    });
    if (!content && lead.form === 'ai-quotient')
      return { impossible: 'The report no longer exists, so there is nothing to send.' };
    if (!content) return 'not-wanted';
    // Mail clients hide a second email with the same id, so each manual resend gets its own.
    const id = round === 0 ? `${leadId}.${kind}` : `${leadId}.${kind}.${round}`;
    return {
      email: {
        ...content,
        to: isToVisitor ? lead.email : deps.team,
        replyTo: isToVisitor ? deps.team : lead.email,
        messageId: `<${id}@${new URL(siteUrl).hostname}>`,
        // RFC 3834: prevents loops of automatic replies.
        headers: { 'Auto-Submitted': isToVisitor ? 'auto-replied' : 'auto-generated' },
      },
    };
  };
}

/** Titles of the forms in notifications to the team. */
const FORM_TITLES: Readonly<Record<LeadForm, string>> = {
  'executive-cheatsheet': 'HubSpot Executive Cheatsheet',
  'quick-wins': 'HubSpot Quick Wins',
  contact: 'Contact',
  'vistage-survey': 'Vistage survey',
  'ai-quotient': 'AI Quotient',
  newsletter: 'Newsletter',
};

/**
 * Letters, marks, spaces, hyphens and apostrophes. Anyone can enter the address of another person, so nothing that
 * could be an advertisement or a link is repeated to it.
 */
const NAME_PATTERN = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

const getGreetingName = ({ firstName = '' }: LeadFields) =>
  NAME_PATTERN.test(firstName) ? firstName : '';

/** Makes a text safe for a subject: one line of at most 80 characters, without control or invisible characters. */
const toSubjectText = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);

const FOLLOW_UPS: Readonly<Record<string, FollowUp>> = {
  'Yes, please reach out': 'call',
  'Maybe, send me more info': 'information',
};

interface ContentDeps {
  templates: LeadEmailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** creates the download URL of a guide for this lead */
  downloadUrl(guide: keyof typeof GUIDE_FACTS): string;
  validDays: number;
  /** the personal report of this lead */
  report(): Promise<EmailedReport | undefined>;
}

type EmailContent = EmailText & Pick<OutgoingEmail, 'attachments'>;

/** Renders the email to the visitor. Undefined for a form that promises none, and when the report no longer exists. */
async function renderVisitorEmail(
  { form, fields }: LeadView,
  { templates, siteUrl, downloadUrl, validDays, report }: ContentDeps,
): Promise<EmailContent | undefined> {
  const firstName = getGreetingName(fields);
  if (isGuide(form)) {
    const { title, pages, minutes, page } = GUIDE_FACTS[form];
    const urls = { downloadUrl: downloadUrl(form), pageUrl: `${siteUrl}${page}` };
    return templates.guide({ firstName, guide: form, title, pages, minutes, validDays, ...urls });
  }
  if (form === 'contact') return templates.acknowledgement({ firstName });
  if (form === 'vistage-survey') {
    const followUp = FOLLOW_UPS[fields['ai_followup'] ?? ''] ?? 'nothing';
    return templates.surveyThanks({ firstName, followUp });
  }
  if (form === 'ai-quotient') return renderReportEmail(firstName, templates, await report());
  return undefined;
}

async function renderReportEmail(
  firstName: string,
  templates: LeadEmailTemplates,
  report: EmailedReport | undefined,
): Promise<EmailContent | undefined> {
  if (!report) return undefined;
  const { fileName, file, ...facts } = report;
  const text = await templates.report({ firstName, ...facts });
  return { ...text, attachments: [{ fileName, type: 'application/pdf', content: file }] };
}

/**
 * Renders the notification to the team. Undefined for newsletter leads, which the team sees in the list of
 * subscribers.
 */
async function renderTeamEmail(
  { id, form, name, company, fields }: LeadView,
  { templates, siteUrl }: ContentDeps,
): Promise<EmailText | undefined> {
  if (form === 'newsletter') return undefined;
  const labels = new Map(
    isVisitorForm(form)
      ? LEAD_FORM_FIELDS[form].map((field) => [field.name, field.label])
      : FIELD_HEADINGS,
  );
  // In the order of the form: jsonb keeps none. Of an assessment without its answers, a page of JSON that the report contains.
  const names = new Set([...labels.keys(), ...(isVisitorForm(form) ? Object.keys(fields) : [])]);
  return templates.notification({
    form: FORM_TITLES[form],
    name: toSubjectText(name),
    company: toSubjectText(company),
    fields: [...names].flatMap((field) => {
      const value = fields[field];
      return value ? [{ label: labels.get(field) ?? field, value }] : [];
    }),
    url: `${siteUrl}/admin/leads/${id}`,
  });
}
