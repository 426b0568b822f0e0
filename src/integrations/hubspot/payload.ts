import type { CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import { type FieldNames, pillarFieldName } from './field-names.ts';

/** One value as the forms API takes it; without `objectTypeId` it belongs to the contact. */
export interface CrmField {
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

const MINUTE = 60_000;
/** Younger deliveries are stamped by the CRM itself, and the payload is the specified one, no more. */
const LATE_AFTER = 5 * MINUTE;
/** The CRM refuses a `submittedAt` of more than about a month ago. */
const TOO_LATE_AFTER = 28 * 24 * 60 * MINUTE;

/** Sent whatever the visitor entered (spec section 7); the one blank value that is sent on purpose. */
const FIXED: Readonly<Record<string, string>> = {
  requestedDetailedReport: 'true',
  additionalComments: '',
};

/**
 * The body for one lead (spec section 7). Blank values are left out: they would overwrite what the CRM knows of a
 * returning contact. So are a page address or a tracker cookie that it would refuse together with the lead.
 * @param names CRM names of the lead's form, by ours
 */
export function toPayload(
  submission: CrmSubmission,
  { names, sendConsent, now }: { names: FieldNames; sendConsent: boolean; now: Date },
): Payload {
  const { pageUri, pageName, hutk, consent, submittedAt } = submission;
  const age = now.getTime() - submittedAt.getTime();
  return {
    ...(age > LATE_AFTER && age < TOO_LATE_AFTER && { submittedAt: String(submittedAt.getTime()) }),
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
    // The specification has the total twice, under two names.
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

function isWebAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
