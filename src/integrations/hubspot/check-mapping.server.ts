import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { compareMapping } from './compare-mapping.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import { type FormDefinition, readFormDefinition } from './form-definition.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';

const TIMEOUT_MS = 10_000;
/** Options of a country list make definitions long. */
const MAX_DEFINITION_BYTES = 2 * 1024 * 1024;

type CheckSettings = Pick<
  HubspotSettings,
  'apiOrigin' | 'accessToken' | 'portalId' | 'formIds' | 'names'
>;

/**
 * Compares our field names with the configured forms and warns of what would be refused: one wrong name loses every lead
 * of its form to the dead letters. Does nothing without an access token, never throws, and stops nothing: forms that
 * cannot be read are one line of information. Run it once at start, without waiting for it.
 */
export async function checkMapping(settings: CheckSettings, log: Logger): Promise<void> {
  const { accessToken, portalId, formIds, names, apiOrigin } = settings;
  if (!accessToken || !portalId) return;
  const unreadable: Partial<Record<LeadForm, string>> = {};
  for (const form of LEAD_FORMS) {
    const formId = formIds[form];
    if (!formId) continue;
    const definition = await fetchDefinition(
      `${apiOrigin}/marketing/v3/forms/${formId}`,
      accessToken,
    );
    if (typeof definition === 'string') {
      unreadable[form] = definition;
      continue;
    }
    const gaps = compareMapping(form, names[form], definition);
    if (gaps) log.warn({ form, ...gaps }, 'the CRM would refuse leads of this form');
  }
  if (Object.keys(unreadable).length > 0)
    log.info({ unreadable }, 'the field names could not be compared with these forms of the CRM');
}

/** The form's definition, or why there is none. */
async function fetchDefinition(url: string, accessToken: string): Promise<FormDefinition | string> {
  const result = await exchange({
    method: 'GET',
    url,
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
    timeoutMs: TIMEOUT_MS,
    longestAnswer: MAX_DEFINITION_BYTES,
  });
  if (result.kind !== 'answered') return result.reason;
  if (result.status !== 200) return `HTTP ${result.status}`;
  return readFormDefinition(result.body) ?? 'the answer is no form definition';
}
