import type { CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import { type FieldNames, pillarFieldName } from './field-names.ts';

/** One value of a submission; without `objectTypeId` it is a property of the contact. */
interface CrmField {
  objectTypeId?: string;
  name: string;
  value: string;
}

/** The body of a submission. */
export interface Payload {
  /** milliseconds since 1970, as text */
  submittedAt?: string;
  fields: readonly CrmField[];
  context: { pageUri?: string; pageName?: string; hutk?: string };
  legalConsentOptions?: { consent: { consentToProcess: true; text: string } };
}

const MINUTE_MS = 60_000;
/** Leads sent sooner have no `submittedAt`; the CRM sets the time itself. */
const LATE_AFTER_MS = 5 * MINUTE_MS;
/** The CRM refuses a `submittedAt` more than about a month old. */
const TOO_LATE_AFTER_MS = 28 * 24 * 60 * MINUTE_MS;

/** Constant values (docs/specification.md, section 7). `additionalComments` is the only blank value that is sent. */
const FIXED: Readonly<Record<string, string>> = {
  requestedDetailedReport: 'true',
  additionalComments: '',
};

/**
 * Builds the request body for one lead (docs/specification.md, section 7). Omits blank values, which would overwrite data of an
 * existing contact, and an invalid page URL or tracker cookie, for which the CRM would refuse the whole lead.
 * @param names CRM names of the lead's form by our names
 */
export function toPayload(
  submission: CrmSubmission,
  { names, sendConsent, now }: { names: FieldNames; sendConsent: boolean; now: Date },
): Payload {
  const { pageUri, pageName, hutk, consent, submittedAt } = submission;
  const age = now.getTime() - submittedAt.getTime();
  return {
    ...(age > LATE_AFTER_MS &&
      age < TOO_LATE_AFTER_MS && { submittedAt: String(submittedAt.getTime()) }),
    fields: toFields(submission, names),
    context: {
      ...(isWebAddress(pageUri) && { pageUri }),
      ...(pageName && { pageName }),
      ...(hutk !== undefined && isTrackerCookie(hutk) && { hutk }),
    },
    ...(sendConsent &&
      consent?.text && {
        legalConsentOptions: { consent: { consentToProcess: true, text: consent.text } },
      }),
  };
}

function toFields({ fields, form }: CrmSubmission, names: FieldNames): CrmField[] {
  const isAssessment = form === 'ai-quotient';
  const pillars = Object.keys(fields).flatMap((ours) => {
    const name = isAssessment && !Object.hasOwn(names, ours) ? pillarFieldName(ours) : undefined;
    return name === undefined ? [] : [[ours, name] as const];
  });
  return [...Object.entries(names), ...pillars].flatMap(([ours, name]) => {
    const fixed = FIXED[ours];
    // The specification requires the total twice, under two names.
    const value = fixed ?? fields[ours === 'testScore' ? 'score' : ours]?.trim() ?? '';
    if (name === '' || (value === '' && fixed === undefined)) return [];
    return [toField(name, value)];
  });
}

function toField(qualified: string, value: string): CrmField {
  const [, objectTypeId, name] = /^(\d+-\d+)\/(.+)$/.exec(qualified) ?? [];
  if (objectTypeId === undefined || name === undefined) return { name: qualified, value };
  return { objectTypeId, name, value };
}

function isWebAddress(text: string) {
  if (/\s/.test(text)) return false;
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
