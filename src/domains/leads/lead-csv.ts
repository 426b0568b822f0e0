import type { CsvColumns } from '#src/platform/csv/csv.ts';
import type { Touch } from './lead.ts';
import type { LeadView } from './lead-views.ts';

/** The known fields of leads with their headings, in the order of the columns. */
export const FIELD_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['company', 'Company'],
  ['companySize', 'Company size'],
  ['jobTitle', 'Job title'],
  ['message', 'Message'],
  ['ai_opportunity', 'AI opportunity'],
  ['ai_maturity', 'AI maturity'],
  ['ai_barrier', 'AI barrier'],
  ['ai_automation_goal', 'AI automation goal'],
  ['ai_followup', 'Follow-up'],
  ['ai_nps', 'Score (0 to 10)'],
  ['ai_nps_reason', 'Reason for the score'],
  ['score', 'AI Quotient score'],
  ['level', 'AI readiness level'],
  ['percentage', 'AI Quotient percentage'],
]);

/** The campaign parameters with a column of their own. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];

type Columns = CsvColumns<LeadView>;

const columnsOf = (
  names: Iterable<string>,
  headingOf: (name: string) => string,
  valueOf: (lead: LeadView, name: string) => string | undefined,
): Columns =>
  Object.fromEntries([...names].map((name) => [headingOf(name), (lead) => valueOf(lead, name)]));

const touchColumns = (name: string, touchOf: (lead: LeadView) => Touch | undefined): Columns => ({
  [`${name} touch at`]: (lead) => touchOf(lead)?.at,
  [`${name} touch landing page`]: (lead) => touchOf(lead)?.landingPage,
  [`${name} touch referrer`]: (lead) => touchOf(lead)?.referrer,
  ...columnsOf(
    PARAMETERS,
    (parameter) => `${name} touch ${parameter}`,
    (lead, parameter) => touchOf(lead)?.parameters[parameter],
  ),
  [`${name} touch other parameters`]: (lead) =>
    encodeOthers(touchOf(lead)?.parameters ?? {}, new Set(PARAMETERS)),
});

/** The columns of an export. */
export const LEAD_COLUMNS: Columns = {
  Lead: ({ id }) => id,
  Received: ({ createdAt }) => createdAt,
  Form: ({ form }) => form,
  State: ({ state }) => state,
  ...columnsOf(
    FIELD_HEADINGS.keys(),
    (field) => FIELD_HEADINGS.get(field)!,
    ({ fields }, field) => fields[field],
  ),
  'Other fields': ({ fields }) => encodeOthers(fields, FIELD_HEADINGS),
  Page: ({ pageUri }) => pageUri,
  'Page title': ({ pageName }) => pageName,
  Source: ({ source }) => source,
  ...touchColumns('First', ({ attribution }) => attribution.first),
  ...touchColumns('Last', ({ attribution }) => attribution.last),
  'Tracker cookie': ({ hasTrackerCookie }) => (hasTrackerCookie ? 'yes' : 'no'),
  'Consent version': ({ consentVersion }) => consentVersion,
  'Consent text': ({ consentText }) => consentText,
  'Consent given': ({ consentedAt }) => consentedAt,
  'Spam signals': ({ suspicions }) => suspicions.join('; '),
  Attempts: ({ attempts }) => attempts,
  Delivered: ({ deliveredAt }) => deliveredAt,
  'Next attempt': ({ nextAttemptAt }) => nextAttemptAt,
  'Last CRM response': ({ timeline }) => timeline.at(-1)?.message,
};

/** Encodes values without their own column as JSON, so that an export never omits data. */
function encodeOthers(
  values: Readonly<Record<string, string>>,
  columns: Pick<ReadonlySet<string>, 'has'>,
) {
  const others = Object.entries(values).filter(([name]) => !columns.has(name));
  return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
}
