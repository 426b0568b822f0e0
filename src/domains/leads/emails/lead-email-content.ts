import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import { GUIDE_FACTS, isGuide } from '#src/domains/leads/guides/guide.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import type { FollowUp, LeadEmailTemplates, EmailedReport, EmailText } from './email-templates.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

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
export async function renderVisitorEmail(
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
export async function renderTeamEmail(
  { id, form, name, company, fields }: LeadView,
  { templates, siteUrl }: ContentDeps,
): Promise<EmailText | undefined> {
  if (form === 'newsletter') return undefined;
  const labels = new Map(
    isVisitorForm(form)
      ? LEAD_FORM_FIELDS[form].map((field) => [field.name, field.label])
      : FIELD_HEADINGS,
  );
  return templates.notification({
    form: FORM_TITLES[form],
    name: toSubjectText(name),
    company: toSubjectText(company),
    fields: Object.entries(fields)
      // Leaves out the answers of an assessment: a page of JSON that the report contains.
      .filter(([field, value]) => value !== '' && (isVisitorForm(form) || labels.has(field)))
      .map(([field, value]) => ({ label: labels.get(field) ?? field, value })),
    url: `${siteUrl}/admin/leads/${id}`,
  });
}
