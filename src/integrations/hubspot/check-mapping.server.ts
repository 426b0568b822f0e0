import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import { type FormDefinition, parseFormDefinition } from './form-definition.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { type FieldNames, isOptional } from './field-names.ts';

const TIMEOUT_MS = 10_000;
/** Definitions can be long, for example with a list of countries. */
const MAX_DEFINITION_BYTES = 2 * 1024 * 1024;

type CheckSettings = Pick<
  HubspotSettings,
  'apiOrigin' | 'accessToken' | 'portalId' | 'formIds' | 'names'
>;

/**
 * Compares our field names with the configured forms and logs a warning for each form that would refuse leads: one wrong name
 * makes every lead of its form fail. Does nothing without an access token and never throws; unreadable forms are one info line.
 * Run it once at start, without awaiting it.
 */
export async function checkMapping(settings: CheckSettings, log: Logger) {
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
    const gaps = findMappingGaps(form, names[form], definition);
    if (gaps) log.warn({ form, ...gaps }, 'the CRM would refuse leads of this form');
  }
  if (Object.keys(unreadable).length > 0)
    log.info({ unreadable }, 'cannot compare the field names with these CRM forms');
}

/** Returns the form's definition, or the reason why it could not be fetched. */
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
    maxResponseBytes: MAX_DEFINITION_BYTES,
  });
  if (result.kind !== 'answered') return result.reason;
  if (result.status !== 200) return `HTTP ${result.status}`;
  return parseFormDefinition(result.body) ?? 'the response is not a form definition';
}

/** Why a CRM form would refuse leads. All lists contain CRM names. */
interface MappingGaps {
  /** sent, but missing on the form */
  notOnForm: readonly string[];
  /** required by the form, but never sent */
  neverSent: readonly string[];
  /** required by the form, but optional for visitors */
  optionalHere: readonly string[];
  hasCaptcha: boolean;
}

/**
 * Compares our names with a form's definition. Returns undefined if nothing is missing.
 * @param names CRM names of the form by our names
 */
export function findMappingGaps(
  form: LeadForm,
  names: FieldNames,
  definition: FormDefinition,
): MappingGaps | undefined {
  const sent = Object.entries(names)
    .map(([ours, name]) => ({ name: name.replace(/^0-1\//, ''), optional: isOptional(form, ours) }))
    .filter(({ name }) => name !== '');
  const onForm = new Set(definition.fields.map(({ name }) => name));
  const required = definition.fields.filter((each) => each.isRequired).map(({ name }) => name);
  const gaps: MappingGaps = {
    notOnForm: sent.map(({ name }) => name).filter((name) => !onForm.has(name)),
    neverSent: required.filter((wanted) => sent.every(({ name }) => name !== wanted)),
    optionalHere: sent
      .filter(({ name, optional }) => optional && required.includes(name))
      .map(({ name }) => name),
    hasCaptcha: definition.hasCaptcha,
  };
  const { notOnForm, neverSent, optionalHere, hasCaptcha } = gaps;
  const isFitting = [notOnForm, neverSent, optionalHere].every((list) => list.length === 0);
  return isFitting && !hasCaptcha ? undefined : gaps;
}
