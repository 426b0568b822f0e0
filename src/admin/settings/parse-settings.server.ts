import { z } from 'zod';
import type { CrmFormsPort } from '#src/domains/leads/delivery/crm-forms-port.ts';
import { SETTING_GROUPS } from '#src/domains/settings/definitions.server.ts';
import type { SettingChange } from '#src/domains/settings/settings.server.ts';
import { parseJson } from '#src/platform/json.ts';

const base = z.record(z.string(), z.tuple([z.number(), z.string()]));

/** Name of the field for a value of a form. */
export const fieldName = (form: string, ours: string): string => `names.${form}.${ours}`;

type Fields = Readonly<Record<string, string>>;

/**
 * What a person changed in the form of a group: each setting whose text differs from the one that the form was made from.
 * @returns undefined for a form that none of our pages submits
 */
export function parseGroup(fields: Fields, crmFields: ReturnType<CrmFormsPort['fields']>) {
  const group = SETTING_GROUPS.find(({ id }) => id === fields['intent']);
  const shown = base.safeParse(parseJson(fields['base'] ?? ''));
  if (!group || !shown.success) return undefined;
  const changes: Record<string, SettingChange> = {};
  for (const { name, kind } of group.settings) {
    const [version, before] = shown.data[name] ?? [];
    if (version === undefined) continue;
    const isSecret = kind === 'secret';
    const typed = kind === 'names' ? typedNames(fields, crmFields, before!) : fields[name];
    const isRemoved = isSecret && fields[`remove.${name}`] === 'on';
    if (typed === undefined || (isSecret && typed === '' && !isRemoved)) continue;
    const standard = kind === 'long-text' ? fields[`standard.${name}`] : '';
    const text = isRemoved || typed === standard ? '' : typed;
    if (isSecret || text !== before) changes[name] = { version, text: text || null };
  }
  return { group, changes };
}

/** The names that differ from the standard ones, as the setting stores them; undefined without the table. */
function typedNames(
  fields: Fields,
  crmFields: ReturnType<CrmFormsPort['fields']>,
  before: string,
): string | undefined {
  if (!Object.keys(fields).some((name) => name.startsWith('names.'))) return undefined;
  const forms = Object.entries(crmFields).map(([form, known]) => {
    const own = known.flatMap(({ ours, standard, name }) => {
      const typed = fields[fieldName(form, ours)] ?? name;
      return typed === standard ? [] : [[ours, typed] as const];
    });
    return [form, Object.fromEntries(own)] as const;
  });
  const different = forms.filter(([, own]) => Object.keys(own).length > 0);
  const text = different.length === 0 ? '' : JSON.stringify(Object.fromEntries(different));
  return isSameJson(text, before) ? before : text;
}

/** Whether two JSON texts say the same, whatever their order. */
const isSameJson = (one: string, other: string) => canonical(one) === canonical(other);

const canonical = (text: string) =>
  JSON.stringify(parseJson(text || '{}'), (_key, value: unknown) =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  );
