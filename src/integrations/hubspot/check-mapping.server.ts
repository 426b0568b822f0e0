import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import type {
  CrmFormsPort,
  FormComparison,
  MappingGaps,
} from '#src/domains/leads/delivery/crm-forms-port.ts';
import { z } from 'zod';
import { parseJson } from '#src/platform/json.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import { type FormDefinition, parseFormDefinition } from './form-definition.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { type FieldNames, isOptional, resolveFieldNames } from './field-names.ts';

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
  const unreadable: Partial<Record<LeadForm, string>> = {};
  for (const [form, found] of Object.entries(await compareForms(settings)) as [
    LeadForm,
    FormComparison,
  ][]) {
    if (found === 'fits') continue;
    if ('unreadable' in found) unreadable[form] = found.unreadable;
    else log.warn({ form, ...found }, 'the CRM would refuse leads of this form');
  }
  if (Object.keys(unreadable).length > 0)
    log.info({ unreadable }, 'cannot compare the field names with these CRM forms');
}

/** Compares our field names with the configured forms; with none without an access token. */
async function compareForms(settings: CheckSettings) {
  const { accessToken, portalId, formIds, names, apiOrigin } = settings;
  const found: Partial<Record<LeadForm, FormComparison>> = {};
  for (const form of accessToken && portalId ? LEAD_FORMS : []) {
    if (!formIds[form]) continue;
    const url = `${apiOrigin}/marketing/v3/forms/${formIds[form]}`;
    const definition = await fetchDefinition(url, accessToken!);
    found[form] =
      typeof definition === 'string'
        ? { unreadable: definition }
        : (findMappingGaps(form, names[form], definition) ?? 'fits');
  }
  return found;
}

/** Returns the form's definition, or the reason why it could not be fetched. */
async function fetchDefinition(url: string, accessToken: string): Promise<FormDefinition | string> {
  const result = await ask(url, accessToken);
  if (result.kind !== 'answered') return result.reason;
  if (result.status !== 200) return `HTTP ${result.status}`;
  return parseFormDefinition(result.body) ?? 'the response is not a form definition';
}

const ask = (url: string, accessToken: string) =>
  exchange({
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

const MAX_PAGES = 20;
const submissionPage = z.object({
  results: z.array(z.object({ submittedAt: z.number() })),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
});

/** What the access token shows of the forms. */
export const createHubspotReader = (settings: CheckSettings): CrmFormsPort => ({
  fields() {
    const [standard, names] = [resolveFieldNames(), settings.names];
    const fieldsOf = (form: LeadForm) =>
      Object.entries(names[form]).map(([ours, name]) => ({
        ours,
        name,
        standard: standard[form][ours]!,
      }));
    return Object.fromEntries(
      LEAD_FORMS.map((form) => [form, fieldsOf(form)]),
    ) as unknown as ReturnType<CrmFormsPort['fields']>;
  },
  compare: async () => (settings.accessToken ? compareForms(settings) : undefined),
  async countSince(form, since) {
    const { accessToken, formIds, apiOrigin } = settings;
    if (!accessToken || !formIds[form]) return undefined;
    const url = `${apiOrigin}/form-integrations/v1/submissions/forms/${formIds[form]}?limit=50`;
    let count = 0;
    let after: string | undefined;
    // The newest come first.
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const result = await ask(
        after ? `${url}&after=${encodeURIComponent(after)}` : url,
        accessToken,
      );
      const read = submissionPage.safeParse(
        result.kind === 'answered' && result.status === 200 ? parseJson(result.body) : undefined,
      );
      if (!read.success) return undefined;
      const recent = read.data.results.filter(({ submittedAt }) => submittedAt >= since.getTime());
      count += recent.length;
      after = read.data.paging?.next?.after;
      if (!after || recent.length < read.data.results.length) break;
    }
    return count;
  },
});

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
