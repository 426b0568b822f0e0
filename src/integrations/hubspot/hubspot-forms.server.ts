import type { CrmPort, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import type { FieldNames } from './field-names.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { type Payload, toPayload } from './payload.ts';
import { readAnswer } from './read-answer.ts';
import type { NamedValue } from './redact-submitted-values.ts';

const TIMEOUT_MS = 10_000;
/** A form's thank-you text may be a page of HTML, and only a whole one counts. */
const MAX_ANSWER_BYTES = 1024 * 1024;

type FormsSettings = Pick<
  HubspotSettings,
  'formsOrigin' | 'portalId' | 'formIds' | 'names' | 'sendConsent'
>;

/**
 * The CRM behind HubSpot's public forms submission API, v3 (protocols.md section 1). It needs no key and takes 50
 * requests in 10 seconds; keeping to that is the caller's part.
 */
export function createHubspotForms(
  settings: FormsSettings & { timeoutMs?: number; clock?: Clock },
): CrmPort {
  const { formsOrigin, portalId, formIds, names, sendConsent } = settings;
  const { timeoutMs = TIMEOUT_MS, clock = systemClock } = settings;
  return {
    isConfigured: (form) => Boolean(portalId && formIds[form]),
    async submit(submission) {
      const formId = formIds[submission.form];
      if (!portalId || !formId) return { outcome: 'not-configured' };
      const formNames = names[submission.form];
      const payload = toPayload(submission, { names: formNames, sendConsent, now: clock() });
      const result = await exchange({
        method: 'POST',
        url: `${formsOrigin}/submissions/v3/integration/submit/${portalId}/${formId}`,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'identity',
        },
        body: JSON.stringify(payload),
        timeoutMs,
        longestAnswer: MAX_ANSWER_BYTES,
      });
      return readAnswer(result, namedValues(submission, payload, formNames));
    },
  };
}

/** Everything the CRM could quote of a visitor, by the names it knows. */
function namedValues(
  { fields, hutk = '' }: CrmSubmission,
  { context }: Payload,
  names: FieldNames,
): NamedValue[] {
  const typed = Object.entries(fields).map(
    ([ours, value]) => [names[ours] || ours, value] as const,
  );
  return [...typed, ['hutk', hutk], ['pageUri', context.pageUri ?? '']];
}
