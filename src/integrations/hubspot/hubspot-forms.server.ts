import type { CrmPort, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import type { FieldNames } from './field-names.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { type Payload, toPayload } from './payload.ts';
import { parseCrmResponse } from './parse-response.ts';
import type { NamedValue } from './redact-submitted-values.ts';

const TIMEOUT_MS = 10_000;
/** The response contains the form's thank-you text, which may be a page of HTML, and must be complete to parse. */
const MAX_ANSWER_BYTES = 1024 * 1024;

type FormsSettings = Pick<
  HubspotSettings,
  'formsOrigin' | 'portalId' | 'formIds' | 'names' | 'sendConsent'
>;

/**
 * The CRM port over HubSpot's forms submission API, v3 (docs/hubspot-forms-api.md). The API needs no key and allows 50 requests
 * in 10 seconds; the caller must respect that limit.
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
        maxResponseBytes: MAX_ANSWER_BYTES,
      });
      return parseCrmResponse(result, namedValues(submission, payload, formNames));
    },
  };
}

/** All visitor data the CRM could quote in an error, by CRM name. */
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
