import {
  HIDDEN,
  maskAddresses,
  maskEmail,
  maskName,
  maskText,
  maskUrl,
  maskWord,
} from '#src/admin/parts/mask.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import type { Attribution, LeadForm, Touch } from '#src/domains/leads/lead.ts';
import type { LeadSummary, LeadView } from '#src/domains/leads/lead-views.ts';

/** Removes from a row of the list who the person is. */
export const maskLeadSummary = <Lead extends LeadSummary>(lead: Lead): Lead => ({
  ...lead,
  name: maskName(lead.name),
  email: maskEmail(lead.email),
  company: maskWord(lead.company),
  source: maskUrl(lead.source),
});

/** Removes from a lead who the person is and what they wrote. Choices and scores stay. */
export const maskLead = (lead: LeadView): LeadView => ({
  ...maskLeadSummary(lead),
  fields: Object.fromEntries(
    Object.entries(lead.fields).map(([name, value]) => [name, maskField(lead.form, name, value)]),
  ),
  pageUri: maskUrl(lead.pageUri),
  pageName: maskAddresses(lead.pageName),
  attribution: maskAttribution(lead.attribution),
  // The CRM repeats values of the lead in its messages.
  timeline: lead.timeline.map((attempt) => ({
    ...attempt,
    message: attempt.message && HIDDEN,
  })),
});

/** Small numbers, such as a score or a percentage. */
const NUMBER = /^\d{1,3}$/;

function maskField(form: LeadForm, name: string, value: string): string {
  const field = isVisitorForm(form)
    ? LEAD_FORM_FIELDS[form].find((each) => each.name === name)
    : undefined;
  if (field?.options?.includes(value) || NUMBER.test(value)) return value;
  if (/email/i.test(name)) return maskEmail(value);
  return /name/i.test(name) ? maskName(value) : maskText(value);
}

const maskAttribution = ({ first, last }: Attribution): Attribution => ({
  ...(first && { first: maskTouch(first) }),
  ...(last && { last: maskTouch(last) }),
});

const maskTouch = (touch: Touch): Touch => ({
  ...touch,
  landingPage: maskUrl(touch.landingPage),
  ...(touch.referrer && { referrer: maskUrl(touch.referrer) }),
  parameters: Object.fromEntries(
    Object.entries(touch.parameters).map(([name, value]) => [name, maskAddresses(value)]),
  ),
});
