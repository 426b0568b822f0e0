import { isIP } from 'node:net';
import { z } from 'zod';
import type { HubspotError } from './hubspot-field-checks.ts';

const SUBMITTED_WITHIN_MS = 31 * 24 * 3_600_000;

const text = z.string();
const consentText = text.optional();
const field = z.strictObject({
  objectTypeId: text.regex(/^\d+-\d+$/).optional(),
  name: text.min(1),
  value: text,
});
const communication = z.strictObject({
  value: z.boolean(),
  subscriptionTypeId: z.number(),
  text: consentText,
});
const consent = z.strictObject({
  consentToProcess: z.boolean(),
  text: consentText,
  communications: z.array(communication).default([]),
});
const legalBasis = z.enum(['CUSTOMER', 'LEAD']);
const body = z.strictObject({
  submittedAt: text.regex(/^\d+$/).optional(),
  fields: z.array(field).min(1),
  context: z.record(text, text).optional(),
  legalConsentOptions: z
    .strictObject({
      consent: consent.optional(),
      legitimateInterest: communication.extend({ legalBasis }).optional(),
    })
    .optional(),
  skipValidation: z.boolean().optional(),
});

export type SubmissionBody = z.output<typeof body>;

/** The parsed body, or undefined if it is not exactly of the documented shape. */
export function readSubmission(text: string): SubmissionBody | undefined {
  try {
    const parsed = body.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** All errors in context, consent and time. */
export function requestErrors(submission: SubmissionBody, now: number): HubspotError[] {
  return [
    ...Object.entries(submission.context ?? {}).flatMap(([key, value]) => contextError(key, value)),
    ...consentErrors(submission.legalConsentOptions),
    ...timeErrors(submission.submittedAt, now),
  ];
}

/** The seven attributes of `context` with the error for an invalid one. */
const CONTEXT: Record<string, { errorType: string; isValid: (value: string) => boolean }> = {
  hutk: { errorType: 'INVALID_HUTK', isValid: (value) => /^[0-9a-f]{32}$/.test(value) },
  ipAddress: { errorType: 'INVALID_IP_ADDRESS', isValid: (value) => isIP(value) > 0 },
  pageUri: {
    errorType: 'INVALID_PAGE_URI',
    // The vendor's example has no scheme.
    isValid: (value) => /^(https?:\/\/[^\s/]+|[^\s/:]+\.[^\s/]+)(\/\S*)?$/.test(value),
  },
  pageName: { errorType: 'INVALID_METADATA', isValid: () => true },
  pageId: { errorType: 'INVALID_METADATA', isValid: () => true },
  sfdcCampaignId: { errorType: 'INVALID_METADATA', isValid: () => true },
  goToWebinarWebinarKey: {
    errorType: 'INVALID_GOTOWEBINAR_WEBINAR_KEY',
    isValid: (value) => /^\d+$/.test(value),
  },
};

function contextError(key: string, value: string): HubspotError[] {
  const rule = Object.hasOwn(CONTEXT, key) ? CONTEXT[key] : undefined;
  if (!rule) {
    const message = `Error in 'context'. Unexpected attribute '${key}'`;
    return [{ message, errorType: 'INVALID_METADATA' }];
  }
  if (rule.isValid(value)) return [];
  const what = key === 'hutk' ? 'Hutk' : key;
  const message = `Error in 'context.${key}'. '${value}' is not a valid ${what}`;
  return [{ message, errorType: rule.errorType }];
}

function consentErrors(options: SubmissionBody['legalConsentOptions']): HubspotError[] {
  if (!options) return [];
  const { consent, legitimateInterest } = options;
  if (Boolean(consent) === Boolean(legitimateInterest))
    return [consentError('exactly one legal option is needed', 'INVALID_LEGAL_OPTION_FORMAT')];
  const errors: HubspotError[] = [];
  if (!(consent?.consentToProcess ?? legitimateInterest?.value))
    errors.push(consentError('processing consent is missing', 'MISSING_PROCESSING_CONSENT'));
  if (consent && !consent.text)
    errors.push(consentError('its text is missing', 'MISSING_PROCESSING_CONSENT_TEXT'));
  if (legitimateInterest && !legitimateInterest.text)
    errors.push(consentError('its text is missing', 'MISSING_LEGITIMATE_INTEREST_TEXT'));
  const communications = consent?.communications ?? [];
  if (communications.some(({ text }) => !text))
    errors.push(consentError('a text is missing', 'MISSING_COMMUNICATION_CONSENT_TEXT'));
  const types = communications.map(({ subscriptionTypeId }) => subscriptionTypeId);
  if (new Set(types).size < types.length)
    errors.push(consentError('a subscription type is repeated', 'DUPLICATE_SUBSCRIPTION_TYPE_ID'));
  return errors;
}

const consentError = (reason: string, errorType: string): HubspotError => ({
  message: `Error in 'legalConsentOptions'. ${reason}`,
  errorType,
});

/** The vendor documents the error without its type. */
function timeErrors(submittedAt: string | undefined, now: number): HubspotError[] {
  if (submittedAt === undefined || Math.abs(now - Number(submittedAt)) < SUBMITTED_WITHIN_MS)
    return [];
  return [{ message: `Error in 'submittedAt'. '${submittedAt}' is too long ago` }];
}
