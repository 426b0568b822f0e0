import { GUIDE_FACTS, isGuide } from './guide.ts';
import type { LeadFields, LeadForm } from './lead.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from './lead-forms.ts';
import type { LeadView } from './leads.server.ts';
import type { FollowUp, LeadMailTemplates, MailText } from './mail-templates.ts';

/** What the forms are called among us. */
const FORM_TITLES: Readonly<Record<LeadForm, string>> = {
  'executive-cheatsheet': 'HubSpot Executive Cheatsheet',
  'quick-wins': 'HubSpot Quick Wins',
  contact: 'Contact',
  'vistage-survey': 'Vistage survey',
  'ai-quotient': 'AI Quotient',
  newsletter: 'Newsletter',
};

/**
 * Letters, marks, spaces, hyphens and apostrophes. Anybody can type anybody's address into a form, so nothing that could
 * be read as an advertisement or a link is repeated to it.
 */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

const greeted = ({ firstName = '' }: LeadFields) => (NAME.test(firstName) ? firstName : '');

/** One line for a subject: no control or invisible characters, and not endless. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);

const FOLLOW_UPS: Readonly<Record<string, FollowUp>> = {
  'Yes, please reach out': 'call',
  'Maybe, send me more info': 'information',
};

interface ContentNeeds {
  templates: LeadMailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** makes the address of a guide for this lead */
  downloadUrl(guide: keyof typeof GUIDE_FACTS): string;
  validDays: number;
}

/** The visitor's mail; undefined for forms whose own domain writes to the visitor. */
export async function visitorMail(
  { form, fields }: LeadView,
  { templates, siteUrl, downloadUrl, validDays }: ContentNeeds,
): Promise<MailText | undefined> {
  const firstName = greeted(fields);
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
  return undefined;
}

/** The note to the team; undefined for a subscription, which has a list of its own. */
export async function teamMail(
  { id, form, name, company, fields }: LeadView,
  { templates, siteUrl }: ContentNeeds,
): Promise<MailText | undefined> {
  if (form === 'newsletter') return undefined;
  const labels = new Map(
    isVisitorForm(form) ? LEAD_FORM_FIELDS[form].map((field) => [field.name, field.label]) : [],
  );
  return templates.notification({
    form: FORM_TITLES[form],
    name: oneLine(name),
    company: oneLine(company),
    fields: Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ label: labels.get(field) ?? field, value })),
    url: `${siteUrl}/admin/leads/${id}`,
  });
}
